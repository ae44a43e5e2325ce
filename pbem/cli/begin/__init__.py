"""How a game is agreed on and begun."""
