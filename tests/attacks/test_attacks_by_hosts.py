"""Attacks by the host of a dealer game, and by files made by hand; what each comes to."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import attrs
import pytest
from sample_games import card_games
from sample_games.card_games import SEATS, begun, dealt, fault_of, moved, sight
from sample_games.small_games import BALLOT, identity
from sample_rulesets.old_maid import CARDS

from pbem.engine.file.dealt import Dealt
from pbem.engine.file.game_file import write_game
from pbem.engine.file.game_reader import open_game
from pbem.engine.file.genesis_reader import read_genesis
from pbem.engine.file.history import link
from pbem.engine.file.record_layout import write_record
from pbem.engine.file.seal import make_seal
from pbem.engine.modes import dealing, tokens
from pbem.engine.papers import procedure
from pbem.engine.play import play
from pbem.engine.proof.audit import verify
from pbem.errors import ContentError, FaultsError, InputError
from pbem.trust.canonical import format_base64
from pbem.trust.card_letters import seal_letter
from pbem.trust.hashes import deck_card

if TYPE_CHECKING:
    from pbem.engine.table.terms import Data


# ── the host cheats ──────────────────────────────────────────────────────────────────────────────


def stack(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program for hosts that puts the cards in the order it likes."""

    def lay_face_down(self: Any, cards: Any) -> tuple[str, ...]:
        self.tokens = tuple(
            tokens.dealt_token(n, deck_card(tokens.salt_of(self._secret, self._seed, n), card))
            for n, card in enumerate(sorted(cards), self._laid)
        )
        return self.tokens  # type: ignore[no-any-return]  # it is what was just made

    monkeypatch.setattr(dealing.DealingDice, "lay_face_down", lay_face_down)


@pytest.mark.rule("engine/modes/dealing 1.1")
def test_the_deck_follows_from_a_secret_and_a_host_cannot_stack_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody sees it while the cards lie; at the end everybody does."""
    stack(monkeypatch)
    step = begun("dealer", "host", *SEATS)
    step = moved(step.game, draw=True)
    monkeypatch.undo()
    assert verify(step.data, card_games.find).ok
    step = moved(step.game, over=True)
    fault = fault_of(step.data)
    assert (fault.kind, fault.record) == ("deck", 0)
    assert "another order than the host's secret makes" in fault.what
    assert fault.signer == "host"


def test_a_stacked_deck_is_not_laid_at_the_host_s_door_by_somebody_else() -> None:
    """Anna lays other cards in the last record and seals it: no dice of the host rest on that."""
    step = begun("dealer", "host", *SEATS)
    step = moved(step.game, draw=True)
    over = moved(step.game, over=True)
    data = relaid(over.data)
    fault = fault_of(data)
    assert (fault.kind, fault.record, fault.signer) == ("deck", 2, "anna")
    lost = data.replace(re.search(rb'sig = "(.{40})', data)[1], b"A" * 40)  # type: ignore[index]  # is there
    assert fault_of(lost).signer == ""


def relaid(data: bytes) -> bytes:
    """The last record with a letter too many, hashed and sealed again by Anna."""
    game = open_game(data)
    *records, last = game.all_records()
    assert last.dealt
    letter = ("0", format_base64(bytes(52)))
    dealt = last.dealt._replace(sealed=(letter,))
    last = last._replace(dealt=dealt)
    prev = bytes.fromhex(records[-1].head)
    head = link(game.genesis, last, prev).head(bytes.fromhex(last.state))
    history = "".join(map(write_record, [*records, last._replace(head=head.hex())]))
    seal = make_seal(game.genesis, game.index, head, identity("anna"))
    return write_game(game.genesis, game.next, game.state, seal, history)


def test_host_laying_a_card_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    lay = dealing.DealingDice.lay_face_down
    monkeypatch.setattr(dealing.DealingDice, "lay_face_down", lambda self, cards: lay(self, [0] * len(cards)))
    step = begun("dealer", "host", *SEATS)
    monkeypatch.undo()
    step = moved(step.game, over=True)
    assert (fault_of(step.data).kind, fault_of(step.data).record) == ("deck", 0)


@pytest.mark.parametrize("few", [-1, 1])
def test_host_laying_too_few_cards_or_too_many(few: int, monkeypatch: pytest.MonkeyPatch) -> None:
    lay = dealing.DealingDice.lay_face_down
    monkeypatch.setattr(dealing.DealingDice, "lay_face_down", lambda self, cards: lay(self, range(len(cards) + few)))
    step = begun("dealer", "host", *SEATS)
    assert (fault_of(step.data).kind, fault_of(step.data).record) == ("deck", 0)


def test_host_numbering_cards_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two cards of one number could be told apart by nobody."""

    def lay_face_down(self: Any, cards: Any) -> tuple[str, ...]:
        self.tokens = tuple(f"dealt:7:{card:064x}" for card in cards)
        return self.tokens  # type: ignore[no-any-return]  # it is what was just made

    monkeypatch.setattr(dealing.DealingDice, "lay_face_down", lay_face_down)
    step = begun("dealer", "host", *SEATS)
    assert (fault_of(step.data).kind, fault_of(step.data).record) == ("deck", 0)


