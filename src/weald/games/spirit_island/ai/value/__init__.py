"""The value of a position to AI spirits: by rules of thumb, and by learned weights."""
