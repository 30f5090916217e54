"""Reasons for an option, in words."""
