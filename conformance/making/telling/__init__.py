"""Cases as plain text: what lies on the table, what is done, and what must follow."""
