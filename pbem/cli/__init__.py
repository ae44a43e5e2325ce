"""The commands: they read files, call the engine, print, and set the exit code."""
