"""How orders are given: the file to fill in, typed lines, the form of a page."""
