"""What players write: names, conditions, orders and their faults, templates."""
