"""Aspects that Jagged Earth brings, a file each: the parts of a panel that they replace, and their own."""
