"""The tests of Fnordmaster."""
