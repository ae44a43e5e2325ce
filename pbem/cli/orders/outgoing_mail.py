"""A mail to be sent: orders, a game file or another document, with the words that go with it."""

import os
from collections.abc import Callable, Sequence
from contextlib import suppress

import attrs

from pbem.cli.games import remembered_games
from pbem.cli.orders import first_mails, given_orders, table_talk
from pbem.cli.say import console, next_step
from pbem.engine.file.decision import REPLACE
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.phrases import format_head, format_seats
from pbem.engine.play.play import needed_witnesses
from pbem.engine.play.sealed_orders import PROOF
from pbem.engine.text import order_file
from pbem.engine.text.file_names import file_name, file_number, file_stem, orders_name
from pbem.engine.text.table_talk import typed
from pbem.errors import InputError, PbemError
from pbem.local import files, game_files, game_notes, known_games
from pbem.local.game_files import OpenedGame
from pbem.local.turn_files import beside_orders
from pbem.mail.draft import Attachment, Draft, one_line, orders_text
from pbem.mail.file_kind import DECISION
from pbem.mail.inbox import game_id_in
from pbem.mail.sources import GAME_MARK
from pbem.record import value

Sign = Callable[[OpenedGame], object]
"""Signs the orders for a game."""


@value
class ReadyMail:
    """
    A mail to be: the draft, the files that it carries, where to write it, and who should get it, in words.

    `genesis` is that of its game, where the game is known.
    """

    draft: Draft
    paths: tuple[str, ...]
    eml: str
    whom: str
    genesis: Genesis | None = None


def note_sent(mail: ReadyMail) -> None:
    """Note that pbem itself has sent a mail: what it carries cannot be taken back any more."""
    if mail.genesis:
        for one in mail.draft.attachments:
            game_notes.note_sent(mail.genesis, one.name)


# ── orders ───────────────────────────────────────────────────────────────────────────────────────


def game_beside(orders: str) -> str:
    """Find the newest file of the game beside the orders, by its name; "" if there is none."""
    folder = os.path.dirname(orders)
    stem = file_stem(str(given_orders.read_orders([orders])[0].data.get("game", "")))
    newest = max((file_number(name, stem) for name in files.listing(folder)), default=-1)
    return os.path.join(folder, file_name(stem, newest, ".toml")) if newest >= 0 else ""


def orders_mail(game: str, orders: str, sign: Sign) -> ReadyMail:
    """Return the mail with some orders; they are checked, and signed if they must be, where `game` is known."""
    ready = _Prepared("the player who plays the turn")
    if opened := game_files.open_game(game) if game else None:
        ready = _prepare_orders(opened, orders, sign)
    else:
        console.warn("there is no file of this game beside the orders, so they were not checked")
    file = given_orders.read_orders([orders])[0]
    given_orders.require_readable([file])
    document = order_file.read(ready.text.encode(), orders).data if ready.text else file.data
    talk = ready.talk or typed(file.said)
    name, turn, seat = (one_line(str(document.get(key, "?")), 80) for key in ("game", "turn", "player"))
    genesis = opened.game.file.genesis if opened else None
    who = one_line(format_seats(genesis, [seat]), 80) if genesis else seat
    greeting = (
        f"Orders of {who} for {name}, turn {turn}.\n{ready.then}\n"
        "They are attached, and stand below once more (with some characters written\n"
        "as numbers), in case a mail program loses the attachment.\n\n"
        "Save this mail as a file. To look into it:  pbem read FILE\n"
        f"To go on with the game:                     pbem turn FILE\n\n{talk}"
    )
    # Talk is in the text of the mail alone, so that the orders are the same wherever they are.
    own = file.text.encode() if file.said else files.read(orders, files.ORDERS_LIMIT)
    data = ready.text.encode() or own
    draft = Draft(
        (),
        f"[pbem {name}] turn {turn}: orders of {who}",
        orders_text(document, greeting),
        (Attachment(orders_name(document), data),),
    )
    return ReadyMail(draft, (orders,), beside_orders(orders, document, ".eml"), ready.whom, genesis)


@value
class _Prepared:
    """
    Orders that may be mailed: who is to get them, and what their author said to the table.

    `text` is that of unsigned orders in which a setting had to be moved, else "". `then` is the line that says who plays
    them, where only one can.
    """

    whom: str
    talk: str = ""
    text: str = ""
    then: str = ""


