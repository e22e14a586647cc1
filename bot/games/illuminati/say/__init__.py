"""All that is said about Illuminati, one module for each chapter of the rule book."""
