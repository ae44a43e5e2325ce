"""Choosing, telling and keeping a rail race."""

import copy
import json
from typing import Any

import attrs
import pytest
from rail_scenes import BOARD, MAP, NAMES, lay, order, play, read, ring_map, seeded, stand

from pbem.engine.table.ruleset import Ruleset, Table
from pbem.engine.table.terms import Seat, Terms
from pbem.errors import FaultsError
from pbem.rulesets.across_the_continent import ACROSS_THE_CONTINENT_1952 as RAIL
from pbem.rulesets.across_the_continent import events as told
from pbem.rulesets.across_the_continent.rules import Rules
from pbem.rulesets.across_the_continent.state import Phase
from pbem.rulesets.choices import OneOf, OneOfOrPlayers, words_of
from pbem.rulesets.options import switches

# The type checker reads these: rule set and table are what the protocol asks for.
RULESET: Ruleset = RAIL
TABLE: Table[Any, Any, Any] = lay(2)

SEATS = [Seat(id_, id_.capitalize()) for id_ in NAMES]


def _faults(players: int, options: list[str], choices: dict[str, Any], map_file: Any = MAP) -> Any:
    with pytest.raises(FaultsError) as caught:
        RAIL.terms(SEATS[:players], options, choices, map_file)
    return caught.value.faults


class TestChoices:
    def test_the_terms_hold_what_differs_and_the_facts(self) -> None:
        choices = {"dice_choice": "sum-first", "first": "roll", "first_partner": "fay"}
        terms = RAIL.terms(SEATS, ["partners"], choices, MAP)
        assert terms.options == ("partners",)
        assert terms.choices == {"dice_choice": "sum-first", "first_partner": "fay"}
        assert len(terms.board["cities"]) == 70

    def test_a_table_laid_from_the_terms_has_the_same_rules(self) -> None:
        table = lay(4, ["partners"], {"first_partner": "fay", "record_turns": 25})
        assert table.rules == Rules(partners=True, first_partner="fay", record_turns=25)

    @pytest.mark.parametrize(
        ("players", "options", "choices", "fault"),
        [
            (1, [], {}, "1 players; 2 to 4 can race"),
            (3, ["partners"], {}, "3 players; partners need exactly four"),
            (2, ["capitals"], {}, 'there is no option "capitals"; possible: partners'),
            (2, [], {"dice": "free"}, 'there is no choice "dice"; possible: ' + ", ".join(switches(Rules))),
            (2, [], {"dice_choice": "sum"}, "dice_choice = sum: possible: free, sum-first"),
            (2, [], {"partners": 1}, "partners is not chosen by its value; use the option partners"),
            (2, [], {"record_turns": 7}, "record_turns = 7: possible: 10, 25, 50, 100, 200"),
            (2, [], {"first": "zoe"}, "first = zoe; nobody here is called 'zoe'"),
            (2, [], {"first": "emil fay"}, "first = emil fay; one player begins"),
            (2, [], {"first": ["emil"]}, "first = emil: possible: roll, or short names of players"),
            (3, [], {"west": "emil,fay"}, "west = emil,fay; of 3 players 1 start(s) on the west coast"),
            (4, [], {"west": "emil"}, "west = emil; of 4 players 2 start(s) on the west coast"),
            (4, [], {"west": "emil emil"}, "west = emil emil; of 4 players 2 start(s) on the west coast"),
            (
                4,
                ["partners"],
                {"west": "emil gus"},
                "west = emil gus; one player of each team starts on the west coast",
            ),
            (4, ["partners"], {"first_partner": "emil"}, "first_partner = emil; must be one of fay, gus, hana"),
            (4, [], {"first_partner": "fay"}, "first_partner needs the option partners"),
        ],
    )
    def test_what_cannot_be_played_is_refused(
        self, players: int, options: list[str], choices: dict[str, Any], fault: str
    ) -> None:
        assert _faults(players, options, choices) == (fault,)

    @pytest.mark.parametrize(
        ("options", "choices"), [(("partners",) * 2, {}), ((), {"first": "roll"}), ((), {"partners": True})]
    )
    def test_terms_must_be_exactly_as_they_were_written(
        self, options: tuple[str, ...], choices: dict[str, Any]
    ) -> None:
        written = RAIL.terms(SEATS, options[:1], {}, MAP)
        with pytest.raises(FaultsError, match=r"not in order|not exactly|not explained"):
            RAIL.table(SEATS, written._replace(options=options, choices=choices))

    def test_a_map_with_a_fault_is_refused(self) -> None:
        broken = copy.deepcopy(MAP)
        broken["line"].pop()
        broken["ticket"][0]["spaces"] = 4
        assert _faults(2, [], {}, broken) == (
            "map: ticket[1].spaces: ticket W01 says 4 spaces, but its shortest routes have 49",
        )

    def test_a_map_with_a_ring_is_refused_unless_rings_are_shared(self) -> None:
        (fault, *_) = _faults(3, [], {}, ring_map())
        assert "could block each other" in fault
        assert lay(3, [], {"rings": "shared"}, ring_map()).rules.rings == "shared"
        assert lay(2, [], {}, ring_map()).rules.rings == "refused"

    def test_a_malformed_board_makes_no_table(self) -> None:
        for board in ({}, {"id": "x"}, {**RAIL.terms(SEATS[:2], [], {}, MAP).board, "tickets": []}):
            with pytest.raises(FaultsError):
                RAIL.table(SEATS[:2], Terms((), {}, board))

    def test_options_and_switches_are_listed_with_their_values(self) -> None:
        listed = {option.name: option for option in RAIL.options()}
        assert list(listed) == [
            "partners",
            *(name for name in words_of(Rules) if name != "partners"),
        ]
        assert listed["partners"].values == ()
        assert listed["dice_choice"].values == ("free", "sum-first")
        assert listed["record_turns"].values == ("10", "25", "50", "100", "200")
        assert all(option.text and option.source for option in listed.values())
        assert all(o.default in o.values for o in listed.values() if o.values)

    def test_every_choice_has_words_for_every_value(self) -> None:
        for field in attrs.fields(Rules):
            words = words_of(Rules)[field.name]
            assert isinstance(words.values, OneOf)
            sentences = words.values.sentences
            assert words.text.endswith(".")
            assert words.source
            assert words.cites
            assert field.default in sentences
            assert len(sentences) > 1 or isinstance(words.values, OneOfOrPlayers)
            assert all(words.says(value).endswith(".") for value in sentences)


