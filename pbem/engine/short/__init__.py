"""Orders as people type them: lines in a mail or a file, read into the data that an order file gives."""
