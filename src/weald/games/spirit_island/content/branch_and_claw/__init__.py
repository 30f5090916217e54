"""Branch & Claw."""
