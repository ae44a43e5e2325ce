"""What mails say and what is written in them: senders, requests, rulings, receipts, turns. Pure."""
