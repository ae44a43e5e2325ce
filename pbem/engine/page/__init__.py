"""The page of a game: one HTML file that shows it, proves it, and takes orders; pure text from values."""
