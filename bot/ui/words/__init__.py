"""Texts in the reader's language: catalogues, Markdown, rule books."""
