"""The command line: `python -m bot COMMAND`."""
