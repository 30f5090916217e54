"""Scenarios of the second promo pack, a file each."""
