"""What lies in the folder of a host: settings, mails, games with their orders and logs."""
