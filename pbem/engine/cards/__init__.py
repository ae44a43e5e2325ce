"""Cards that lie face down: tokens, openings, and what the host of a dealer game deals."""
