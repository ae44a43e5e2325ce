"""Play-by-email engine: signed turn files, reproducible dice, auditable histories."""

__version__ = "0.1.0"
