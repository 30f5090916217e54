"""Spirits of the second promo pack, a file each: panel, special rules, innate powers and own cards."""
