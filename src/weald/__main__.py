"""`python -m weald`: the command line."""

import sys

from weald.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
