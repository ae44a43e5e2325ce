"""Players of the tests: each writes an order file, seeing no more than whoever types one."""
