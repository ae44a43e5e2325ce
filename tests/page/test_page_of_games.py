"""What is in the page of a game: nothing hidden, nothing that runs, not too much, for any game."""

from __future__ import annotations

import re
from html import unescape
from itertools import islice, pairwise
from typing import TYPE_CHECKING, Any, cast

import attrs
import pytest
from board_scenes import scene_of
from page_files import EXAMPLES, example
from players.match import Match
from sample_games import card_games, small_games
from sample_games.signing_group import Group
from test_page_document import HOSTILE, Elements
from thorough import all_but

from pbem.engine.page import charts
from pbem.engine.page.charts import BOTTOM, TOP, Curve, draw_lines, stretches
from pbem.engine.page.game_page import make_page
from pbem.engine.page.story import is_lively, told_events, write_story
from pbem.engine.page.subject import Subject
from pbem.engine.picture.svg import Drawing
from pbem.engine.play.game import load_game
from pbem.engine.proof.playback import replay
from pbem.engine.words.retelling import steps
from pbem.local import map_files, pages, registry

if TYPE_CHECKING:
    from pbem.engine.table.resolution import AnyTable

SOURCES = pages.load_sources()
LIMIT = 1_000_000


def subject_of(data: bytes, find: Any = registry.load, **more: Any) -> Subject:
    game = load_game(data, find)
    map_file = map_files.find(game.file.genesis.board.get("id"))
    return Subject(data, game, tuple(replay(data, find)), map_file, "game.toml", **more)


# ── hidden hands ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("cards", "mode"), [("private", "next"), ("dealer", "host")])
def test_a_page_for_everybody_holds_no_card_that_lies_face_down(cards: str, mode: str) -> None:
    step = card_games.dealt(cards, mode)
    pages = {
        seat: make_page(
            subject_of(step.data, card_games.find, reader=seat, sight=card_games.sight(step.game, seat)), SOURCES
        )
        for seat in card_games.SEATS
    }
    everybody = make_page(subject_of(step.data, card_games.find), SOURCES)
    hands = {seat: card_games.names(step.game, seat) for seat in card_games.SEATS}
    assert all(len(hand) == 1 for hand in hands.values())
    for seat, page in pages.items():
        told = {one for one, hand in hands.items() if f"{one}: {hand[0]}" in page}
        assert told == {seat}
        assert f"Known now: {seat.title()} got" in page
        assert "Do not pass it on." in page
    assert not any(f"{seat}: {hand[0]}" in everybody for seat, hand in hands.items())
    assert "Known now" not in everybody
    assert 'id="own"' not in everybody


# ── names that would like to be markup ───────────────────────────────────────────────────────────


