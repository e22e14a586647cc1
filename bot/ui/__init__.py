"""What is legal, as Discord components; what a person clicked, as a move."""
