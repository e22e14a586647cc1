"""Classic Illuminati, with Mutual Assured Distraction as an option."""
