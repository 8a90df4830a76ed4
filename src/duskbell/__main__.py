"""`python -m duskbell` is the command line."""

from duskbell.cli import main

main()
