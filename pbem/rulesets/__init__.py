"""The games that come with pbem, a folder each; none knows another."""
