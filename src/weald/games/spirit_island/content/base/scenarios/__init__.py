"""Scenarios, a file each."""
