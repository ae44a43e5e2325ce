"""What the rooms of a host hand each other: an open turn, the orders kept for it, a ruling."""
