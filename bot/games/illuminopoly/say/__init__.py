"""All that is said about Illuminopoly, one module for each chapter of the rule book."""
