"""
One mail decided: read, weighed, kept, answered, written down, filed away.

    claim -> read -> by game, under its lock: rule, keep, answer -> commit -> file away

Every step may be repeated. What a step writes has a name that follows from what the mail says, so a
second time writes nothing new; the commit is last. Whoever is killed before it begins anew.
"""

from collections.abc import Iterator
from datetime import datetime

import attrs

from pbem.engine.file.game_file import GameFile
from pbem.errors import ContentError
from pbem.host.deadlines.keeping import note_refusal
from pbem.host.games import orderbook, postman
from pbem.host.games.absences import Asked, question, sort_returns, take_back_by_code, times_back
from pbem.host.games.asking import take_wishes
from pbem.host.games.decisions import take_decision
from pbem.host.games.shelf import Opened, Shelf
from pbem.host.house import GameFolder, House
from pbem.host.letters.headers import first, read_headers
from pbem.host.letters.wishes import Wishes
from pbem.host.post import spool
from pbem.host.post.answering import Desk, Sentence, Told, answer
from pbem.host.post.decision import (
    Ruling,
    Word,
    confirmed,
    content_of,
    is_echo,
    mark_of,
    rule,
    rule_sealed,
)
from pbem.host.post.helping import help_player
from pbem.host.post.sorting import Mail, Pile, read_mail, sort_out
from pbem.mail.draft import one_line
from pbem.mail.search import QUOTED, FoundOrders


def handle(house: House, shelf: Shelf, mail: spool.Claimed, now: datetime) -> Told | None:
    """
    Decide about one claimed mail and file it away; None when it was decided before.

    Raises BusyError when another host works on its game: nothing has happened then.
    """
    caps = house.settings.caps
    raw = _read(mail.path, caps.mail_bytes)
    digest = spool.digest_of(raw)
    known = spool.decision(house, digest)
    if known is not None:
        spool.file_away(house, mail, known["shelf"], now)
        return None
    told = Told()
    headers = read_headers(raw)
    if fault := _too_large(raw, house):
        told.rows.append(fault)
    else:
        _decide(house, shelf, read_mail(house, shelf, raw, digest), told, now)
    spool.commit(house, digest, {
        "mail": mail.name, "shelf": told.shelf, "when": now.isoformat(timespec="seconds"),
        "from": one_line(first(headers, "from"), 200), "subject": one_line(first(headers, "subject")),
        "told": told.rows, "answers": told.answers, "games": told.games,
    })  # fmt: skip
    spool.file_away(house, mail, told.shelf, now)
    return told


def _read(path: str, most: int) -> bytes:
    """Read a mail, one byte more than is taken at most."""
    with open(path, "rb") as file:
        return file.read(most + 1)


def _too_large(raw: bytes, house: House) -> str:
    caps = house.settings.caps
    if len(raw) > caps.mail_bytes:
        return f"the mail has more than {caps.mail_bytes} bytes"
    head = raw.replace(b"\r\n", b"\n").partition(b"\n\n")[0]
    if len(head) > caps.header_bytes:
        return f"the header of the mail has more than {caps.header_bytes} bytes"
    return ""


# ── by game ──────────────────────────────────────────────────────────────────────────────────────


def _decide(house: House, shelf: Shelf, mail: Mail, told: Told, now: datetime) -> None:
    piles, rows = sort_out(shelf, mail)
    told.rows += rows
    if not piles and not rows:
        told.rows.append("nothing for pbem in it")
        told.rows += mail.letter.troubles
    if mail.robot:
        told.rows.append(f"not answered: {mail.robot}")
    useful = False
    for pile in piles:
        told.games.append(pile.folder.name)
        try:
            with pile.folder.lock():
                useful |= _work(house, shelf, pile, mail, told, now)
        except ContentError as error:
            told.rows.append(str(error))
            useful = True
    if not useful:
        help_player(house, shelf, mail, rows, told, now)


# ── one game ─────────────────────────────────────────────────────────────────────────────────────


