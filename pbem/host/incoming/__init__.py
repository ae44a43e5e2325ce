"""Received mails: read, sorted by game, decided and answered. It needs `games` and below."""
