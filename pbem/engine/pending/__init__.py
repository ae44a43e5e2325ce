"""What a game waits for, worked out from the papers that lie there."""
