"""Printed content, one folder per set."""
