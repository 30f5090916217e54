"""Adversaries of Branch & Claw, a file each."""
