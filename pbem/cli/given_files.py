"""Files, folders and mails as commands get them: sorted into game files, orders and troubles."""

import os
from collections.abc import Iterable, Iterator, Sequence

import attrs

from pbem.cli import console, opening
from pbem.cli.memory import SEEN
from pbem.engine.file.game_file import GameFile, open_game
from pbem.engine.file.genesis import Genesis
from pbem.engine.ruleset import Data
from pbem.engine.text import order_file
from pbem.errors import ContentError, UnavailableError
from pbem.local import files, home
from pbem.mail.draft import file_name
from pbem.mail.file_kind import holds_block, looks_like_mail, paper_kind, split_mailbox
from pbem.mail.parts import Letter, read_letter, read_pasted
from pbem.mail.search import FoundOrders, Verdict, find_games, search
from pbem.mail.signature_check import Judge

MAILBOX_LIMIT = 64 * 1024 * 1024
_MAILDIR = ("new", "cur")
_OUTLOOK = b"\xd0\xcf\x11\xe0"
_ENDINGS = (".toml", ".eml", ".mbox", ".msg", ".txt.toml")


@attrs.frozen
class GameHere:
    """A game file that was handed in: where it stands, its bytes, and what they say."""

    name: str
    path: str
    data: bytes
    game: GameFile


@attrs.frozen
class OrdersHere:
    """Orders that were handed in. `name` is for people, `path` the file or mail to name in a command."""

    name: str
    path: str
    found: FoundOrders


@attrs.frozen
class MailHere:
    """A mail that was handed in, and what is in it."""

    name: str
    path: str
    letter: Letter
    verdict: Verdict


@attrs.frozen
class PaperHere:
    """Another file of pbem: where it stands, its bytes, what it is, and a name to save it by."""

    name: str
    data: bytes
    kind: str
    file_name: str


@attrs.define
class Pile:
    """All that was handed in, in that order. `troubles` are pairs of a name and a sentence."""

    games: list[GameHere] = attrs.Factory(list)
    orders: list[OrdersHere] = attrs.Factory(list)
    papers: list[PaperHere] = attrs.Factory(list)
    mails: list[MailHere] = attrs.Factory(list)
    troubles: list[tuple[str, str]] = attrs.Factory(list)


def sort_out(paths: Sequence[str], known: Iterable[Genesis] = ()) -> Pile:
    """
    Read files, folders and mails, and say what each is.

    Signatures are checked by the games among them, those in `known`, and those seen here before.
    """
    if list(paths).count(files.STDIN) > 1:
        raise console.Refusal("standard input can be read only once")
    pile = Pile()
    judge = Judge(known, _seen_before)
    letters: list[tuple[str, str, Letter]] = []
    loose: list[tuple[str, bytes]] = []
    for path, data in _contents(paths):
        if looks_like_mail(data) or holds_block(data):
            letters += _letters(path, data)
        elif b"pbem-game/" in data[:4096]:
            _take_game(pile, judge, path, path, data)
        elif kind := paper_kind(data):
            pile.papers.append(PaperHere(path, data, kind, os.path.basename(path)))
        else:
            loose.append((path, data))
    for name, path, letter in letters:
        for game in find_games(letter):
            _take_game(pile, judge, f"{name}, {game.place}", path, game.data)
    for path, data in loose:
        _take_orders(pile, judge, path, data)
    for name, path, letter in letters:
        _take_mail(pile, name, path, letter, search(letter, judge))
    return pile


def order_files(opened: opening.Opened, path: str, data: bytes) -> list[order_file.OrderFile]:
    """
    Return the orders in a mail (or mailbox) for a game, as order files.

    Orders for other moments, which replies like to quote, are passed over if there are any for this
    one. Ends the command where a person must look first, or where there are none.
    """
    return _sure_orders(opened, path, _letters(path, data))


def folder_orders(opened: opening.Opened, path: str) -> list[order_file.OrderFile]:
    """Return the orders in the mails of a Maildir, as `order_files` does."""
    if not is_maildir(path):
        raise console.Refusal(
            f"{path} is a folder, and no Maildir (that has folders new and cur); name the files in it"
        )
    mails = [mail for inner in _inside(path) for mail in _letters(inner, read_any(inner))]
    return _sure_orders(opened, path, mails)


def is_maildir(path: str) -> bool:
    """Say whether a path is a folder in which mail programs keep mails, a file for each."""
    return any(os.path.isdir(os.path.join(path, box)) for box in _MAILDIR)


def _sure_orders(
    opened: opening.Opened, path: str, mails: Sequence[tuple[str, str, Letter]]
) -> list[order_file.OrderFile]:
    judge = Judge([opened.game.file.genesis])
    found: list[OrdersHere] = []
    papers: list[order_file.OrderFile] = []
    for name, inner, letter in mails:
        verdict = search(letter, judge)
        papers += [order_file.read(one.data, f"{name}, {one.place}") for one in verdict.papers]
        found += [OrdersHere(_called(name, one), inner, one) for one in verdict.orders]
        for trouble in verdict.troubles:
            console.warn(f"{name}: {trouble}")
    found = _for_now(opened, found)
    if not found and not papers:
        look = console.format_command("read", path)
        raise console.Refusal(f"{path}: there are no orders in it; look at it with {look}")
    for one in found:
        _require_sure(one)
    return [
        order_file.OrderFile(one.name, one.found.text, one.found.document, one.found.problems)
        for one in found
    ] + papers


