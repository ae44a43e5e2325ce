"""What orders will probably do, exactly: battles, campaigns, whole turns."""
