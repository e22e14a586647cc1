"""The pictures, made from views."""