def changed_letters(monkeypatch: pytest.MonkeyPatch, change: Any) -> play.Applied:
    """A game in which the host's program writes other letters than it should."""
    step = dealt("dealer", "host")
    write = dealing.Dealer.letters
    monkeypatch.setattr(dealing.Dealer, "letters", lambda *all_: change(write(*all_)))
    step = moved(step.game, draw=True)
    monkeypatch.undo()
    return step


def test_host_swapping_a_sealed_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its reader finds out at once: the card in it is not the one that the token stands for."""
    seal = seal_letter
    monkeypatch.setattr(
        dealing,
        "seal_letter",
        lambda secret, public, game, token, content: seal(
            secret, public, game, token, content[:-1] + bytes([(content[-1] + 1) % CARDS])
        ),
    )
    step = moved(begun("dealer", "host", *SEATS).game, draw=True)
    monkeypatch.undo()
    seen = sight(step.game, "anna")
    assert seen.cards == {}
    (told,) = seen.faults
    assert re.fullmatch(r"the letter with the card number \d holds another card than was dealt", told)


def test_if_the_host_is_lost_so_is_the_deck_and_only_the_reader_can_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    step = changed_letters(monkeypatch, lambda all_: tuple((number, "A" * 70 + "==") for number, _ in all_))
    assert verify(step.data, card_games.find).ok  # nobody else can tell
    (told,) = sight(step.game, "anna").faults
    assert told.startswith("the letter to anna with the card number")


@pytest.mark.parametrize(
    "change", [lambda all_: (), lambda all_: (*all_, ("99", "A" * 70 + "=="))], ids=["none", "one too many"]
)
def test_host_leaving_a_letter_out_or_writing_one_too_many(change: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    step = changed_letters(monkeypatch, change)
    assert (fault_of(step.data).kind, fault_of(step.data).record) == ("deck", 4)


def test_a_letter_in_the_history_cannot_be_changed_later() -> None:
    """Not even by the host, for the head hangs on it."""
    step = dealt("dealer", "host")
    assert step.record.dealt
    ((number, letter),) = step.record.dealt.sealed
    other = letter.replace(letter[7], "b" if letter[7] != "b" else "c", 1)
    changed = step.data.replace(letter.encode(), other.encode())
    assert (fault_of(changed).kind, fault_of(changed).record) == ("state", 3)
    assert int(number) < CARDS


def finished(draft: Dealt | None, monkeypatch: pytest.MonkeyPatch, *, over: bool) -> play.Applied:
    """A game whose host ends it, or the next record, with this in place of what he should deal."""
    finish = dealing.DealerDeal.finish

    def other(self: Any, record: Any, *rest: Any, **more: Any) -> Any:
        return finish(self, record, *rest, **more)._replace(dealt=draft)

    step = begun("dealer", "host", *SEATS)
    monkeypatch.setattr(dealing.DealerDeal, "finish", other)
    step = moved(step.game, over=over)
    monkeypatch.undo()
    return step


def test_until_then_it_says_that_the_deck_is_not_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is sound, but everybody is told that the deck is not proved."""
    step = finished(None, monkeypatch, over=True)
    verdict = verify(step.data, card_games.find)
    assert verdict.ok
    assert verdict.deck == "withheld"


