"""How people come together for a game: invitations and start files."""
