"""What any game uses, with no words of its own."""