def _work(house: House, shelf: Shelf, pile: Pile, mail: Mail, told: Told, now: datetime) -> bool:
    """Decide about what is for one game; say whether there was anything but an echo."""
    desk, words = Desk(shelf.case(pile.folder)), list[Word]()
    for found in pile.orders:
        _take_orders(desk, pile.folder, found, mail)
    for code in pile.codes:
        _take_yes(house, shelf.newest(pile.folder), desk, code, mail, now)
    for data, kind in pile.papers:
        _take_paper(house, shelf.newest(pile.folder), desk, data, kind, now)
    for data, game in pile.games:
        words.append(_take_game(shelf.newest(pile.folder), desk, data, game, told))
    _take_wishes(house, shelf.newest(pile.folder), desk, pile.wishes, mail, now)
    desk.rulings = list(_worth_telling(desk.rulings, more=bool(desk.sentences)))
    _note_refusals(shelf.newest(pile.folder), desk, mail, now)
    told.rows += [f"{one.seat or 'somebody'}: {one.word}: {one.sentence}" for one in desk.rulings]
    told.rows += [f"{one.word}: {one.text}" for one in desk.sentences]
    words += [one.word for one in desk.rulings]
    words += [one.word for one in desk.sentences]
    if "accepted" in words or "to be confirmed" in words:
        told.shelf = "done"
    if not mail.robot:
        answer(house, shelf.newest(pile.folder), desk, mail, told, now)
    return bool(words or mail.letter.troubles)


def _take_orders(desk: Desk, folder: GameFolder, found: FoundOrders, mail: Mail) -> None:
    if is_echo(desk.case, found):
        return
    ruling = rule(desk.case, found, mail.sender, standby=mail.wishes.standby)
    if mail.robot and not ruling.proved and ruling.word in ("accepted", "to be confirmed"):
        # What a robot sends back was perhaps never written by anybody.
        ruling = ruling._replace(word="ignored", sentence="not signed, in a mail that a program "
                                 "sent by itself", keep=None, hold=None)  # fmt: skip
    if (
        ruling.keep
        and not ruling.proved
        and any(one.keep and one.seat == ruling.seat for one in desk.rulings)
    ):
        other = "other orders in the same mail were taken"
        ruling = ruling._replace(word="ignored", sentence=other, keep=None)
    _act(desk, folder, ruling)
    desk.rulings.append(ruling)
    # That orders are in now is news, even to somebody who was told before that they were not.
    desk.contents.append(f"{content_of(ruling)} {ruling.word == 'accepted'}")


def _act(desk: Desk, folder: GameFolder, ruling: Ruling) -> None:
    """Do what was ruled, and see the game so from now on."""
    case = desk.case
    if ruling.keep:
        one = ruling.keep
        orderbook.keep(folder, case.record, one)
        row = [*(x for x in case.stored.get(one.seat, []) if x != (one.seq, one.sha)),
               (one.seq, one.sha)]  # fmt: skip
        desk.case = case._replace(
            kept={**case.kept, one.seat: one}, stored={**case.stored, one.seat: sorted(row)}
        )
    if ruling.hold:
        code, seat, data = ruling.hold
        orderbook.hold(folder, case.record, seat, code, data)
    if ruling.reveal:
        orderbook.enlist(folder, case.record, "revealed", *ruling.reveal)


def _take_yes(
    house: House, opened: Opened, desk: Desk, code: str, mail: Mail, now: datetime
) -> None:  # fmt: skip
    # A yes is worth what the orders were worth: it counts from the registered address alone.
    own = desk.case.seats_at(mail.sender)
    held = orderbook.held(opened.folder, desk.case.record, code)
    if mail.robot or not own:
        return
    if held is None:
        asked = Asked(house, opened, own, False, mail.digest, now)
        for seat in own:
            if sentence := take_back_by_code(asked, seat, code, desk.case.secret):
                desk.sentences.append(Sentence("accepted", sentence))
                desk.contents.append(f"{code} {sentence}")
        return
    if held[0] not in own:
        return
    ruling = confirmed(desk.case, *held)
    _act(desk, opened.folder, ruling)
    desk.rulings.append(ruling)
    desk.contents.append(code)


