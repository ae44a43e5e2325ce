"""Proving a history: audit, evidence, forks, export."""
