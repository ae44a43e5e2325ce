"""Pictures of a board: a scene goes in, SVG text comes out. Knows no game and no file."""
