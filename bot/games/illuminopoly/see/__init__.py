"""What one seat may know: views, where they are made, and how what it cannot know is rearranged."""
