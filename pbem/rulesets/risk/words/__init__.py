"""What players read: events in sentences, tables, the rule book."""
