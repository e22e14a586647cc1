"""What the bot sends of itself: rows of the outbox, threads, pictures, and when."""
