"""What one seat may know: the view, and the one place where views are made."""
