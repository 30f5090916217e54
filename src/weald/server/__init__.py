"""The web service: tables, seats, storage and live updates; it knows the kernel, never a card."""
