"""Why an option is good, in words."""
