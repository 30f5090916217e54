"""Simulation, tournaments, statistics and measurements."""
