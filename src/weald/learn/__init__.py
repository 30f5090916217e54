"""Lessons, puzzles and the daily challenge: positions, goals and texts on top of the games, no rules."""
