"""Orders of the conquest game as people type them, one line each (docs/orders.md, Short orders)."""
