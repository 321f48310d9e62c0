"""`python -m theogony` is the command line."""

import sys

from theogony.cli import main

sys.exit(main())
