"""Advice for bots."""