def _prepare_orders(opened: OpenedGame, orders: str, sign: Sign) -> _Prepared:
    """Check orders, and sign them if they must be signed."""
    remembered_games.print_proof(opened)
    files_read = given_orders.read_orders([orders])
    if any(PROOF in file.data for file in files_read):
        return _Prepared("all players; anyone who has everybody's files can play them")
    reading = given_orders.checked(opened, files_read, about_to_sign=True).readings[0]
    genesis = opened.game.file.genesis
    if reading.seat in genesis.identities and not reading.sig:
        sign(opened)
    table_talk.keep_own(opened.game, files_read[0])
    talk = table_talk.said_by(opened.game, reading.seat)
    if next_step.is_sealed(opened.game):
        path = next_step.sealed_path(opened.game, reading.seat, orders)
        sealed = console.format_command("mail", path)
        raise InputError(
            f"{orders} is not to be seen by others before all have decided; mail the sealed file first: {sealed}"
        )
    if witnesses := needed_witnesses(opened.game, [reading.seat]):
        who = format_seats(genesis, witnesses)
        if next_step.others_decide(opened.game):
            return _Prepared(f"{who} alone, because others have still to decide", talk)
        return _Prepared(f"all players; {who} makes the dice", talk, then=f"{who} makes the dice, and plays them.\n")
    in_order = given_orders.in_order(files_read[0], reading) if reading.lifted else ""
    return _Prepared("the player who plays the turn", talk, in_order)


# ── a game file ──────────────────────────────────────────────────────────────────────────────────


def game_mail(opened: OpenedGame) -> ReadyMail:
    """Return the mail with a game file, its report in the text."""
    remembered_games.print_proof(opened)
    file = opened.game.file
    name = one_line(file.genesis.name, 80)
    fresh = file.index == 0 and not file.genesis.chance.witnessed
    then = opened.game.next.rstrip(".")
    text = (
        f"{first_mails.of_first_record(file.genesis) if fresh else ''}\n"
        f"{name}, record {file.index} (one step of the game). Next: {then}.\n"
        f"Head {format_head(file.head)} (the same for all who have the same game)\n\n"
        "The game file is attached. The next player saves this mail or the file, and\n"
        f"types: pbem turn FILE\n{_report_beside(opened.path)}"
    ).lstrip()
    if talk := table_talk.going_round(opened.game):
        text += f"\n{talk}"
    attached = (_attachment_of(opened.path, opened.data),)
    about = f"a new game by mail; {then}" if fresh else then
    draft = Draft((), f"[pbem {name}] {about}", text, attached)
    return ReadyMail(draft, (opened.path,), draft_path(opened.path), "all players", file.genesis)


def with_game(mail: ReadyMail, opened: OpenedGame) -> ReadyMail:
    """Put the game file that orders answer, and its report, into the mail with them."""
    draft = mail.draft
    text = f"{draft.text.rstrip()}\n\nThe game file that they answer is attached too.\n{_report_beside(opened.path)}"
    attached = (_attachment_of(opened.path, opened.data), *draft.attachments)
    whole = attrs.evolve(draft, text=text, attachments=attached)
    return attrs.evolve(mail, draft=whole, paths=(opened.path, *mail.paths))


def with_files(mail: ReadyMail, paths: Sequence[str]) -> ReadyMail:
    """Put further files of pbem into a mail, unless they are in it."""
    more = [path for path in paths if path not in mail.paths]
    attached = [_attachment_of(path, game_files.read_game(path)) for path in more]
    draft = attrs.evolve(mail.draft, attachments=(*mail.draft.attachments, *attached))
    return attrs.evolve(mail, draft=draft, paths=(*mail.paths, *more))


def _report_beside(path: str) -> str:
    """Return the report that lies beside a game file, after an empty line; "" if there is none."""
    report = os.path.splitext(path)[0] + ".txt"
    if not files.exists(report):
        return ""
    return "\n" + files.read(report, files.MAP_LIMIT).decode("utf-8", "replace")


def document_mail(path: str, kind: str) -> ReadyMail:
    """Return the mail with another file of pbem."""
    data = game_files.read_game(path)
    words = first_mails.of_document(data, kind, known_games.seen_genesis(game_id_in(data)))
    draft = Draft((), words.subject, words.text, (_attachment_of(path, data),))
    mail = ReadyMail(draft, (path,), draft_path(path), "all players")
    return with_files(mail, _only_copies(path, data)) if kind.startswith(DECISION) else mail


def _only_copies(path: str, data: bytes) -> list[str]:
    """
    Return the game file beside it in which a seat is to get new keys; nothing for other decisions.

    Whoever lost the keys may have made that record as the last thing, and nobody else may have it.
    """
    from pbem.engine.papers.decision_file import read_decision  # late: decisions are rare

    decision, folder = read_decision(order_file.read(data, path)), os.path.dirname(path)
    if decision.kind != REPLACE:
        return []
    ending = f"-{int(decision.document['index']) - 1:03d}.toml"
    beside = [os.path.join(folder, name) for name in files.listing(folder) if name.endswith(ending)]
    return [one for one in beside if _head_of(one) == decision.document["prev"]][:1]


def _head_of(path: str) -> str:
    """Return the head of a game file, in hexadecimal; "" for any other file."""
    with suppress(PbemError):
        if GAME_MARK in (data := game_files.read_game(path)):
            return game_files.opened_from(path, data).game.file.head.hex()
    return ""


def draft_path(path: str) -> str:
    """Return where the draft of a mail with a file is written: beside it."""
    return f"{os.path.splitext(path)[0]}.eml"


def _attachment_of(path: str, data: bytes) -> Attachment:
    return Attachment(os.path.basename(path), data)
