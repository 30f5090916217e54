"""Studies that anybody can repeat: each module has a `main`."""
