"""The language of written orders: from a message to what it means, a question, or a refusal (TSW-13)."""
