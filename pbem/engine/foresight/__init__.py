"""What may come: plans, odds and luck."""
