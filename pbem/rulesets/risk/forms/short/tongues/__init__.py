"""What players say word by word, a module for each language."""
