"""Small rule sets for tests, each as a stranger would write it."""
