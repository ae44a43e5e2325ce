"""What somebody says at the desk about a game, read and said back: a new one, a name, what waits for players."""

import re
from collections.abc import Iterator, Sequence

import attrs

from pbem.engine.file.look_alikes import alike_fault
from pbem.engine.file.phrases import counted, listed
from pbem.engine.file.plain_ids import free_id
from pbem.engine.modes.modes import MODES
from pbem.engine.short.names import fold
from pbem.host.folder.waiting_games import OPEN, Guest, WaitingGame
from pbem.host.mails.desk_mails import seat_taken
from pbem.local import map_files, registry
from pbem.mail.commands import EVERYBODY, MASTERS
from pbem.mail.desk_words import DeskWish
from pbem.mail.letter import Block

_USUAL_SEATS = 3
_GAME_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
_PLAYER_NAME = re.compile(r"[^\W\d_][\w .'-]{0,39}")


def read_game(wish: DeskWish, today: str) -> tuple[WaitingGame, list[str]]:
    """Return the game that a wish describes on a day (YYYY-MM-DD), and what is wrong with the description."""
    known, maps = registry.names(), map_files.ids()
    rules = wish.rules or next((one for one in wish.bare if one in known), "") or registry.DEFAULT
    bare = [one for one in wish.bare if one != rules]
    mode = wish.mode or OPEN
    game = WaitingGame(wish.game, rules, wish.seats, today, mode, switches=wish.switches, board=wish.board)
    if rules not in known:
        return game, [f"Nothing is called {rules[:40]} here; the word new alone lists what can be played."]
    ruleset = registry.load(rules)
    offered = {one.name for one in ruleset.options() if not one.values}
    least, most = ruleset.seats
    game = attrs.evolve(
        game,
        seats=wish.seats or min(max(_USUAL_SEATS, least), most),
        options=(*wish.options, *(one for one in bare if one in offered)),
    )
    faults = [f"Not understood: {one[:40]}" for one in bare if one not in offered]
    if not _GAME_NAME.fullmatch(wish.game):
        faults.append("A game's name has 1 to 40 letters, digits, - and _.")
    if not least <= game.seats <= most:
        faults.append(f"{ruleset.title} is for {least} to {most} players.")
    if mode not in MODES:
        faults.append(f"There is no mode {mode[:40]}; there are {listed([*MODES])}.")
    if wish.board and wish.board not in maps:
        faults.append(f"There is no map {wish.board[:40]}; there are {', '.join(maps)}.")
    return game, faults


def name_fault(game: WaitingGame, wish: DeskWish) -> str:
    """Say why somebody cannot be called so; "" if they can."""
    if not wish.player:
        return f"Who are you? Write: {wish.word} {game.name} as YOUR NAME"
    if not _PLAYER_NAME.fullmatch(wish.player) or fold(wish.player) in (*EVERYBODY, *MASTERS):
        return "A player's name has 1 to 40 letters, digits and blanks, a letter first, and is not that of the host."
    if any(fold(guest.name) == fold(wish.player) for guest in game.guests):
        return f"Somebody plays as {wish.player} there already; choose another name."
    own = (free_id(wish.player, [guest.id for guest in game.guests]), wish.player)
    fault = alike_fault([*((guest.id, guest.name) for guest in game.guests), own])
    return f"{fault[:1].upper()}{fault[1:]}; choose another name." if fault else ""


def welcomed(game: WaitingGame, guest: Guest) -> Iterator[Block]:
    """Say that somebody is in, beside whom, and how many seats are free."""
    others = [one.name for one in game.guests if one != guest]
    return seat_taken(game.name, guest.name, others, game.free, keyed=game.keyed)


def described(game: WaitingGame) -> str:
    """Return a game that waits for players in a line."""
    mode = [f"mode {game.mode}"] if game.keyed else []
    more: Sequence[str] = (*mode, *game.options, *game.switches, *([f"map {game.board}"] if game.board else []))
    said = f" with {listed(more)}" if more else ""
    inside = listed([guest.name for guest in game.guests])
    free = f"{counted(game.free, 'seat')} of {game.seats} free"
    return f"{game.name}: {game.rules}{said}; {free}; {inside} {'is' if len(game.guests) == 1 else 'are'} in"


def rules_line(name: str) -> str:
    """Return a rule set in a line: its name, for how many it is, and its options."""
    ruleset = registry.load(name)
    least, most = ruleset.seats
    options = [one.name for one in ruleset.options() if not one.values]
    said = f"; options {', '.join(options)}" if options else ""
    return f"{name}: {ruleset.title}, {least} to {most} players{said}"
