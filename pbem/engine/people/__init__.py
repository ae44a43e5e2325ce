"""Who may do what: invitations, witnesses, sealed lists, records of what went wrong."""
