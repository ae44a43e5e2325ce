"""Order files as text: reading, places, faults as people read them, columns."""
