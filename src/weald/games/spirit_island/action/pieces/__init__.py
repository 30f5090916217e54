"""Verbs about pieces: reading, harm, damage, change, tokens, movement."""
