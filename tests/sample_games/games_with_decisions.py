"""Games in which a group decided something: a seat got another player, the game went back."""

from collections.abc import Mapping

from pbem.engine.file.invitation import join_document
from pbem.engine.file.succession import seated
from pbem.engine.papers import procedure
from pbem.engine.play import play
from pbem.engine.play.witness import Summons
from pbem.engine.table.terms import Data
from pbem.trust.canonical import canonical, wrap_base64
from pbem.trust.documents import JOIN_NAMESPACE
from sample_games import small_games
from sample_games.small_games import BALLOT, Maker, dice_key, document, identity, invited, keys_of

SEATS = ("anna", "ben", "cleo")
HOLDERS = {"anna": "anna", "ben": "host", "cleo": "cleo"}
"""Who holds the keys of a seat after `replaced_game`."""


def voted(game: play.Game, holders: Mapping[str, str]) -> play.Applied:
    """A record in which everybody votes; the keys of a seat are those of its holder."""
    files = [_signed(game, seat, holders[seat]) for seat in SEATS]

    def prove(summons: Summons) -> bytes:
        holder = holders.get(summons.witness, summons.witness)
        return dice_key(holder).sign("pbem-witness-1", summons.message)

    return play.apply(game, files, identity("anna"), prove)


def _signed(game: play.Game, seat: str, holder: str) -> Data:
    if holder == seat:
        return document(game, seat, vote=1)
    clock = game.table.clock(game.state)
    own: Data = {"game": "test", "player": seat, "turn": clock.turn, "vote": 1}
    if clock.part > 1:
        own["part"] = clock.part
    signer = identity(holder)
    return play.sign_orders(game, own, signer, signer.root)


def decreed(data: bytes, kind: str, seat: str, *events: object) -> play.Applied:
    """An administrative record, signed by everybody who must."""
    game = small_games.play.load_game(data, small_games.find)
    notice = procedure.draft(game, kind, seat, "we agreed", events)
    sigs = dict(procedure.approve(game, notice, identity(who)) for who in procedure.needed(game, notice).signers)
    return procedure.record_decision(game, data, notice, sigs, identity("anna"), small_games.find)


def replaced_game() -> bytes:
    """Ben's seat gets another player with other keys, who then votes and makes dice."""
    genesis = invited(BALLOT, "next", *SEATS)
    begun = Maker.of(BALLOT, genesis).data
    played = voted(small_games.play.load_game(begun, small_games.find), dict(zip(SEATS, SEATS, strict=True)))
    key, dice, roots = keys_of("host")
    person = {"name": "Dora", "key": key, "dice": dice, "roots": roots, "joined": "QUJD"}
    message = canonical(join_document(seated(genesis, {"ben": person}), "ben"))
    person["joined"] = wrap_base64(identity("host").sign(JOIN_NAMESPACE, message), 1024)[0]
    decided = decreed(played.data, "replace", "ben", person)
    return voted(decided.game, HOLDERS).data


def rolled_back_game() -> bytes:
    """Two votes are taken back, then somebody votes again, with other dice."""
    holders = dict(zip(SEATS, SEATS, strict=True))
    step = voted(
        small_games.play.load_game(Maker.of(BALLOT, invited(BALLOT, "next", *SEATS)).data, small_games.find), holders
    )
    step = voted(step.game, holders)
    step = decreed(step.data, "ruling", "")
    step = decreed(step.data, "rollback", "", {"to": 0})
    return voted(step.game, holders).data


def drawn_game() -> bytes:
    """A draw is taken back; somebody votes, then all agree to another one."""
    holders = dict(zip(SEATS, SEATS, strict=True))
    begun = Maker.of(BALLOT, invited(BALLOT, "next", *SEATS)).data
    step = voted(small_games.play.load_game(begun, small_games.find), holders)
    step = decreed(step.data, "draw", "")
    step = decreed(step.data, "rollback", "", {"to": 1})
    step = voted(step.game, holders)
    return decreed(step.data, "draw", "").data


DECIDED = {
    "next-ballot-drawn": drawn_game,
    "next-ballot-replaced": replaced_game,
    "next-ballot-rolled-back": rolled_back_game,
}


def main() -> None:
    """Write the games anew: `python -m sample_games.games_with_decisions` in tests/."""
    for name, make in DECIDED.items():
        (small_games.GAMES / f"{name}.toml").write_bytes(make())


if __name__ == "__main__":
    main()
