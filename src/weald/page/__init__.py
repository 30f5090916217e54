"""The host of one device: all tables of a browser, in a worker of its page."""
