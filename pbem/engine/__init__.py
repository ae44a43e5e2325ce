"""The engine: what is the same for every game. Bytes and values in, values out."""