class TestWords:
    def test_the_rule_book_fits_and_names_every_rule(self) -> None:
        rows = RAIL.rule_book([], {})
        assert max(map(len, rows)) <= 79
        text = "\n".join(rows)
        for number in range(97, 116):
            assert f"R-{number:03}" in text
        for number in range(76, 92):
            assert f"A-{number}" in text, number
        assert "{" not in text

    def test_the_rule_book_says_what_was_chosen(self) -> None:
        plain = "\n".join(RAIL.rule_book([], {}))
        for choices, said in (
            ({"dice_choice": "sum-first"}, "move only 8"),
            ({"west": "emil"}, "Starting on the west coast: emil."),
            ({"rings": "shared"}, "may rest beside another"),
            ({"record_turns": 25}, "After 25 turns"),
        ):
            book = "\n".join(RAIL.rule_book([], choices))
            assert said in " ".join(book.split())
            assert said not in plain
        partners = " ".join(" ".join(RAIL.rule_book(["partners"], {})).split())
        assert "The first and the third player are partners" in partners
        assert "A player who is home retires" in partners

    def test_the_rule_book_refuses_what_is_no_choice(self) -> None:
        with pytest.raises(FaultsError):
            RAIL.rule_book(["capitals"], {})

    def test_the_headline_describes_options_and_differences(self) -> None:
        assert lay(2).words.headline() == ["Across the Continent (1952)"]
        table = lay(4, ["partners"], {"first": "fay"})
        assert table.words.headline() == [
            "Across the Continent (1952)",
            "Options: partners.",
            "  first = fay: fay begins.",
        ]

    def test_a_journey_is_described(self) -> None:
        table = lay(2)
        state = stand(table, {"emil": "W01 20 before Bismarck", "fay": "E01 at Vancouver"})
        moved = told.PieceMoved(
            "emil",
            (2, 2),
            4,
            "buffalo",
            ("a", "b", "cleveland", "cleveland~chicago~1"),
            ("cleveland",),
            "bismarck",
            16,
            "",
        )
        lost = told.ThrowLost("fay", (6, 6), "havre", 1, "near")
        assert table.words.describe(moved) == [
            (
                "Emil throws 2 2 and moves 4 by Cleveland to Cleveland - Chicago 1/5, "
                "16 spaces before Bismarck; a doublet."
            )
        ]
        assert table.words.describe(lost) == ["Fay throws 6 6, 1 space before Havre: too near, no move."]
        assert state.turn == 7

    def test_the_standing_shows_piece_next_city_and_home(self) -> None:
        table = lay(4, ["partners"])
        pieces = {
            "emil": "W01 20 before Bismarck",
            "fay": "waits in Boston",
            "gus": "home",
            "hana": "back W08 3 before Houston",
        }
        state = stand(table, pieces)
        order(state, "emil", {"prefer": ["arrive"], "via": ["fargo"]})

        rows = table.words.show(state, "hana")

        assert rows[:5] == [
            "Player       Piece                          Next city          End of ticket",
            "Emil         Buffalo                        Bismarck 20        Vancouver 43",
            "Fay          Boston                         draws a ticket     west coast",
            "Gus          off the board                  home",
            "Hana         Dallas                         Houston 3          San Francisco 31",
        ]
        assert rows[8] == "Hana, way back, partner of Fay"
        assert "  > Buffalo - Bismarck: 20" in rows
        assert "    prefer: arrive" in rows
        assert rows[-1] == "Tickets in the piles: west-bound 13, east-bound 15."
        assert list(table.words.standing(state)) == rows[:7]

    def test_lines_fit_with_the_longest_names(self) -> None:
        seats = [Seat("a", "Anna Amalia of Saxe-Weimar-Eisenach " * 3), Seat("b", "B")]
        table = RAIL.table(seats, RAIL.terms(seats, [], {}, MAP))
        state = table.blank()
        play(table, state, {}, seeded(1))
        rows = [*table.words.show(state, "b"), *table.forms.template(state, state.mover)]
        assert max(map(len, rows)) <= 79

    def test_before_the_race_there_is_nothing_to_show(self) -> None:
        table = lay(2)
        assert table.words.show(table.blank(), None) == ["The race has not begun."]
        awaited = table.awaited(table.blank())
        assert awaited is not None
        assert awaited.must == ()


