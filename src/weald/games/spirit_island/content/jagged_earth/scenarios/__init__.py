"""Scenarios of Jagged Earth, a file each."""
