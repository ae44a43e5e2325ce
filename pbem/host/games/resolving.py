"""
A hosted game carried on as far as it goes: the turn played, written, and mailed to everybody.

Whoever calls holds the lock of the game. Every step may be repeated: the game file is the memory of
what was played, and `told` of what was mailed.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from hashlib import sha256
from typing import Literal, NamedTuple

from pbem.engine.chance.sealed_orders import needs_sealing, split_proof
from pbem.engine.phrases import format_seats
from pbem.engine.play import Applied, Game, check, needed_witnesses
from pbem.engine.proof.playback import replay
from pbem.engine.report import write_report
from pbem.engine.ruleset import Data
from pbem.engine.text import order_file
from pbem.errors import InputError, OrdersRefusedError, ProofError, StoppedError
from pbem.host.deadlines import keeping
from pbem.host.games import decisions, orderbook, playing
from pbem.host.games.shelf import Opened, open_newest, sealed_list
from pbem.host.house import GameFolder, House
from pbem.host.letters.turnmail import (
    Picture,
    Post,
    list_letter,
    opened_letter,
    turn_digest,
    turn_letter,
    witness_letter,
)
from pbem.host.post import outbox
from pbem.local import files, registry

TOLD = "told"

State = Literal["waiting", "passed on", "over", "stuck"]


class Outcome(NamedTuple):
    """
    How far a game came: records played now, why it stopped, and whose orders or dice are missing.

    `sentence` says for people what it waits for or what is wrong.
    """

    state: State
    records: int = 0
    missing: tuple[str, ...] = ()
    sentence: str = ""


def resolve_ready(house: House, folder: GameFolder, now: datetime) -> Outcome:
    """
    Play whatever can be played, and mail it; the caller holds the lock of the game.

    Raises ContentError when the game cannot be opened, ContentError, UnavailableError.
    """
    played = 0
    while True:
        opened = open_newest(folder)
        announce(house, opened, now)
        outcome = _carry_on(house, opened, now)
        if outcome is not None:
            return outcome._replace(records=played)
        played += 1


def distribute(house: House, folder: GameFolder, applied: Applied, now: datetime) -> None:
    """Write a record that was just made, and mail it to everybody; the caller holds the lock."""
    playing.write(applied, folder.path)
    announce(house, open_newest(folder), now)


def announce(house: House, opened: Opened, now: datetime) -> None:
    """Mail the newest turn to everybody, unless that was done."""
    folder, mark = opened.folder, f"{opened.index} {opened.game.file.head.hex()}\n".encode()
    told = folder.inside(TOLD)
    if files.exists(told) and files.read(told, files.KEY_LIMIT) == mark:
        return
    playing.remember(opened)
    decisions.settle_addresses(opened)
    post = _post(house, opened)
    report, picture = report_of(opened), picture_of(opened)
    deadline = keeping.deadline_rows(house, opened, now)
    for seat, address in post.players.items():
        if address and not outbox.is_queued(house, turn_digest(post, seat)):
            outbox.post(house, turn_letter(post, seat, report, picture, deadline), now)
    files.replace(told, mark)


def report_of(opened: Opened) -> str:
    """Return the report of the newest record, from its file or told anew."""
    path = opened.folder.file(opened.index, ".txt")
    if files.exists(path):
        return files.read(path, files.MAP_LIMIT).decode("utf-8", "replace")
    turn = list(replay(opened.data, registry.load))[-1]
    return write_report(
        opened.game.file.genesis, opened.game.table, turn.record, turn.before, turn.events,
        turn.after,
    )  # fmt: skip


def picture_of(opened: Opened) -> Picture | None:
    """Return a picture of the board, where one can be made here."""
    with suppress(ImportError):
        from pbem.host.letters import picture

        return picture.draw(opened.game)
    return None


# ── one step ─────────────────────────────────────────────────────────────────────────────────────


def _carry_on(house: House, opened: Opened, now: datetime) -> Outcome | None:
    """Play one record; None when that was done, otherwise why not."""
    awaited = opened.game.awaited
    if awaited is None:
        return Outcome("over")
    if needs_sealing(opened.game):
        return _open_list(house, opened, now)
    kept = orderbook.kept(opened.folder, opened.index)
    ready = {seat: one for seat, one in kept.items() if not one.standby}
    missing = tuple(seat for seat in awaited.must if seat not in ready)
    if missing:
        who = opened.spell(missing)
        return Outcome("waiting", 0, missing, f"waits for the orders of {who}")
    documents = [order_file.read(one.data, seat).data for seat, one in ready.items()]
    try:
        _play(opened, documents, {})
    except ProofError as error:
        return _pass_on(house, opened, {seat: one.data for seat, one in ready.items()}, error, now)
    except (OrdersRefusedError, InputError, StoppedError) as error:
        return _stuck(opened, error)
    return None


def _play(opened: Opened, documents: list[Data], proofs: dict[str, bytes]) -> None:
    applied = playing.play(opened, documents, proofs)
    playing.write(applied, opened.folder.path)


def _stuck(opened: Opened, error: Exception) -> Outcome:
    said = str(error)
    if isinstance(error, OrdersRefusedError):
        faults = [one for reading in error.checked.readings for one in reading.problems]
        said = "; ".join(one.message for one in faults if one.is_error) or said
    return Outcome("stuck", 0, (), f"{opened.folder.name} cannot be played on: {said}")


def _pass_on(
    house: House, opened: Opened, orders: dict[str, bytes], error: ProofError, now: datetime
) -> Outcome:
    """Mail orders to the witnesses, who alone can make the dice."""
    folder, post = opened.folder, _post(house, opened)
    who = format_seats(post.genesis, error.missing)
    outcome = Outcome("passed on", 0, error.missing, f"waits for {who}, who makes the dice")
    mark = sha256(b"\0".join(orders[seat] for seat in sorted(orders))).hexdigest()[:12]
    if not orderbook.passed_on(folder, opened.index):
        told = {"seats": sorted(orders), "witnesses": list(error.missing), "orders": mark,
                "when": now.isoformat()}  # fmt: skip
        orderbook.pass_on(folder, opened.index, told)
    for witness in error.missing:
        if post.players.get(witness):
            outbox.post(house, witness_letter(post, witness, orders, mark), now)
    return outcome


def _open_list(house: House, opened: Opened, now: datetime) -> Outcome | None:
    """Where several decide at once: gather sealed orders, mail the list, gather opened ones, play."""
    folder, index, game = opened.folder, opened.index, opened.game
    genesis, awaited = game.file.genesis, game.awaited
    sealed = orderbook.listed(folder, index, "sealed")
    there = {one.player for one in sealed_list(folder, game)}
    missing = tuple(seat for seat in (awaited.must if awaited else ()) if seat not in there)
    if missing:
        who = format_seats(genesis, missing)
        return Outcome("waiting", 0, missing, f"waits for the sealed orders of {who}")
    post = _post(house, opened)
    mark = sha256(b"\0".join(sealed[seat] for seat in sorted(sealed))).hexdigest()[:12]
    for seat, address in post.players.items():
        if address:
            outbox.post(house, list_letter(post, seat, sealed, mark), now)
    documents, proofs = _revealed(folder, index)
    absent = _unopened(game, documents, proofs)
    if absent:
        who = format_seats(genesis, absent)
        return Outcome("waiting", 0, absent, f"waits for the opened orders of {who}")
    if not playing.may_seal(genesis):
        return _hand_out(house, post, now)
    try:
        _play(opened, documents, proofs)
    except (ProofError, OrdersRefusedError, InputError, StoppedError) as error:
        return _stuck(opened, error)
    return None


def _unopened(
    game: Game, documents: Sequence[Data], proofs: Mapping[str, bytes]
) -> tuple[str, ...]:
    """Return who has not opened his orders yet, or not given his part of the dice."""
    authors = [str(document["player"]) for document in documents]
    wanted = [*check(game, documents).missing, *needed_witnesses(game, authors)]
    return tuple(
        dict.fromkeys(seat for seat in wanted if seat not in authors or seat not in proofs)
    )


def _hand_out(house: House, post: Post, now: datetime) -> Outcome:
    """Mail the opened orders to all: a postman may not write a game file, but any player may."""
    folder = house.game(post.name)
    revealed = orderbook.listed(folder, post.game.file.index, "revealed")
    mark = sha256(b"\0".join(revealed[seat] for seat in sorted(revealed))).hexdigest()[:12]
    for seat, address in post.players.items():
        if address:
            outbox.post(house, opened_letter(post, seat, revealed, mark), now)
    return Outcome("passed on", 0, (), "waits for a player who plays the opened orders")


def _revealed(folder: GameFolder, index: int) -> tuple[list[Data], dict[str, bytes]]:
    documents: list[Data] = []
    proofs: dict[str, bytes] = {}
    for seat, data in orderbook.listed(folder, index, "revealed").items():
        document, proof = split_proof(order_file.read(data, seat).data)
        proofs.update(proof)
        if document is not None:
            documents.append(document)
    return documents, proofs


def _post(house: House, opened: Opened) -> Post:
    players = opened.folder.hosting().players
    known = opened.game.file.genesis.seat_ids
    return Post(opened.folder.name, opened.game, opened.data,
                {seat: players[seat] for seat in known if seat in players},
                house.settings.address)  # fmt: skip
