"""Spirits of Jagged Earth, a file each: panel, special rules, innate powers and own cards."""
