"""What lies on this computer: files, keys, the ledger, known games, rule sets and maps."""
