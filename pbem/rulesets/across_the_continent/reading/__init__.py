"""What players write: orders and their faults, templates."""
