"""Names of files, made of the names of games: the same on every system."""

_SAFE = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-")
_DEVICES = {
    "con",
    "prn",
    "aux",
    "nul",
    *(f"{port}{n}" for port in ("com", "lpt") for n in range(10)),
}


def file_name(game: str, index: int, ending: str) -> str:
    """Return the name of a game's file: `world-007.toml`. Made of the game's name, made safe."""
    return f"{file_stem(game)}-{index:03d}{ending}"


def file_stem(game: str) -> str:
    """Return how the names of all files of a game begin."""
    stem = "".join(sign if sign in _SAFE else "-" for sign in game).strip("-.") or "game"
    if stem.partition(".")[0].lower() in _DEVICES:
        stem = f"game-{stem}"
    return stem


def file_number(name: str, stem: str) -> int:
    """Return the record that a file of a game holds, by its name; -1 for any other file."""
    number = name.removeprefix(f"{stem}-").removesuffix(".toml")
    if f"{stem}-{number}.toml" == name and number.isdecimal() and number.isascii():
        return int(number)
    return -1
