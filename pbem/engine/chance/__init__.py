"""Where the dice come from: a seed in the file, or the signatures of witnesses."""