def _take_paper(
    house: House, opened: Opened, desk: Desk, data: bytes, kind: str, now: datetime
) -> None:
    folder = opened.folder
    desk.contents.append(mark_of(data))
    if kind == "a decision of the group":
        said = take_decision(house, opened, data, now)
        desk.sentences.append(Sentence("accepted", f"The decision: {said}."))
        return
    if kind != "sealed orders":
        desk.sentences.append(Sentence("ignored", f"There is {kind} in it; a host takes none."))
        return
    word, sentence, seat = rule_sealed(desk.case, data)
    if word == "accepted":
        orderbook.enlist(folder, desk.case.record, "sealed", seat, data)
    desk.sentences.append(Sentence(word, f"The sealed orders: {sentence}.", seat))


def _take_game(opened: Opened, desk: Desk, data: bytes, game: GameFile, told: Told) -> Word:
    taken = postman.take_game(opened, data, game)
    if taken.word != "accepted":
        # One that is taken goes to everybody; that is answer enough.
        desk.sentences.append(Sentence(taken.word, f"The game file: {taken.sentence}."))
    told.rows.append(f"{taken.word}: the game file: {taken.sentence}")
    desk.contents.append(mark_of(data))
    desk.attachments += taken.attachments
    return taken.word


def _take_wishes(
    house: House, opened: Opened, desk: Desk, wishes: Wishes, mail: Mail, now: datetime
) -> None:
    """Pass letters on and note absences, for the seats that the mail may speak for."""
    # Old orders prove nothing: everybody has them, with their signatures, in the game file.
    fresh = [one for one in desk.rulings if one.proved and one.word == "accepted"]
    proved = [one.seat for one in fresh if one.seat]
    # A forged address beside somebody's own orders must not speak for two.
    seats = list(dict.fromkeys(proved)) or desk.case.seats_at(mail.sender)
    if wishes.empty or not seats:
        return
    asked = Asked(house, opened, seats, bool(proved), mail.digest, now)
    if not proved:
        codes, returns = sort_returns(asked, wishes.returns, desk.case.secret)
        wishes = attrs.evolve(wishes, returns=returns)
        desk.sentences += [Sentence("to be confirmed", question(code)) for code in codes]
    told = take_wishes(asked, wishes)
    rows = [f"{one[:1].upper()}{one[1:].rstrip('.')}." for one in told]
    desk.sentences += [Sentence("accepted", row, next(iter(proved), "")) for row in rows]
    # The same days may be announced again after they were taken back.
    times = times_back(opened, seats) if wishes.absences or wishes.returns else 0
    desk.contents.append(mark_of(f"{mail.wishes!r} {times}".encode()))


def _note_refusals(opened: Opened, desk: Desk, mail: Mail, now: datetime) -> None:
    """Write into the log that a player's orders were refused, where he has no others in."""
    sitting = desk.case.seat_at(mail.sender)
    for one in desk.rulings:
        seat = one.seat if one.proved else sitting
        if one.word == "wrong" and seat and seat not in desk.case.kept:
            note_refusal(opened, seat, one.sentence, now)


def _worth_telling(rulings: list[Ruling], *, more: bool) -> Iterator[Ruling]:
    """
    Leave out what a reply quotes, where it brings something new of the same player.

    `more` says whether the mail holds something else than orders.
    """
    taken = {one.seat for one in rulings if one.word == "accepted"}
    own = any(one.word != "ignored" and not one.untouched for one in rulings)
    for one in rulings:
        claimed = one.seat or str(one.found.document.get("player"))
        if one.word == "ignored" and QUOTED in one.found.repairs and (more or len(rulings) > 1):
            continue
        if one.untouched and (more or own) and not _attached(one):
            # Some mail programs quote without any mark: nobody wrote this.
            continue
        if one.word in ("accepted", "wrong") or claimed not in taken:
            yield one


def _attached(ruling: Ruling) -> bool:
    return any(place.startswith("the attachment") for place in ruling.found.places)
