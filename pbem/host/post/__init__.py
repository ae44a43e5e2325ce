"""Mails in and out: the spool, what becomes of a mail, the outbox, the IMAP door."""
