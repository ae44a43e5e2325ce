"""
A hosted game played on as far as it goes: each turn played, written, and mailed to everybody.

Every step may happen twice: the game file is the memory of what was played, `told` of what was mailed.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Literal

import attrs

from pbem.engine.file.seal import may_seal
from pbem.engine.papers.procedure import record_decision
from pbem.engine.pending.papers import Papers
from pbem.engine.pending.pending import pending
from pbem.engine.play.play import Applied, Game, check, needed_witnesses
from pbem.engine.play.sealed_orders import needs_sealing, split_proof
from pbem.engine.table.terms import Data
from pbem.engine.text import order_file
from pbem.errors import InputError, OrdersRefusedError, ProofError, StoppedError
from pbem.host.games import host_key, playing
from pbem.host.games.announcements import announce_turn, mailing_of
from pbem.host.games.hosted_game import HostedGame
from pbem.host.mails import turn_mails
from pbem.host.values.open_turn import papers_in
from pbem.local import registry
from pbem.record import value


@value
class PlayOutcome:
    """
    How far a game came: records played now, why it stopped, and whose orders or dice are missing.

    `sentence` says for people what the game waits for or what is wrong.
    """

    state: Literal["waiting", "passed on", "over", "stuck"]
    records: int = 0
    missing: tuple[str, ...] = ()
    sentence: str = ""


def play_on(game: HostedGame) -> PlayOutcome:
    """
    Play whatever can be played, and mail it.

    Raises ContentError if the game cannot be opened or its settings are wrong, and FileError.
    """
    played = 0
    game = game.newest()
    while True:
        announce_turn(game)
        if played and bots_alone(game):
            return PlayOutcome("waiting", played, (), "goes on in the next round: bots alone play")
        done = _play_once(game)
        if isinstance(done, PlayOutcome):
            return attrs.evolve(done, records=played)
        played += 1
        if done.index == game.index:
            return _misnamed(game, played)
        game = done


def bots_alone(game: HostedGame) -> bool:
    """Say whether the game waits for nobody but bots: they play some turns in each round."""
    awaited = game.game.awaited
    return bool(awaited and awaited.must and not game.genesis.waited_for(awaited.must))


def distribute(game: HostedGame, applied: Applied) -> None:
    """
    Write a record that was just made, and mail it to everybody; in an open game bots play on first.

    Raises InputError for a bot that is not installed here.
    """
    announce_turn(_written(game, playing.with_bots(game, applied)))


def make_record(game: HostedGame, document: Data) -> None:
    """Sign a decision as the host alone, make its record and mail it. Raises StoppedError."""
    own = host_key.signer()
    try:
        seat, sig = playing.approve(game, document)
        applied = record_decision(game.game, game.data, document, {seat: sig}, own, registry.load)
        distribute(game, applied)
    except InputError as error:
        raise StoppedError(f"{game.name}: {error}") from None


def finish_record(game: HostedGame) -> None:
    """
    Make the record whose dice this host had signed when it was stopped, if there is one, before anything newer counts.

    The ledger refuses other dice for its place, so the game would wait for ever for orders that were replaced.
    """
    documents = playing.already_rolled(game)
    if documents and not needs_sealing(game.game):
        with suppress(ProofError, InputError, StoppedError):  # whoever plays on hears of it
            _written(game, playing.play(game, documents, {}))


# ── one record ───────────────────────────────────────────────────────────────────────────────────


def _play_once(game: HostedGame) -> HostedGame | PlayOutcome:
    """Play one record and return the game after it, otherwise why not."""
    awaited = game.game.awaited
    if awaited is None:
        return PlayOutcome("over")
    if needs_sealing(game.game):
        return _play_sealed(game)
    kept = game.orders.kept()
    ready = {seat: one for seat, one in kept.items() if not one.standby}
    if missing := _writers(game, papers_in(kept)):
        return _waiting(game, missing, "the orders")
    documents = [order_file.read(one.data, seat).data for seat, one in ready.items()]
    try:
        return _written(game, playing.play(game, documents, {}))
    except ProofError as error:
        return _pass_on(game, {seat: one.data for seat, one in ready.items()}, error)
    except (InputError, StoppedError) as error:
        return _stuck(game, error)


def _written(game: HostedGame, turns: Sequence[Applied]) -> HostedGame:
    """Write turns; return the game after them."""
    written = playing.write(turns, game.folder.path)
    named = written.game_path == game.folder.file(turns[-1].record.index, ".toml")
    return game.after(turns, written.game_path) if named and written.fresh else game.newest()


def _writers(game: HostedGame, papers: Papers) -> tuple[str, ...]:
    """Return whose orders, or seals, the turn waits for."""
    owing = pending(game.game, papers).owing
    return tuple(task.person for task in owing if task.act == "write")


def _waiting(game: HostedGame, missing: tuple[str, ...], what: str) -> PlayOutcome:
    sentence = f"waits for {what} of {game.format_seats(missing)}"
    return PlayOutcome("waiting", 0, missing, sentence)


def _stuck(game: HostedGame, error: Exception) -> PlayOutcome:
    said = str(error)
    if isinstance(error, OrdersRefusedError):
        problems = [one for reading in error.checked.readings for one in reading.problems]
        said = "; ".join(one.message for one in problems if one.is_error) or said
    return PlayOutcome("stuck", 0, (), f"{game.name} cannot be continued: {said}")


def _misnamed(game: HostedGame, played: int) -> PlayOutcome:
    """Stop where the files of a game are not called by its name: the host would play one record for ever."""
    named = f"its files are called {game.name}, and the game is called {game.genesis.name}"
    return PlayOutcome("stuck", played, (), f"{game.name} cannot be continued: {named}; call folder and files so")


def _pass_on(game: HostedGame, orders: dict[str, bytes], error: ProofError) -> PlayOutcome:
    """Mail orders to the witnesses, who alone can make the dice."""
    mailing, mark = mailing_of(game), _mark(orders)
    if not game.orders.passed_on():
        game.orders.pass_on(
            {
                "seats": sorted(orders),
                "witnesses": list(error.missing),
                "orders": mark,
                "when": game.now.isoformat(),
            }
        )
    for witness in error.missing:
        if mailing.players.get(witness):
            game.queue(turn_mails.witness_mail(mailing, witness, orders, mark))
    who = game.format_seats(error.missing)
    sentence = f"waits for {who}, who makes the dice"
    return PlayOutcome("passed on", 0, error.missing, sentence)


def _mark(files_by_seat: Mapping[str, bytes]) -> str:
    """Return a short hash of what several seats sent."""
    joined = b"\0".join(files_by_seat[seat] for seat in sorted(files_by_seat))
    return sha256(joined).hexdigest()[:12]


# ── where several decide at once ─────────────────────────────────────────────────────────────────


def _play_sealed(game: HostedGame) -> HostedGame | PlayOutcome:
    """Gather sealed orders, mail the list of them, gather the opened ones, and play."""
    if missing := _writers(game, papers_in({}, [one.player for one in game.sealed_orders()])):
        return _waiting(game, missing, "the sealed orders")
    mailing, sealed = mailing_of(game), game.orders.listed("sealed")
    for seat, address in mailing.players.items():
        if address:
            game.queue(turn_mails.list_mail(mailing, seat, sealed, _mark(sealed)))
    documents, proofs = _revealed_orders(game)
    if unopened := _still_to_open(game.game, documents, proofs):
        return _waiting(game, unopened, "the opened orders")
    if not may_seal(game.genesis, host_key.signer().public):
        return _hand_out(game)
    try:
        return _written(game, playing.play(game, documents, proofs))
    except (ProofError, InputError, StoppedError) as error:
        return _stuck(game, error)


def _revealed_orders(game: HostedGame) -> tuple[list[Data], dict[str, bytes]]:
    documents: list[Data] = []
    proofs: dict[str, bytes] = {}
    for seat, data in game.orders.listed("revealed").items():
        document, proof = split_proof(order_file.read(data, seat).data)
        proofs.update(proof)
        if document is not None:
            documents.append(document)
    return documents, proofs


def _still_to_open(game: Game, documents: Sequence[Data], proofs: Mapping[str, bytes]) -> tuple[str, ...]:
    """Return who has not opened their orders yet, or not given their part of the dice."""
    authors = [str(document["player"]) for document in documents]
    wanted = [*check(game, documents).missing, *needed_witnesses(game, authors)]
    return tuple(dict.fromkeys(seat for seat in wanted if seat not in authors or seat not in proofs))


def _hand_out(game: HostedGame) -> PlayOutcome:
    """Mail the opened orders to all: this host may not write a game file, but any player may."""
    mailing, revealed = mailing_of(game), game.orders.listed("revealed")
    for seat, address in mailing.players.items():
        if address:
            game.queue(turn_mails.opened_mail(mailing, seat, revealed, _mark(revealed)))
    return PlayOutcome("passed on", 0, (), "waits for a player who plays the opened orders")
