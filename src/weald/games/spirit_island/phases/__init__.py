"""The course of a game, phase by phase."""
