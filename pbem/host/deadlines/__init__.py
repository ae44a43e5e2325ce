"""Time in a hosted game: its settings, the signed log, and when orders are due by both. Pure."""
