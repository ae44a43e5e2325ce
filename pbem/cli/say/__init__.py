"""What is printed, and what is asked at a terminal."""
