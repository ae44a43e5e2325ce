"""`pbem turn`: a whole turn, from what came in to the mail that goes out. Begin with `course.py`."""
