"""Reproducible studies; each module has a `main`."""