def test_a_withheld_reveal_is_made_up_for_by_a_record_of_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    step = finished(None, monkeypatch, over=True)
    secret = card_games.secrets_of_host(step.game)[0].hex()
    revealed = decreed(step, secret)
    verdict = verify(revealed.data, card_games.find)
    assert (verdict.fault, verdict.deck) == (None, "proved")
    assert verify(revealed.data, card_games.find, step.game.file) == verdict


def decreed(step: play.Applied, secret: str) -> play.Applied:
    """A record of the kind deck, signed by the host."""
    game, host = step.game, identity("host")
    notice = procedure.draft(game, "deck", "host", "", [{"secret": secret}])
    sigs = dict([procedure.approve(game, notice, host)])
    return procedure.record_decision(game, step.data, notice, sigs, host, card_games.find)


def test_another_secret_reveals_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    step = finished(Dealt(secret="ab" * 32), monkeypatch, over=True)
    assert fault_of(step.data).what == "this is not the secret that the host promised"
    with pytest.raises(InputError, match="not the secret that the host promised"):
        decreed(finished(None, monkeypatch, over=True), "ab" * 32)


def test_the_deck_is_not_revealed_before_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    secret = card_games.secrets_of_host(begun("dealer", "host", *SEATS).game)[0].hex()
    step = finished(Dealt(secret=secret), monkeypatch, over=False)
    assert fault_of(step.data).what == "the deck is revealed before the game is over"
    with pytest.raises(InputError, match="when the game is over, not before"):
        decreed(begun("dealer", "host", *SEATS), secret)


@pytest.mark.rule("engine/modes/dealing 3.1")
def test_nothing_follows_once_the_deck_lies_open() -> None:
    step = moved(begun("dealer", "host", *SEATS).game, over=True)
    with pytest.raises(InputError, match="nothing can follow"):
        decreed(step, card_games.secrets_of_host(step.game)[0].hex())
    notice = procedure.draft(step.game, "rollback", "", "Once more!", [{"to": 0}])
    sigs = dict(procedure.approve(step.game, notice, identity(seat)) for seat in SEATS)
    with pytest.raises(InputError, match="nothing can follow"):
        procedure.record_decision(step.game, step.data, notice, sigs, identity("host"), card_games.find)


# ── hostile files ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "table",
    [
        "",
        "7",
        "[]",
        "{}",
        "{ laid = 6 }",
        '{ laid = "6", chain = "CHAIN" }',
        '{ laid = -1, chain = "CHAIN" }',
        '{ laid = true, chain = "CHAIN" }',
        '{ laid = 6, chain = "CHAIN", secret = "x" }',
        '{ laid = 6, chain = "CHAIN", more = 1 }',
        "{ laid = 6, chain = 7 }",
    ],
)
def test_a_file_whose_table_of_what_was_dealt_is_unsound_is_refused(table: str) -> None:
    text = begun("dealer", "host", *SEATS).data.decode()
    found = re.search(r'\[state\.dealt\]\nlaid = 6\nchain = "(.*)"\n', text)
    assert found
    other = f"dealt = {table.replace('CHAIN', found[1])}\n" if table else ""
    changed = text.replace(found[0], "").replace("[state]\n", f"[state]\n{other}")
    with pytest.raises(ContentError):
        play.load_game(changed.encode(), card_games.find)
    assert not verify(changed.encode(), card_games.find).ok


def test_a_genesis_brings_what_its_way_to_hold_cards_needs_and_nothing_else() -> None:
    whole = begun("dealer", "host", *SEATS).game.file.genesis.to_data()
    read_genesis(whole)
    hand, deck = whole["player"][0]["hand"], whole["host"]["deck"]
    lone = {key: value for key, value in whole["host"].items() if key != "hand"}
    wrong: list[Data] = [
        {"cards": "face-up"},
        {"host": {**whole["host"], "deck": "x"}},
        {"host": {**whole["host"], "hand": hand}},
        {"host": {**whole["host"], "hand": "00"}},
        {"host": lone},
        {"player": [{**one, "deck": deck} for one in whole["player"]]},
    ]
    for change in wrong:
        with pytest.raises(FaultsError):
            read_genesis({**whole, **change})


def test_a_rule_set_that_offers_no_hidden_cards_plays_none() -> None:
    genesis = attrs.evolve(begun("private", "next", *SEATS).game.file.genesis, rules="ballot/1")
    with pytest.raises(InputError, match="ballot holds cards face-up, not private"):
        play.lay_table(genesis, lambda _: BALLOT)
