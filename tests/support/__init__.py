"""What several tests share: builders and readers, never a stand-in for the engine."""
