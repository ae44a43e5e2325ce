"""
The beginning of a game: its set-up is played by chance alone and becomes record 0.

Pure: the rule set, the seed and the keys are handed in.
"""

from collections.abc import Sequence

from pbem.engine.chance.open import OpenChance
from pbem.engine.chance.witness import Prove, gathered_proofs, start_summons
from pbem.engine.file.genesis import Genesis, Player
from pbem.engine.file.genesis_reader import read_genesis
from pbem.engine.file.history import Record
from pbem.engine.game import FindRuleset, lay_table
from pbem.engine.joining.invitation import key_faults
from pbem.engine.record_play import Applied, GameBefore, play_record
from pbem.engine.ruleset import FACE_UP, Data, Ruleset
from pbem.errors import FaultsError
from pbem.trust.signers import Signer


def begin(
    ruleset: Ruleset,
    name: str,
    players: Sequence[Player],
    map_file: Data,
    sealer: Signer,
    *,
    seed: bytes,
    options: Sequence[str] = (),
    choices: Data | None = None,
    cards: str = FACE_UP,
) -> Applied:
    """
    Begin a game of mode `open` and play its set-up (record 0).

    `seed` is 32 random bytes. Raises FaultsError for choices that cannot be played, names and keys.
    """
    seats = [player.seat for player in players]
    terms = ruleset.terms(seats, options, choices or {}, map_file)
    draft = Genesis(
        name, f"{ruleset.name}/{ruleset.version}", OpenChance.name, cards, tuple(terms.options),
        terms.choices, terms.board, tuple(players), seed=seed.hex(),
    )  # fmt: skip
    genesis = read_genesis(draft.to_data())
    if faults := key_faults(genesis):
        raise FaultsError(faults)
    return _set_up(genesis, lambda _: ruleset, (), sealer)


def begin_witnessed(
    genesis: Genesis, find_ruleset: FindRuleset, sealer: Signer, prove: Prove
) -> Applied:
    """
    Begin a game that everybody has joined, and play its set-up (record 0).

    `prove` gives everybody's proof. With cards `dealer` only the host can do it, who is the sealer
    then. Raises InputError, LookupError, ProofError.
    """
    summonses = [start_summons(genesis, who) for who in genesis.chance.everybody]
    proofs = gathered_proofs(genesis, summonses, prove)
    return _set_up(genesis, find_ruleset, proofs, sealer)


def _set_up(
    genesis: Genesis, find_ruleset: FindRuleset, proofs: tuple[tuple[str, str], ...], sealer: Signer
) -> Applied:
    ruleset, table = lay_table(genesis, find_ruleset)
    start = GameBefore(genesis, ruleset, table, table.blank())
    return play_record(start, Record(0, (), (), proofs, "", ""), {}, sealer)
