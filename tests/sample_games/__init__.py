"""Games for tests: made by hand or by commands, with the keys of all players, and hosts of such games."""
