"""What a host writes and reads: letters with their headers, receipts, turns, wishes of players."""
