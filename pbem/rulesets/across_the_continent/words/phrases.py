"""Words that reports and letters of the race share."""


def counted_spaces(count: int) -> str:
    """Return a distance on the board: "1 space", "4 spaces"."""
    return "1 space" if count == 1 else f"{count} spaces"
