"""What one seat may know: views, where they are made, and what is reckoned from them alone."""
