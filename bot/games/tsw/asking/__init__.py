"""What is asked and answered: messages, questions, replies, the sheet in words."""
