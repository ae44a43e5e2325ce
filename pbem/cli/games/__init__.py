"""What lies in a folder, and whose games these are."""
