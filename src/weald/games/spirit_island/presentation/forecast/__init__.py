"""Forecasts: of the invaders, of an event, of each option of a question."""
