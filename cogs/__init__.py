"""Thin Discord cogs: they name a person and an ask, and judge nothing."""
