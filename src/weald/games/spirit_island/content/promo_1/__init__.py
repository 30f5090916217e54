"""The first promo pack."""
