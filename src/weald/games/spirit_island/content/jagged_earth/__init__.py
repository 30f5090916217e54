"""Jagged Earth."""
