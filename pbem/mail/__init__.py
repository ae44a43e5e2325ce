"""Mail as bytes: finding orders and game files in it, and writing drafts. Pure: no mail is sent here."""
