"""What people sign beside turns: start files and decisions."""
