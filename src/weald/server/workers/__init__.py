"""Processes for everything slow: one pool, shared fairly."""
