"""What a game waits for, as one value told from the papers that lie there. Begin with `pending.py`."""
