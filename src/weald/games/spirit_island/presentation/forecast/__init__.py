"""What will happen: by the invaders, by an event, by each option of a question."""
