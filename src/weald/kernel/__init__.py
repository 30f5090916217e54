"""What every game shares: state, steps, decisions, events, chance, views, tables. Knows no game."""
