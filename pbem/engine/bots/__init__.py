"""What a bot keeps to."""
