"""Scenarios of Branch & Claw, a file each."""
