"""
What README says that dice can be trusted for, sentence by sentence: each has a test that shares its name.

A sentence of README's table (its first cell), or of what docs/trust.md numbers, is tried by a test whose
name holds its first six words. Some stand with the attacks of their kind; the others are here.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from sample_games import card_games, small_games
from sample_games.friends import Friends
from sample_games.signing_group import TRIO, Group, person
from sample_games.small_games import BALLOT, Maker, dice_key, document, identity, invited

from pbem.engine.file.game_reader import open_game
from pbem.engine.file.history import link
from pbem.engine.modes.tokens import opening_in
from pbem.engine.papers import procedure
from pbem.engine.play import play
from pbem.engine.play.order_check import unsigned_text
from pbem.engine.play.visibility import see
from pbem.engine.proof.receipt_outcome import AtHand, outcome
from pbem.engine.proof.receipts import read_receipt, write_receipt
from pbem.errors import InputError, ProofError
from pbem.trust.canonical import unwrap_base64
from pbem.trust.card_letters import open_letter
from pbem.trust.documents import WITNESS_NAMESPACE

if TYPE_CHECKING:
    from pbem.engine.play.witness import Summons
    from pbem.trust.signers import DiceSigner

HERE = Path(__file__).parent
README = HERE.parents[1] / "README.md"
TRUST = HERE.parents[1] / "docs" / "trust.md"


def sentences() -> list[str]:
    """The table in the section on dice, and what the page behind it numbers."""
    text = README.read_text(encoding="utf-8")
    section = text.partition("## What the dice can be trusted for")[2].partition("\n## ")[0]
    rows = re.findall(r"(?m)^\| ([a-z][^|]*) \|", section)
    return rows + [one for said in numbered().values() for one in re.split(r"(?<=\.) (?=[A-Z`])", said)]


def numbered() -> dict[int, str]:
    """What remains possible, and how hands are held, by the numbers in docs/trust.md."""
    page = TRUST.read_text(encoding="utf-8")
    found = re.findall(r"(?ms)^(\d+)\. (.*?)(?=^\d+\. |\n\n|\Z)", page)
    return {int(number): " ".join(said.replace("**", "").split()) for number, said in found}


def slug(sentence: str) -> str:
    """The first six words, as they stand in the name of a function."""
    words = re.findall(r"[a-z0-9]+", sentence.lower().replace("--", ""))
    return "_".join(words[:6])


@cache
def named() -> list[str]:
    found = []
    for path in sorted([*HERE.glob("test_*.py"), *HERE.with_name("hidden_cards").glob("test_*.py")]):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found += [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return [name for name in found if name.startswith("test_")]


@pytest.mark.parametrize("sentence", sentences(), ids=slug)
def test_every_promise_is_tried(sentence: str) -> None:
    assert any(slug(sentence) in name for name in named()), f"nobody tries: {sentence}"


def test_the_sentences_are_found() -> None:
    assert len(sentences()) >= 35
    assert [*numbered()] == [*range(1, len(numbered()) + 1)]
    lists = TRUST.read_text(encoding="utf-8").partition("## What remains possible")[2]
    assert "\n* " not in lists.partition("## Bots")[0], "this is not numbered"


# ── where the dice come from ─────────────────────────────────────────────────────────────────────


def test_what_the_dice_depend_on() -> None:
    """In mode open the seed in the file; else the orders, and the signature of the witness."""
    game = small_games.race(())[-1].game
    seeds = {small_games.marked(game, cell).record.head for cell in (3, 4)}
    assert len(seeds) == 2
    for mode, witness in (("next", None), ("host", "host")):
        group = Group.begun(mode=mode)
        (needed,) = play.needed_witnesses(group.game, [group.mover])
        assert needed == (witness or TRIO[(TRIO.index(group.mover) + 1) % 3])
        made = group.turn()
        assert [name for name, _ in made.record.proofs] == [needed]


def test_an_author_and_a_witness_together_can_try_orders() -> None:
    """This succeeds: each of the results is sound, and nobody sees the other."""
    group = Group.begun()
    seat = group.mover
    own = {key: value for key, value in group.quiet(seat).items() if key != "signed"}
    signer = identity(seat)
    tried = []
    for more in ({}, {"final": False}):
        copy = Group(group.data)
        copy.turn(play.sign_orders(copy.game, {**own, **more}, signer, signer.root))
        assert copy.verdict.ok
        tried.append(copy.game.file.last.proofs)
    assert tried[0] != tried[1]


CELLS = {
    "in the set-up only, by leaving out lists that need not come; the receipt is evidence": "whoever_plays_the_turn_chooses_dice_in_the_set_up_only",
    "possible, but only upwards: orders with a lower number than a receipt has are evidence": "whoever_plays_the_turn_chooses_among_orders_but_a_host_only_upwards",
}


@pytest.mark.parametrize("cell", CELLS)
def test_what_a_cell_of_the_table_says_is_tried(cell: str) -> None:
    assert f"| {cell} |" in README.read_text(encoding="utf-8")
    assert f"test_{CELLS[cell]}" in named()


def test_whoever_plays_the_turn_chooses_dice_in_the_set_up_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """A host with one list that need not come has two seeds to choose from; its receipt is evidence."""
    monkeypatch.setattr(small_games, "dice_key", lambda who: dice_key("cleo" if who == "guest" else who))
    maker = Maker.of(BALLOT, invited(BALLOT, "host", "anna", "ben", "guest"), sealer="anna")
    must = [document(maker.game, seat, vote=1) for seat in ("anna", "ben")]
    extra = document(maker.game, "guest", vote=3)
    moments = ("2026-06-01T12:00:00Z", "")
    receipt = write_receipt(maker.genesis, maker.head.hex(), unsigned_text(extra), moments, identity("host"))
    seeds, exhibits = set(), []
    for lists in ([*must, extra], must):
        other = Maker.of(BALLOT, maker.genesis, sealer="anna")
        game = open_game(other.add(lists))
        records = game.all_records()
        seeds.add(link(game.genesis, records[1], bytes.fromhex(records[0].head)).seed)
        found = outcome(game.genesis, records, read_receipt(game.genesis, receipt), AtHand((), _no_game))
        exhibits.append(found.exhibit)
    assert len(seeds) == 2
    assert exhibits[0] is None
    assert exhibits[1]
    assert (exhibits[1].who, exhibits[1].what) == (("host",), "aside")


def _no_game(index: int) -> Any:
    raise AssertionError(index)


# ── what all others together can do to one player ────────────────────────────────────────────────


@pytest.mark.parametrize("kind", ["resign", "replace", "substitute"])
def test_all_others_together_can_take_you_out_replace_you_or_pass_over_you(kind: str) -> None:
    """This succeeds without the one whom it is about, and every verdict names it."""
    group = Group.begun()
    (witness,) = play.needed_witnesses(group.game, [group.mover])
    victim = witness if kind == "substitute" else group.mover
    events = [person(group.game.file.genesis, victim, "host")] if kind == "replace" else []
    document = group.draft(kind, victim, "So be it.", *events)
    signers = procedure.needed(group.game, document).signers
    assert signers == tuple(seat for seat in TRIO if seat != victim)
    group.decide(kind, victim, *events)
    assert group.verdict.ok
    assert group.verdict.admin == ((1, kind, victim),)


def proving(dice: DiceSigner, who: str) -> Any:
    """Prove as one person, whoever is asked."""

    def prove(summons: Summons) -> bytes | None:
        return dice.sign(WITNESS_NAMESPACE, summons.message) if summons.witness == who else None

    return prove


def test_they_cannot_sign_for_you_choose_your_dice_or_make_your_orders_stale() -> None:
    """Every other key but the one that counts gives nothing; and a ruling needs who must decide."""
    group = Group.begun()
    seat = group.mover
    (witness,) = play.needed_witnesses(group.game, [seat])
    own = {key: value for key, value in group.quiet(seat).items() if key != "signed"}
    orders = group.quiet(seat)
    for other in TRIO:
        signer, dice = identity(other), dice_key(other)
        if other != seat:
            with pytest.raises(InputError, match="not the key"):
                play.sign_orders(group.game, own, signer, signer.root)
        if other != witness:
            with pytest.raises(ProofError, match="the dice of this record come from"):
                play.apply(group.game, [orders], signer, proving(dice, other))
    for about in (*TRIO, ""):
        document = group.draft("ruling", about)
        assert seat in procedure.needed(group.game, document).signers


def test_with_quorum_host_the_host_alone_can_do_that_to_the_player_to_move() -> None:
    """This succeeds, and needs the player only for what is about somebody else."""
    group = Group.begun(mode="host", quorum="host", deadline="7 days")
    mover = group.mover
    for kind in ("resign", "missed"):
        document = group.draft(kind, mover)
        assert procedure.needed(group.game, document).signers == ("host",)
    for about in (*(seat for seat in TRIO if seat != mover), ""):
        kind = "resign" if about else "ruling"
        assert procedure.needed(group.game, group.draft(kind, about)).signers == (mover, "host")


def test_a_host_who_confirms_no_orders_leaves_no_receipt() -> None:
    """This succeeds: the record of a missed turn is sound, and nothing speaks against it."""
    group = Group.begun(mode="host", quorum="host", deadline="7 days")
    group.quiet(group.mover)
    group.decide("missed", group.mover)
    assert group.verdict.ok
    assert [decision.kind for decision in group.verdict.decisions] == ["missed"]


# ── hands ────────────────────────────────────────────────────────────────────────────────────────


def test_face_up_everybody_sees_all_cards() -> None:
    """The file itself names them."""
    step = card_games.moved(card_games.begun("face-up", "next", *TRIO).game, draw=True)
    ((card,), *_) = step.after.hands.values()
    assert f'"{card}"' in step.data.decode()


@pytest.mark.parametrize(
    ("words", "cards"),
    [
        ((), "face-up"),
        (("--mode", "next"), "face-up"),
        (("--mode", "host", "--host", "anna"), "face-up"),
        (("--mode", "host"), "dealer"),
    ],
    ids=["open", "next", "host with a seat", "host without a seat"],
)
def test_this_is_the_default_unless_a_host_without_a_seat_deals(
    words: tuple[str, ...], cards: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = Friends(tmp_path, monkeypatch).person("anna")
    anna.done("new", "world", "--players", "anna,ben", *words)
    (name,) = anna.files("world*.toml")
    assert anna.read(name)["genesis"]["cards"] == cards


def test_the_host_knows_all_hands_and_can_talk() -> None:
    """This succeeds: the key that seals a letter opens it."""
    step = card_games.dealt("dealer", "host")
    genesis = step.game.file.genesis
    assert step.record.dealt
    ((_, letter),) = step.record.dealt.sealed
    (token,) = step.after.hands["cleo"]
    _, secret = card_games.secrets_of_host(step.game)
    public = bytes.fromhex(dict(genesis.people())["cleo"].hand)
    content = open_letter(secret, public, genesis.game_id, token, unwrap_base64(letter))
    assert opening_in(content) == card_games.sight(step.game, "cleo").openings[token]


def test_private_not_in_mode_open_nobody_but_you_can_know_your_cards() -> None:
    """Not even the host; and what is used is opened, so that everybody can check it."""
    step = card_games.dealt("private", "host")
    assert card_games.sight(step.game, "anna").cards
    for other in ("ben", "cleo", "host"):
        assert see(step.game, "anna", identity(other).root).cards == {}
    with pytest.raises(InputError):
        card_games.begun("private", "open", *TRIO)
