"""What a group decides about its game: notices, approvals, and what they do."""
