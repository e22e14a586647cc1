"""What is to be said, kept as rows until it is sent."""
