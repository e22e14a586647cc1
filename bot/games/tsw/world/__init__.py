"""The world and the people in it: records, names, the bank of phrases, hidden figures in words."""
