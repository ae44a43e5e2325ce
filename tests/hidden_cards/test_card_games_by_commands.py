"""Whole games with hidden hands by the commands alone, each player at home with the own key."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import file_mutation
import pytest
from sample_games.command_game import CommandGame
from sample_games.friends import Friends
from thorough import all_but

from pbem.engine.modes import dealing
from pbem.engine.play.visibility import looked_at, see, see_revealed
from pbem.engine.proof.audit import replay, verify
from pbem.engine.text import order_file
from pbem.engine.words.template import header
from pbem.local import home, registry
from pbem.rulesets.risk import events as happened
from pbem.rulesets.risk.bots import random_player as conquest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sample_games.friends import Person

    from pbem.engine.modes.hands import Sight
    from pbem.engine.play import play

THREE = ("anna", "ben", "cleo")
SHARES = 8
"""All changes of a game, so that several processes share them."""
WOODS = ("--map", str(Path(__file__).parents[2] / "conformance" / "boards" / "nine.toml"))
GAMES = {
    "private": ("next", "", "1", 25, ("--cards", "private")),
    "dealer": ("host", "Hugo", "44", 20, WOODS),
}
"""Mode, host, seed, how often something odd is tried, and other words; in the woods piles run out."""


def secret_of(person: Person) -> bytes:
    """The secret of somebody's key."""
    path = str(person.home / home.IDENTITY)
    return home.load_signer(path, lambda _: "", lambda _: None).root


class CardCommandGame(CommandGame):
    """A game of players who look at their own cards, and at nobody else's."""

    @property
    def mover(self) -> str:
        """Whoever has to decide."""
        now = self.table.table.awaited(self.table.state)
        assert now
        return now.must[0]

    def sight(self, seat: str) -> Sight:
        return see(self.table, seat, secret_of(self.who(seat)))

    def write(self, game: play.Game, seat: str, **more: Any) -> str:
        person, state = self.who(seat), looked_at(game, self.sight(seat))
        wish = conquest.write_orders(game.table, state, seat, self.chance, self.frills)  # type: ignore[arg-type]  # of conquest
        name = f"{seat}-{game.file.index + 1:03d}.toml"
        document = {**header(game, seat), **wish, **more}
        (person.games / name).write_text(order_file.write(document), encoding="utf-8")
        trades = bool(wish.get("trade"))
        at_home = self.plan(person, name) if trades else {}
        person.done("sign", self.file, name)
        if trades:
            self.compare_plans(at_home, person, name)
        return name

    def plan(self, person: Person, name: str) -> dict[str, Any]:
        plan: dict[str, Any] = json.loads(person.say("plan", self.file, name, "--json").stdout)["facts"]
        return plan

    def compare_plans(self, at_home: dict[str, Any], person: Person, name: str) -> None:
        """Before they are signed only their author can plan with hidden cards, afterwards everybody can."""
        other = next(one for one in self.friends.people.values() if one is not person)
        self.hand(person, other, name)
        told = self.plan(other, name)
        assert told == self.plan(person, name)
        assert told["exact"] == at_home["exact"]
        if told["exact"]:
            assert told == at_home

    def whole(self) -> None:
        while self.table.awaited is not None:
            self.record()


