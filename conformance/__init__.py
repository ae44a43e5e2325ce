"""The rules of two old board games as cases that any engine can be held against; see README.md."""
