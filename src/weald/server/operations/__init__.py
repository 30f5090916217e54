"""Health, metrics, logs and maintenance."""
