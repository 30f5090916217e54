"""Adversaries, a file each."""
