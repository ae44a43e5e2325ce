"""How hands are held: face up, dealt by a host, or private."""
