"""Minor and major powers."""
