"""Makes what a browser loads from the files under `web/`."""
