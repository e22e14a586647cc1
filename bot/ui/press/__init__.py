"""Printed matter for its readers, and the narrator that tells it anew."""
