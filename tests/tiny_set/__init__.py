"""The smallest set of Spirit Island, with one spirit: for the tests, and as a beginning."""
