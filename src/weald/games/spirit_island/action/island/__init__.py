"""Verbs about the island: effects that last, blight, joined lands, boards."""
