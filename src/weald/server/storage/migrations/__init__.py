"""The steps by which a database of any age becomes one of today."""
