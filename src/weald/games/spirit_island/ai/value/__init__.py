"""What a position is worth to AI spirits: by rules of thumb, and by learned weights."""
