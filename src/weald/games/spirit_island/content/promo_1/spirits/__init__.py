"""The spirits: a file each, with panel, special rules, innate powers and own cards."""
