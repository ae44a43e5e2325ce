"""A file for each command: `pbem NAME` is `NAME.py`, its `command`."""
