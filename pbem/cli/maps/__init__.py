"""What `pbem map` does with maps of others and with new ones."""