class TestSnapshots:
    def _state(self) -> dict[str, Any]:
        table = lay(2)
        state = table.blank()
        play(table, state, {}, seeded(1))
        orders, _ = read(table, state, state.mover, {"rail": {"stop": "after-throw", "via": ["Ogden"]}})
        play(table, state, {state.mover: orders}, seeded(2))
        assert state.phase is Phase.THROW
        return table.dump(state)

    def test_a_state_comes_back_the_same(self) -> None:
        table = lay(2)
        data = self._state()
        assert table.dump(table.load(data)) == data
        assert table.load(json.loads(json.dumps(data))) == table.load(data)
        assert table.load(table.dump(table.blank())) == table.blank()

    def test_a_copy_does_not_share_its_pieces(self) -> None:
        table = lay(2)
        state = table.load(self._state())
        fresh = table.copy(state)
        fresh.travellers["emil"].place = "omaha"
        fresh.turn = 99
        assert table.dump(state) == self._state()

    @pytest.mark.parametrize(
        ("path", "value"),
        [
            ("phase", "over"),
            ("phase", "turn"),
            ("phase", "nap"),
            ("turn", -1),
            ("turn", True),
            ("part", "2"),
            ("mover", "zoe"),
            ("mover", ""),
            ("dice", [3]),
            ("dice", [3, 7]),
            ("dice", None),
            ("winners", ["emil"]),
            ("winners", []),
            ("travellers", {}),
            ("travellers", []),
            ("more", 1),
            ("emil.coast", "north"),
            ("emil.place", "atlantis"),
            ("emil.place", ""),
            ("emil.place", []),
            ("emil.ticket", "X01"),
            ("emil.leg", 0),
            ("emil.leg", 9),
            ("emil.crossed", 0),
            ("emil.home", "no"),
            ("emil.ask", 1),
            ("emil.more", 1),
            ("emil.rail", {}),
            ("emil.rail", {"until": "never"}),
            ("emil.rail", {"until": "turn", "prefer": ["fast"]}),
            ("emil.rail", {"until": "turn", "via": ["atlantis"]}),
            ("emil.rail", {"until": "turn", "stop": "now"}),
        ],
    )
    def test_what_is_no_state_is_refused_with_a_sentence(self, path: str, value: Any) -> None:
        table = lay(2)
        data = copy.deepcopy(self._state())
        seat, _, key = path.rpartition(".")
        place = data["travellers"][seat] if seat else data
        if value is None:
            del place[key]
        else:
            place[key] = value
        with pytest.raises(ValueError, match=r"\w"):
            table.load(data)

    def test_two_holders_of_one_ticket_are_refused(self) -> None:
        table = lay(2)
        data = self._state()
        data["travellers"]["fay"].update(ticket=data["travellers"]["emil"]["ticket"], leg=1)
        with pytest.raises(ValueError, match="same ticket"):
            table.load(data)


def test_a_ticket_is_missed_only_when_the_whole_pile_is_rejected() -> None:
    """A-79: three others can hold or block all five starting cities of a coast."""
    table = lay(4)
    pieces = {
        "emil": "waits in Vancouver",
        "fay": "E02 on vancouver~calgary~1 for Regina",
        "gus": "E03 on portland for Reno",
        "hana": "E06 on los-angeles for Spokane",
    }
    # Seattle, Portland, San Francisco are held; Los Angeles is occupied; Vancouver remains.
    pieces["fay"] = "E02 at Seattle"
    state = stand(table, pieces, "emil")
    state.travellers["emil"].rail = None
    events = play(table, state, {}, seeded(4))
    drawn = [event for event in events if isinstance(event, told.TicketDrawn)]
    assert [BOARD.deck[event.ticket].stops[0] for event in drawn] == ["vancouver"]
    rejected = [event for event in events if isinstance(event, told.TicketRejected)]
    assert all((event.reason == "occupied") == (event.start == "los-angeles") for event in rejected)

    # With gus resting in Vancouver in his stead nothing is left; emil waits, the turn passes.
    state = stand(table, {**pieces, "emil": "waits in Seattle"}, "emil")
    state.travellers["gus"].place = "vancouver"
    events = play(table, state, {}, seeded(4))
    assert told.TicketMissed("emil", "east") in events
    assert len([event for event in events if isinstance(event, told.TicketRejected)]) == 15 - 3
    assert state.mover == "fay"
