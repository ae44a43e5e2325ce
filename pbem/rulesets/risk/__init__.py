"""The game of world conquest, in its editions of 1959 to 2009, with every option of the booklets."""
