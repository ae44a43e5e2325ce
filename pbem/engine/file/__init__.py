"""The game file: what it holds, how it is laid out, what seals it."""
