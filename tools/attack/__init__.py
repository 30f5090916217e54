"""Attacks on the service (`make attack`): bounded, against its own process on loopback, with a report."""
