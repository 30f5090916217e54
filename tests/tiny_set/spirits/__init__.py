"""The spirits of the set."""