# ── what was handed in ───────────────────────────────────────────────────────────────────────────


def read_any(path: str) -> bytes:
    """Return the bytes of a mail, a mailbox or any other file that may be handed in."""
    try:
        return files.read(path, MAILBOX_LIMIT)
    except UnavailableError as error:
        raise console.Refusal(str(error)) from None


def _contents(paths: Sequence[str]) -> Iterator[tuple[str, bytes]]:
    for path in paths:
        if path != files.STDIN and os.path.isdir(path):
            yield from ((inner, read_any(inner)) for inner in _inside(path))
        else:
            yield path, read_any(path)


def _inside(folder: str) -> Iterator[str]:
    """Return the files of a folder: all of a Maildir, otherwise those that may be ours."""
    boxes = [box for box in _MAILDIR if os.path.isdir(os.path.join(folder, box))]
    if boxes:
        for box in boxes:
            below = os.path.join(folder, box)
            # Names with a dot in front are halves that somebody is still writing.
            whole = (name for name in files.listing(below) if not name.startswith("."))
            yield from (os.path.join(below, name) for name in whole)
        return
    for name in files.listing(folder):
        path = os.path.normpath(os.path.join(folder, name))
        if name.lower().endswith(_ENDINGS) and os.path.isfile(path):
            yield path


def _letters(path: str, data: bytes) -> list[tuple[str, str, Letter]]:
    shown = "standard input" if path == files.STDIN else path
    if not looks_like_mail(data):
        return [(shown, path, read_pasted(data))]
    mails = list(split_mailbox(data))
    return [
        (shown if len(mails) == 1 else f"{shown}, mail {number}", path, read_letter(mail))
        for number, mail in enumerate(mails, 1)
    ]


def _seen_before(game_id: str) -> Genesis | None:
    """Look a game up among those that were verified here."""
    path = os.path.join(home.folder(), SEEN, f"{game_id}.toml")
    try:
        return open_game(files.read(path, files.GAME_LIMIT)).genesis
    except (UnavailableError, ContentError):
        return None


# ── sorting ──────────────────────────────────────────────────────────────────────────────────────


def _take_game(pile: Pile, judge: Judge, name: str, path: str, data: bytes) -> None:
    try:
        game = open_game(data)
    except ContentError as error:
        pile.troubles.append((name, f"a game file that cannot be read: {error}"))
        return
    judge.add(game.genesis)
    pile.games.append(GameHere(name, path, data, game))


def _take_orders(pile: Pile, judge: Judge, path: str, data: bytes) -> None:
    name = "standard input" if path == files.STDIN else path
    if data.startswith(_OUTLOOK):
        what = "a message in Outlook's own form; save the attached file, or save it as .eml"
        pile.troubles.append((name, what))
        return
    file = order_file.read(data, name)
    if not isinstance(file.data.get("game"), str) and b"game" not in data[:4096]:
        pile.troubles.append((name, "neither a mail nor a file of a game"))
        return
    errors = tuple(problem for problem in file.problems if problem.is_error)
    standing = "unreadable" if errors else judge(file.data)
    found = FoundOrders(file.data, file.text, standing, (name,), (), errors)
    pile.orders.append(OrdersHere(name, path, found))


def _take_mail(pile: Pile, name: str, path: str, letter: Letter, verdict: Verdict) -> None:
    pile.mails.append(MailHere(name, path, letter, verdict))
    pile.orders += [OrdersHere(_called(name, one), path, one) for one in verdict.orders]
    for paper in verdict.papers:
        wanted = file_name(paper.name or "pbem.toml")
        pile.papers.append(PaperHere(f"{name}, {paper.place}", paper.data, paper.kind, wanted))


def _called(name: str, found: FoundOrders) -> str:
    return f"{name}, {found.places[0]}"


# ── orders for one game ──────────────────────────────────────────────────────────────────────────


def _for_now(opened: opening.Opened, found: Sequence[OrdersHere]) -> list[OrdersHere]:
    clock = opened.game.table.clock(opened.game.state)
    now = [
        one
        for one in found
        if (one.found.document.get("game"), one.found.document.get("turn"))
        == (opened.game.file.genesis.name, clock.turn)
        and one.found.document.get("part", 1) == clock.part
    ]
    return _newest(now or found)


def _newest(found: Sequence[OrdersHere]) -> list[OrdersHere]:
    """Of orders that one player signed again keep the last; everything else is kept."""
    best: dict[tuple[str, str], int] = {}
    for one in found:
        if one.found.standing == "signed":
            slot, seq = _slot(one.found.document)
            best[slot] = max(best.get(slot, 0), seq)
    return [
        one
        for one in found
        if one.found.standing != "signed"
        or best[_slot(one.found.document)[0]] == _slot(one.found.document)[1]
    ]


def _slot(document: Data) -> tuple[tuple[str, str], int]:
    signed = document["signed"]
    return (str(document.get("player")), str(signed.get("base"))), int(signed.get("seq") or 0)


def _require_sure(one: OrdersHere) -> None:
    if one.found.needs_confirmation and one.found.standing == "unsigned":
        repairs = ", ".join(one.found.repairs)
        save = console.format_command("read", one.path, "--save", "DIR")
        raise console.Refusal(
            f"{one.name}: these orders are not signed and had to be repaired ({repairs}). "
            f"Look at them before they are played: {save} writes them to a file"
        )
