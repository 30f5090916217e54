"""Adversaries of Jagged Earth, a file each."""
