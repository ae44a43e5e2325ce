"""What players write: orders and their faults, order files to fill in."""
