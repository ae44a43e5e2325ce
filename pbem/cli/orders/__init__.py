"""Orders, decisions and mails as they are given to a command."""
