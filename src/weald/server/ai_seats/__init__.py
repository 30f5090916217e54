"""AI seats and the worker processes that think for them."""
