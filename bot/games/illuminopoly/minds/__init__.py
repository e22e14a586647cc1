"""What AI seats want, answer and offer; what a seat answers by itself."""
