"""The chapters of the rule book, as they are played."""
