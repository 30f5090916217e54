"""The second promo pack."""
