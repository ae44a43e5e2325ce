"""The condition language of order files: small, total, never evaluated as code."""
