"""Aspects of the second promo pack, a file each: the parts of a panel that they replace, and their own."""