@pytest.mark.parametrize("hostile", HOSTILE)
def test_whatever_people_and_places_are_called_nothing_of_it_is_markup(
    hostile: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same tags with plain names and with these, in every place at once."""
    subject = subject_of(example("worked-5-set-up").read_bytes())
    table = subject.table
    plain = [tag for tag, _ in Elements(make_page(subject, SOURCES)).found]

    class RenamedWords:
        """The same words with the hostile text after every one of their own."""

        def __getattr__(self, name: str) -> Any:
            return getattr(table.words, name)

        def describe(self, event: Any) -> list[str]:
            return [line + hostile for line in table.words.describe(event)]

        def standing(self, state: Any) -> list[str]:
            return [hostile for _ in table.words.standing(state)]

        def headline(self) -> list[str]:
            return [hostile for _ in table.words.headline()]

        def score(self, state: Any) -> Any:
            return [one._replace(name=hostile) for one in table.words.score(state)]

        def milestones(self, *around: Any) -> Any:
            found = table.words.milestones(*around)
            return [attrs.evolve(one, kind=hostile, text=hostile) for one in found]

    class RenamedPictures:
        """The same scenes with the hostile text in every place."""

        def board(self, *states: Any) -> Any:
            return table.pictures.board(*states)

        def scenes(self, map_file: Any) -> Any:
            def make(state: Any, events: Any) -> Any:
                scene = scene_of(table, state, map_file, events)
                return scene._replace(
                    spots=tuple(one._replace(name=hostile) for one in scene.spots),
                    players=tuple(one._replace(name=hostile, note=hostile) for one in scene.players),
                    arrows=tuple(one._replace(text=hostile) for one in scene.arrows),
                    says=(hostile,),
                )

            return make

    class Renamed:
        """The same table with other rooms."""

        words = RenamedWords()
        pictures = RenamedPictures()

        def __getattr__(self, name: str) -> Any:
            return getattr(table, name)

    game = subject.game._replace(table=cast("AnyTable", Renamed()))
    renamed = Subject(subject.data, game, subject.turns, subject.map_file, hostile)
    found = Elements(make_page(renamed, SOURCES)).found
    tags = [tag for tag, _ in found]
    assert {*tags} <= {*plain}
    assert tags.count("script") == plain.count("script")
    assert not any(key.startswith("on") or key == "src" for _, attrs in found for key in attrs)
    story = write_story(renamed)
    drawn = "".join(filled(story, text) for text in story["texts"])
    assert "<img" not in drawn
    assert "<script" not in drawn


# ── any game ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", ["open-tictactoe", "open-ballot", "next-ballot-rolled-back"])
def test_a_game_without_a_board_has_a_page_of_its_report(name: str) -> None:
    path = EXAMPLES.parent / "tests" / "vectors" / "games" / f"{name}.toml"
    page = make_page(subject_of(path.read_bytes(), small_games.find), SOURCES)
    ids = {attrs.get("id") for _, attrs in Elements(page).found}
    assert {"view", "side", "players", "report", "proof"} <= ids
    assert not {"board", "charts", "summary"} & ids


@pytest.mark.rule("engine/page/story 3.2")
def test_a_game_that_goes_back_shows_the_earlier_board_in_a_last_step_without_words() -> None:
    group = Group.begun()
    group.turn()
    board = group.game.state
    group.turn()
    assert group.game.state != board
    group.decide("rollback", "", {"to": 1}, reason="The rules were misread.")
    turned, back = write_story(subject_of(group.data))["records"][-2:]
    placed = {place for step in turned["steps"] if len(step) > 1 for place in (step[1] or [])[::3]}
    words, (spots, *_) = back["steps"][-1][0], back["steps"][-1][1:]
    assert words == 0
    assert {*spots[::3]} == placed


@pytest.mark.rule("engine/page/story 3.1")
def test_the_story_says_of_each_step_what_it_changed_and_nothing_else() -> None:
    subject = subject_of(example("first-turn").read_bytes())
    story = write_story(subject)
    places = {id_: place for place, (id_, _) in enumerate(story["spots"])}
    assert [record["index"] for record in story["records"]] == list(range(8))
    steps = [step for record in story["records"] for step in record["steps"]]
    told = [(filled(story, step[0]), step[1:]) for step in steps if step[0]]
    # Armies are placed on one territory, and an arrow or a sign above the board says so.
    placed, (spots, _, _, above) = next(one for one in told if len(one[1]) == 4 and len(one[1][0] or ()) == 3)
    (changed,) = spots[::3]
    assert story["spots"][changed][1] in placed
    assert changed == places[story["spots"][changed][0]]
    assert any("+" in str(gap) for number in above[1:] for gap in story["texts"][number])


def filled(story: Any, text: Any) -> str:
    """What the script makes of a text: its pattern with what stands in the gaps."""
    number, *gaps = text
    pieces = story["patterns"][number].split("\t")
    assert len(pieces) == len(gaps) + 1
    return "".join(f"{piece}{gap}" for piece, gap in zip(pieces, [*gaps, ""], strict=True))


@pytest.mark.rule("engine/page/story 1.1", "engine/page/story 2.2")
@pytest.mark.parametrize("name", ["first-turn", "worked-6-rail-race"])
def test_the_drawings_of_a_story_are_those_of_every_picture(name: str) -> None:
    subject = subject_of(example(name).read_bytes())
    story = write_story(subject)
    drawn = {filled(story, text) for text in story["texts"]}
    for turn in subject.turns:
        drawing = Drawing(scene_of(subject.table, turn.after, subject.map_file, turn.events))
        wanted = {drawing.badge(spot) for spot in drawing.scene.spots if spot.text}
        wanted |= {drawing.region(region) for region in drawing.scene.regions}
        wanted |= {*drawing.below().splitlines()} if name == "first-turn" else set()
        assert wanted <= drawn


class Reader:
    """Somebody who goes through a story, and what stands on their board by now."""

    def __init__(self, story: Any) -> None:
        self.story = story
        self.spots: dict[int, tuple[str, tuple[str, str]]] = {}
        self.regions: dict[int, str] = {}
        self.below: list[str] = []
        self.above: list[str] = []

    def see(self, step: list[Any]) -> None:
        spots, _, below, above, regions = (*step[1:], 0, 0, 0, 0, 0)[:5]
        for place, badge, holder in zip(*[iter(spots or ())] * 3, strict=True):
            self.spots[place] = self.text(badge), tuple(self.story["holders"][holder])
        for place, head in zip(*[iter(regions or ())] * 2, strict=True):
            self.regions[place] = self.text(head)
        self.below = self.layer(self.below, below) if below else self.below
        self.above = self.layer(self.above, above) if above else self.above

    def layer(self, before: list[str], change: list[int]) -> list[str]:
        return before[: change[0]] + [self.text(number) for number in change[1:]]

    def text(self, number: int) -> str:
        return filled(self.story, self.story["texts"][number])


def whole(subject: Subject, state: Any, events: Any) -> tuple[Any, ...]:
    """The same board drawn at once by a painter who has seen no other."""
    drawing = Drawing(scene_of(subject.table, state, subject.map_file, events))
    spots = [(drawing.badge(spot), (drawing.fill(spot), drawing.holder(spot))) for spot in drawing.scene.spots]
    regions = [drawing.region(region) for region in drawing.scene.regions]
    return dict(enumerate(spots)), dict(enumerate(regions)), drawing.below().splitlines(), drawing.above().splitlines()


QUICK = ("worked-2-blitz", "worked-6-rail-race")


@pytest.mark.parametrize(
    "name", all_but(sorted(one.parent.name for one in EXAMPLES.glob("*/*-[0-9][0-9][0-9].toml")), QUICK.__contains__)
)
def test_after_each_step_the_board_of_a_story_is_that_of_its_state(name: str) -> None:
    subject = subject_of(example(name).read_bytes())
    story = write_story(subject)
    reader = Reader(story)
    for turn, record, said in zip(subject.turns, story["records"], subject.said, strict=True):
        written, lively = iter(record["steps"]), ()
        reader.see(next(written))
        assert (reader.spots, reader.regions, reader.below, reader.above) == whole(subject, turn.before, ())
        for step, state in steps(subject.table, turn, said):
            scene = scene_of(subject.table, state, subject.map_file, step.so_far)
            lively = (*step.so_far,) if is_lively(scene) else lively
            if step.lines:
                reader.see(next(written))
                wanted = whole(subject, state, lively or step.so_far)
                assert (reader.spots, reader.regions, reader.below, reader.above) == wanted, step.lines
        for rest in written:
            reader.see(rest)
        assert (reader.spots, reader.regions) == whole(subject, turn.after, ())[:2]


def test_turning_points_lead_to_the_step_that_tells_them() -> None:
    subject = subject_of(example("risk-parker-to-victory").read_bytes())
    story = write_story(subject)
    page = make_page(subject, SOURCES)
    rows = re.findall(r'<li class="out"><a href="#record=(\d+)&amp;step=(\d+)">[^<]*</a> ([^<]*)</li>', page)
    assert len(rows) == 3
    for record, step, text in rows:
        told = story["records"][int(record)]["steps"][int(step)][0]
        assert filled(story, told) == unescape(text)
    assert len(told_events(subject, 3)) == len(story["records"][3]["steps"]) - 1


# ── charts ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", ["risk-parker-to-victory", "across-the-continent-two-to-victory"])
def test_stretches_are_turns_whatever_a_record_holds(name: str) -> None:
    subject = subject_of(example(name).read_bytes())
    course = list(stretches(subject))
    told = [event for stretch in course for event in stretch.events]
    assert told == [event for turn in subject.turns for event in turn.events]
    played = [stretch.turn for stretch in course]
    assert played == sorted(played)
    assert {*range(1, played[-1] + 1)} <= {*played}


def test_luck_adds_up_to_what_the_command_prints() -> None:
    """What one side of a throw is lucky the other is not; and the sums are those of `pbem luck`."""
    from pbem.engine.foresight.luck import count_luck

    subject = subject_of(example("risk-parker-to-victory").read_bytes())
    course = list(stretches(subject))
    last = list(charts._luck(subject, course))[-1]
    rows = count_luck(subject.table.foresight, subject.genesis.seat_ids, subject.turns).players
    whole = {
        row.seat: (row.figures.others - row.figures.own) - (row.figures.others_expected - row.figures.own_expected)
        for row in rows
        if row.role == "in all"
    }
    assert last == [round(10 * whole[seat]) for seat in subject.genesis.seat_ids]


def test_charts_and_their_tables_name_each_turn_once() -> None:
    """The set-up of this game has several records, and some of its turns are played in parts."""
    part = charts.part(subject_of(example("risk-every-option-to-victory").read_bytes()))
    assert part is not None
    for figure in part.html.split("</figure>")[:-1]:
        below = re.findall(r'class="foot"[^>]*>([^<]*)<', figure)
        rows = re.findall(r'<th scope="row">([^<]*)<', figure)
        assert rows == ["set-up", *(f"turn {number}" for number in range(1, 9))]
        assert below == ["set-up", "turn 1", "turn 3", "turn 5", "turn 7", "turn 8"]


@pytest.mark.parametrize("values", [[(0, 0)], [(3,), (3,)], [(5, -7, 12), (0, 0, 0), (1, 1, 11)]])
def test_lines_of_a_chart_stay_inside_and_their_letters_apart(values: list[tuple[int, ...]]) -> None:
    drawn = draw_lines("x", [Curve("A", row) for row in values], [(0, "turn 1")])
    heights = [int(number) for points in re.findall(r'points="([^"]*)"', drawn) for number in points.split()[1::2]]
    assert all(TOP <= one <= BOTTOM for one in heights)
    ends = sorted(map(int, re.findall(r'cy="(\d+)"', drawn)))
    assert all(b - a >= 150 for a, b in pairwise(ends))


# ── size ─────────────────────────────────────────────────────────────────────────────────────────


WITNESSED = 600
"""What a witness adds to a record: a signature of RSA, and a share of everybody's keys."""


@pytest.mark.rule("engine/page/story 2.1")
@pytest.mark.thorough
def test_a_hundred_signed_turns_stay_below_a_megabyte() -> None:
    match = Match("risk-parker", players=6, keyed=True, seed=1, frills=100)
    last = list(islice(match.play(), 101))[-1]
    assert last.game.file.index == 100
    subject = subject_of(last.data)
    page = make_page(subject, SOURCES)
    assert len(page.encode()) + 100 * WITNESSED < LIMIT
    story = write_story(subject)
    words = sum(bool(step[0]) for record in story["records"] for step in record["steps"])
    assert len(story["patterns"]) < words


@pytest.mark.parametrize(
    ("name", "row"),
    [
        pytest.param("ending-neutral-left-standing", ["1", "5", "–", "–"], marks=pytest.mark.thorough),
        ("ending-neutral-gone-first", ["0", "0", "–", "–"]),
    ],
)
def test_the_neutral_army_stands_below_the_players_even_when_it_is_gone(name: str, row: list[str]) -> None:
    """It has territories and armies, which follow the game, and neither income nor cards."""
    subject = subject_of(example(name).read_bytes())
    page = unescape(make_page(subject, SOURCES))
    assert re.findall(r'<td id="count-\d-2">([^<]*)</td>', page) == row
    told = write_story(subject)["records"]
    changed = [step[2] for record in told for step in record["steps"] if len(step) > 2 and step[2]]
    triples = {(counts[at], counts[at + 1]) for counts in changed for at in range(0, len(counts), 3)}
    assert {row for row, seat in triples if seat == 2} == {0, 1}
