"""How mail leaves and arrives: accounts, SMTP, IMAP, the mail program of this computer."""
