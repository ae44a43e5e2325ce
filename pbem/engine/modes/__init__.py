"""Where dice come from, and how hands of cards are held."""
