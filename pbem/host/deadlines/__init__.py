"""Time at a host: when orders are due, who is awaited, what happens to a missed turn."""