@pytest.fixture(scope="module", params=all_but(GAMES, lambda name: name == "dealer"))
def game(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[CardCommandGame]:
    """Each of the games, played to its end once."""
    mode, host, seed, frills, words = GAMES[request.param]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PBEM_PASSPHRASE", "")
        friends = Friends(tmp_path_factory.mktemp(request.param), patch)
        if host:
            friends.person("host")
        game = CardCommandGame(friends, mode, seed, seats=THREE, host=host, frills=frills)
        game.begin(*words)
        game.whole()
        yield game


def events(game: CardCommandGame, kind: type) -> list[Any]:
    turns = replay(game.data, registry.load)
    return [event for turn in turns for event in turn.events if isinstance(event, kind)]


def cards_of(game: CardCommandGame) -> str:
    return game.table.file.genesis.cards


def test_it_is_played_to_victory_with_trades_and_two_eliminations(game: CardCommandGame) -> None:
    assert len(events(game, happened.PlayerEliminated)) == 2
    assert events(game, happened.SetTurnedIn)
    assert events(game, happened.CardOpened)
    passed = happened.CardsPassed if cards_of(game) == "dealer" else happened.CardsReplaced
    assert events(game, passed)


def test_everybody_can_prove_it(game: CardCommandGame) -> None:
    for seat in THREE:
        said = game.friends[seat].done("verify", "--full", game.file)
        assert "hold" in said
        assert ("The deck is proved:" in said) == (cards_of(game) == "dealer")


def test_the_pile_of_a_dealer_runs_out_and_is_laid_anew(game: CardCommandGame) -> None:
    laid = [len(event.tokens) for event in events(game, happened.PileVeiled)]
    if cards_of(game) == "private":
        assert laid == []
        return
    assert laid[0] == 9
    assert len(laid) > 1
    state = game.friends["anna"].read(game.file)["state"]
    assert state["dealt"]["laid"] == sum(laid)
    assert state["dealt"]["secret"] == game.records[-1].dealt.secret


def test_reports_tell_of_a_card_that_lies_face_down_nothing_but_that_it_is_one(game: CardCommandGame) -> None:
    told = " ".join(game.said.values())
    assert not re.search("(dealt|private):[0-9]", told)
    draws = events(game, happened.CardDrawn)
    assert draws
    assert all(":" in event.card for event in draws)


def test_no_file_holds_what_would_open_a_card_before_it_is_used(game: CardCommandGame) -> None:
    """Every opening is read for the first time in the orders that use it."""
    seen: set[str] = set()
    for record in game.records:
        before = "".join(
            game.friends["anna"].games.joinpath(f"world-{index:03d}.toml").read_text()
            for index in range(record.index - 1, record.index)
            if index >= 0
        )
        for text in record.orders:
            for opening in json.loads(text)["signed"].get("open", {}).values():
                assert opening.partition(":")[0] not in before
                seen.add(opening)
    assert len(seen) == len(events(game, happened.CardOpened))


@pytest.mark.parametrize(
    ("every", "first"), [(97, 0), *(pytest.param(SHARES, n, marks=pytest.mark.thorough) for n in range(SHARES))]
)
def test_one_changed_value_is_found(game: CardCommandGame, every: int, first: int) -> None:
    """A sample of a prime, so that all kinds come, or all."""
    changes = file_mutation.value_changes(game.data, every, first)
    missed = [what for what, data in changes if verify(data, registry.load).ok]
    assert missed == []


def test_in_the_end_everybody_is_shown_what_the_host_revealed(game: CardCommandGame) -> None:
    """Who is out holds cards still, which only a deck can show; without one those of the winner are face down."""
    seat = next(seat for seat, hand in game.table.state.hands.items() if any(":" in c for c in hand))
    name = game.table.table.setting.name_seat(seat)  # type: ignore[attr-defined]  # of conquest
    for who in set(game.friends.people) - {seat}:
        person = game.friends[who]
        told = person.say("show", game.file)
        shown = " ".join(told.output.split())
        if cards_of(game) == "private":
            assert f"{name}'s cards: " not in shown
            assert "cards face down" in shown
            continue
        assert f"{name}'s cards: " in shown
        assert "cards face down" not in shown
        assert "the others see" not in shown
        assert "Left in the draw pile: " in shown
        assert "who got which card when: pbem replay" in shown


def test_replay_names_every_card_that_was_drawn_once_the_deck_is_revealed(game: CardCommandGame) -> None:
    told = " ".join(game.friends["ben"].say("replay", game.file).output.split())
    if cards_of(game) == "private":
        assert "Known now" not in told
        return
    table, sight = game.table.table, see_revealed(game.table)
    assert sight
    for draw in events(game, happened.CardDrawn):
        name = table.cards.name(sight.cards[draw.card])
        who = table.setting.name_seat(draw.seat)  # type: ignore[attr-defined]  # of conquest
        assert re.search(f"Known now: {who} got [^.]*{re.escape(name)}", told)
    for opened in events(game, happened.CardOpened):
        assert table.setting.board.deck[sight.cards[opened.token]] == opened.card  # type: ignore[attr-defined]  # of conquest
    assert told.count("Known now") >= len(events(game, happened.CardDrawn))
    assert "The host reveals the deck: from now on everybody can see every card" in told


@pytest.mark.parametrize("command", ["show", "replay"])
def test_a_deck_in_a_broken_history_is_refused_in_a_sentence(command: str, game: CardCommandGame) -> None:
    if cards_of(game) == "private":
        return
    anna = game.friends["anna"]
    text = (anna.games / game.file).read_text(encoding="utf-8")
    (anna.games / "broken.toml").write_text(text.replace("sealed = {", "sealed = 7 #", 1))
    assert "sealed must be a table" in anna.refused(command, "broken.toml")


# ── what each sees on the way ────────────────────────────────────────────────────────────────────


@pytest.fixture(params=all_but(GAMES, lambda name: name == "dealer"))
def early(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CardCommandGame:
    """A game in which somebody holds cards."""
    mode, host, seed, _, words = GAMES[request.param]
    chosen = () if words == WOODS else words
    monkeypatch.setenv("PBEM_PASSPHRASE", "")
    friends = Friends(tmp_path, monkeypatch)
    if host:
        friends.person("host")
    game = CardCommandGame(friends, mode, seed, seats=THREE, host=host, frills=0)
    game.begin(*chosen)
    while not all(game.sight(seat).cards for seat in THREE):
        game.record()
    return game


def names(game: CardCommandGame, seat: str) -> list[str]:
    """The names of a seat's cards."""
    table, state = game.table.table, looked_at(game.table, game.sight(seat))
    return [table.setting.board.names[card] for card in state.hands[seat]]  # type: ignore[attr-defined]  # of conquest


def shown(game: CardCommandGame, who: str, *words: str) -> str:
    """The rows of `pbem show` that speak of cards."""
    said = game.friends[who].say("show", game.file, *words).output
    return "\n".join(row for row in said.splitlines() if "ard" in row)


@pytest.mark.rule("engine/play/visibility 5.1")
@pytest.mark.thorough
def test_show_lists_your_cards_and_how_many_the_others_hold(early: CardCommandGame) -> None:
    for seat in THREE:
        own = names(early, seat)
        for words in ((), ("--player", seat)):
            assert all(name in shown(early, seat, *words) for name in own)
        for other in set(THREE) - {seat}:
            told = shown(early, other, "--player", seat)
            assert not any(name in told for name in own)


@pytest.mark.rule("engine/play/visibility 3.1")
@pytest.mark.thorough
def test_the_host_is_shown_no_hand(early: CardCommandGame) -> None:
    if "host" in early.friends.people:
        told = shown(early, "host", "--player", "anna")
        assert not any(name in told for name in names(early, "anna"))


@pytest.mark.rule("engine/play/visibility 5.1")
@pytest.mark.thorough
def test_the_order_file_lists_the_own_hand_only_at_home(early: CardCommandGame) -> None:
    mover = early.mover
    own = names(early, mover)
    mine = early.friends[mover].say("orders", early.file).output
    assert all(name in mine for name in own)
    other = next(seat for seat in THREE if seat != mover)
    theirs = early.friends[other].say("orders", early.file).output
    rows = [row for row in theirs.splitlines() if "ard" in row and row.startswith("#")]
    assert not any(name in row for row in rows for name in own)


def test_orders_that_are_signed_and_mailed_tell_no_card(early: CardCommandGame) -> None:
    """The order file that one fills in lists the own hand as comments; they stay at home."""
    mover = early.mover
    own, person = names(early, mover), early.friends[mover]
    person.done("orders", early.file, "-o", "full.toml")
    path = person.games / "full.toml"
    assert "# Your cards" in path.read_text(encoding="utf-8")
    person.done("sign", early.file, "full.toml")
    signed = path.read_text(encoding="utf-8")
    assert "#" not in signed
    path.write_text(f"# My cards: {own[0]}\n{signed}", encoding="utf-8")
    person.done("sign", early.file, "full.toml")
    assert path.read_text(encoding="utf-8") == signed


@pytest.mark.thorough
def test_check_takes_cards_that_are_seen_at_home_and_betrays_no_others(early: CardCommandGame) -> None:
    """Whoever names cards that others hold learns what he learns of cards that nobody holds."""
    mover = early.mover
    person = early.friends[mover]
    held = {name for seat in THREE for name in names(early, seat)}
    theirs = next(
        name
        for seat in THREE
        if seat != mover
        for name in names(early, seat)
        if name not in names(early, mover) and name != "joker"
    )
    board = early.table.table.setting.board  # type: ignore[attr-defined]  # of conquest
    nobodys = next(board.names[id_] for id_ in board.ids if board.names[id_] not in held)
    told = []
    for card in (theirs, nobodys):
        head = header(early.table, mover)
        text = order_file.write({**head, "trade": [[card, card, card]]})
        (person.games / "guess.toml").write_text(text)
        said = person.refused("check", early.file, "guess.toml")
        told.append(said.replace(card, "CARD"))
    plain = [re.sub(r"[\s^~-]+", " ", said) for said in told]
    assert plain[0] == plain[1]
    early.friends[mover].done("status", early.file)


def test_new_offers_the_ways_to_hold_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    friends = Friends(tmp_path, monkeypatch)
    anna = friends.person("anna")
    new = ("new", "world", "--players", "anna,ben,cleo")
    said = anna.say(*new, "--cards", "private").output
    assert "in mode open nothing can be kept secret" in " ".join(said.split())
    said = anna.say(*new, "--mode", "host", "--host", "anna", "--cards", "dealer").output
    assert "only a host without a seat can deal" in " ".join(said.split())
    race = ("--rules", "across-the-continent-1952", "--cards", "private", "--mode", "next")
    said = anna.say("new", "race", "--players", "anna,ben", *race).output
    assert "is played with cards face-up" in " ".join(said.split())
    for mode, words, cards in (
        ("next", (), "face-up"),
        ("host", ("--host", "anna"), "face-up"),
        ("host", ("--host", "Hugo", "--as", "anna"), "dealer"),
        ("host", ("--host", "Hugo", "--as", "anna", "--cards", "face-up"), "face-up"),
        ("host", ("--host", "Hugo", "--as", "anna", "--cards", "private"), "private"),
    ):
        name = f"{mode}{len(words)}{cards}"
        anna.done("new", name, "--players", "anna,ben,cleo", "--mode", mode, *words)
        assert anna.read(f"{name}-start-anna.toml")["genesis"]["cards"] == cards


@pytest.mark.thorough
def test_a_deck_that_was_not_revealed_is_revealed_by_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The host's program kept the secret; until he gives it, everybody is told."""
    mode, host, seed, frills, words = GAMES["dealer"]
    monkeypatch.setenv("PBEM_PASSPHRASE", "")
    friends = Friends(tmp_path, monkeypatch)
    friends.person("host")
    game = CardCommandGame(friends, mode, seed, seats=THREE, host=host, frills=frills)
    game.begin(*words)
    said = friends["anna"].done("verify", game.file)
    assert "The deck is proved when the game is over and the host reveals it" in said
    refused = friends["host"].refused("admin", game.file, "deck")
    assert "the deck is revealed when the game is over, not before" in refused
    finish = dealing.DealerDeal.finish

    def silently(self: Any, record: Any, *rest: Any, **more: Any) -> Any:
        record = finish(self, record, *rest, **more)
        dealt = record.dealt and record.dealt._replace(secret="")
        return record._replace(dealt=dealt if dealt and any(dealt) else None)

    with monkeypatch.context() as patch:
        patch.setattr(dealing.DealerDeal, "finish", silently)
        game.whole()
    over = game.file
    assert "NOT PROVED: the game is over" in friends["anna"].done("verify", over)
    told = friends["anna"].done("status", over)
    assert f"The game is over, and Hugo reveals the deck: pbem admin {over} deck" in told
    refused = friends["anna"].refused("admin", over, "deck")
    assert "not the secret that the host promised" in refused
    friends["host"].done("admin", over, "deck")
    (notice,) = friends["host"].files("world-*-deck.toml")
    friends["host"].done("approve", over, notice)
    game.publish(friends["host"], "apply", over, notice)
    assert "The host reveals the deck" in game.said[game.file]
    assert "face down" in friends["anna"].say("show", over).output
    last = " ".join(friends["anna"].say("show", game.file).output.split())
    assert "Left in the draw pile" in last
    assert "cards face down" not in last
    assert "Known now" not in friends["ben"].say("replay", over).output
    assert "Known now" in friends["ben"].say("replay", game.file).output
    assert "The deck is proved: the host has revealed it" in friends["ben"].done("verify", game.file)
    again = ("admin", game.file, "rollback", "--to", "1", "--reason", "Again")
    assert "nothing can follow" in friends["host"].refused(*again)


def test_other_commands_read_such_games(game: CardCommandGame) -> None:
    anna = game.friends["anna"]
    for words in (
        ("replay", game.file),
        ("luck", game.file),
        ("status", game.file),
        ("export-turn", game.file, "3", "-o", "turn"),
        ("show", game.file),
    ):
        said = anna.done(*words)
        assert not re.search("(dealt|private):[0-9]", said)
