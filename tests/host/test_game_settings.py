"""hosting.toml: what it says in words, its first text, and the one line of it that the program changes."""

from __future__ import annotations

import attrs
import pytest
from sample_games.small_games import BALLOT, invited

from pbem.errors import ContentError, InputError
from pbem.host.deadlines.address_lines import with_address, with_also
from pbem.host.deadlines.calendar import Deadline
from pbem.host.deadlines.game_settings import (
    MOST_WORDS,
    GameSettings,
    MissedPolicy,
    format_deadline,
    plain_deadline,
    read_game_settings,
    settings_template,
)

GENESIS = invited(BALLOT, "host", "anna", "ben")
ADDRESSES = {"anna": "anna@home.test"}


# ── in words ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        (Deadline(), "no deadline"),
        (Deadline(grace_hours=2), "no deadline"),
        (Deadline(hours=1), "1 hour"),
        (Deadline(hours=72, grace_hours=2), "72 hours, grace 2h"),
        (Deadline(days=1, at="21:00", zone="Europe/Berlin"), "1 day, 21:00 Europe/Berlin"),
        (Deadline(days=3, at="09:00"), "3 days, 09:00 UTC"),
        (Deadline(at="09:00", weekdays=("sat", "wed")), "wed+sat 09:00 UTC"),
        (Deadline(at="09:00", weekdays=("tue", "mon")), "mon+tue 09:00 UTC"),
        (Deadline(at="09:00", weekdays=("wed", "mon", "tue")), "mon-wed 09:00 UTC"),
        (Deadline(at="09:00", weekdays=("sat", "mon", "tue")), "mon+tue+sat 09:00 UTC"),
        (Deadline(at="09:00", weekdays=("fri", "sat", "sun")), "fri-sun 09:00 UTC"),
        (Deadline(at="09:00", weekdays=("sun",)), "sun 09:00 UTC"),
    ],
)
def test_a_deadline_in_words(rule: Deadline, words: str) -> None:
    assert format_deadline(rule) == words


@pytest.mark.parametrize(
    ("policy", "words"),
    [
        (("advance",), "72 hours; missed: advance"),
        (("deputy", "minimal"), "72 hours; missed: deputy, minimal"),
        ((), "72 hours; missed: hold"),
    ],
)
def test_what_players_agree_to_names_deadline_and_policy(policy: tuple[str, ...], words: str) -> None:
    assert GameSettings(deadline=Deadline(hours=72), missed=MissedPolicy(policy)).words == words


def test_a_deadline_as_data_holds_what_is_not_usual() -> None:
    assert plain_deadline(Deadline()) == {}
    rule = Deadline(days=3, at="21:00", weekdays=("wed", "sat"))
    assert plain_deadline(rule) == {"days": 3, "at": "21:00", "weekdays": ["wed", "sat"]}


# ── the file ─────────────────────────────────────────────────────────────────────────────────────


def test_the_first_settings_name_every_seat_and_are_the_usual_ones() -> None:
    text = settings_template(GENESIS, ADDRESSES, "gm@host.test")
    assert (
        '\n[players]                 # who is written to, and believed where nothing is signed\nanna = "anna@home.test"\nben = ""\n\n[gm]'
        in text
    )
    settings = read_game_settings(text.encode())
    assert settings.players == {"anna": "anna@home.test", "ben": ""}
    assert settings.gm.address == "gm@host.test"
    assert attrs.evolve(settings, players={}, gm=GameSettings().gm) == GameSettings()


def test_rules_that_somebody_wrote_stand_in_the_first_settings() -> None:
    text = settings_template(GENESIS, {}, rules="[deadline]\nhours = 72\n")
    assert text.endswith('address = ""\n\n[deadline]\nhours = 72\n')
    assert read_game_settings(text.encode()).deadline == Deadline(hours=72)


def test_an_address_has_its_seats_in_any_case() -> None:
    settings = GameSettings(
        players={"anna": "Both@Home.test", "ben": "both@home.test", "cleo": "", "dora": "dora@home.test"}
    )
    assert settings.seats_of(" BOTH@home.test\n") == ("anna", "ben")
    assert settings.seats_of("dora@home.test") == ("dora",)
    assert settings.seats_of("") == ()
    assert settings.seats_of("nobody@home.test") == ()


# ── another address ──────────────────────────────────────────────────────────────────────────────


def test_another_address_changes_one_line_and_nothing_else() -> None:
    text = settings_template(GENESIS, ADDRESSES) + "# ben = is away\n"
    changed = with_address(text, "ben", "Ben@new.test")
    assert changed == text.replace('ben = ""', 'ben = "Ben@new.test"')
    assert with_address(changed, "ben", "ben@home.test") == text.replace('ben = ""', 'ben = "ben@home.test"')


@pytest.mark.parametrize(
    "text",
    [
        'page = true\n\n[players]\nanna = "a@x.test"\n"ben"=OLD\n',
        '[players]\n  ben   =  OLD  # "ben@home.test" since May\n',
        'players = { anna = "a@x.test", ben = OLD } # both\n',
        "players.ben = OLD\n",
        '# "ben@home.test" is Ben\n[gm]\naddress = "ben@home.test"\n[players]\nben = OLD\n',
    ],
)
def test_the_line_is_found_however_it_is_written_and_what_stands_behind_it_stays(text: str) -> None:
    changed = with_address(text.replace("OLD", '"ben@home.test"'), "ben", "b@x.test")
    assert changed == text.replace("OLD", '"b@x.test"')


def test_a_line_of_the_same_name_elsewhere_stays() -> None:
    """A seat may be called like a setting; what is changed must be read as what was wanted."""
    text = 'page = false\n\n[players]\npage = "p@x.test"\n'
    assert with_address(text, "page", "q@x.test") == 'page = false\n\n[players]\npage = "q@x.test"\n'


@pytest.mark.parametrize(
    "text",
    ['[players]\nanna = "a@x.test"\n', '[players]\nben = "b\\u0040x.test"\n'],
)
def test_a_line_that_is_not_found_is_for_a_person(text: str) -> None:
    with pytest.raises(ContentError, match=r"^the line of ben in \[players\] was not found; change it by hand$"):
        with_address(text, "ben", "new@x.test")


def test_no_address_is_written_that_cannot_be_one() -> None:
    with pytest.raises(InputError):
        with_address('[players]\nben = "b@x.test"\n', "ben", "no address")


# ── what is refused ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            '[missed]\npolicy = ["skip"]\n',
            "hosting.toml missed.policy knows no 'skip'; it knows advance, deputy, minimal",
        ),
        ('[missed]\npolicy = ["minimal", "minimal"]\n', "hosting.toml missed.policy names something twice"),
        ("[messages]\nper_day = 1001\n", "hosting.toml messages.per_day is a whole number from 0 to 1000"),
        ("[messages]\nper_day = -1\n", "hosting.toml messages.per_day is a whole number from 0 to 1000"),
        ('[players]\nben = "no address"\n', "hosting.toml ben: "),
        ('[gm]\naddress = "no address"\n', "hosting.toml gm.address: "),
        ('[deadline]\nat = "25:00"\n', "hosting.toml deadline: "),
    ],
)
def test_settings_that_cannot_be_are_refused_with_their_key(text: str, told: str) -> None:
    with pytest.raises(ContentError) as caught:
        read_game_settings(text.encode())
    assert str(caught.value).startswith(told)


@pytest.mark.parametrize("number", [0, 1000])
def test_the_limits_of_messages_are_allowed(number: int) -> None:
    assert read_game_settings(f"[messages]\nper_day = {number}\n".encode()).messages.per_day == number


def test_a_deadline_must_fit_into_a_genesis() -> None:
    days = '["mon", "wed", "fri", "sun"]'
    text = f'[deadline]\nat = "21:00"\nzone = "America/Argentina/ComodRivadavia"\nweekdays = {days}\ngrace_hours = 2\n'
    policy = '[missed]\npolicy = ["advance", "deputy", "minimal"]\n'
    with pytest.raises(ContentError, match=f"has more than {MOST_WORDS} characters"):
        read_game_settings((text + policy).encode())


def test_a_new_player_gets_none_of_the_addresses_of_the_old() -> None:
    text = '[players]\nanna = "a@x.test"\nben = "b@x.test"\n\n[also]\nben = ["b@y.test", "b@z.test"] # at work\nanna = ["a@y.test"]\n'
    changed = with_address(text, "ben", "dora@x.test")
    assert changed == text.replace("b@x.test", "dora@x.test").replace('"b@y.test", "b@z.test"', "")
    settings = read_game_settings(changed.encode())
    assert settings.addresses_of("ben") == ("dora@x.test",)
    assert settings.addresses_of("anna") == ("a@x.test", "a@y.test")


LISTED = """\
[players]
ben = "b@x.test" # at home

[also]
ben = [
    "b@w.test", # at work
    "b@y.test", # in summer
    'b@z.test',
]
"""


@pytest.mark.parametrize(
    ("to", "gone"),
    [("b@w.test", '"b@w.test", '), ("b@y.test", '"b@y.test", '), ("b@z.test", "'b@z.test',"), ("b@v.test", "")],
)
def test_whoever_moves_to_a_further_address_keeps_the_others(to: str, gone: str) -> None:
    also = tuple(one for one in ("b@w.test", "b@y.test", "b@z.test") if one != to)
    assert with_address(LISTED, "ben", to, also) == LISTED.replace(gone, "", 1).replace('"b@x.test"', f'"{to}"')


@pytest.mark.parametrize(
    ("text", "longer"),
    [
        ('[also]\n"ben"=["b@y.test"]\n', '[also]\n"ben"=["b@y.test", "NEW"]\n'),
        ('[also]\n  ben   =  ["b@y.test"]  # [at work]\n', '[also]\n  ben   =  ["b@y.test", "NEW"]  # [at work]\n'),
        ("[also] # more\nben = []", '[also] # more\nben = ["NEW"]\n'),
        ('[also] # more\nanna = ["a@y.test"]\n', '[also] # more\nben = ["NEW"]\nanna = ["a@y.test"]\n'),
        ('[also]\nben = [\n "b@y.test", # at work\n]\n', '[also]\nben = [\n "b@y.test", # at work\n"NEW"]\n'),
        ('[also]\nben = [\n "b@y.test" # at work\n]\n', '[also]\nben = [\n "b@y.test" # at work\n, "NEW"]\n'),
        ('also = { ben = ["b@y.test"] }\n', 'also = { ben = ["b@y.test", "NEW"] }\n'),
    ],
)
def test_a_further_address_is_added_to_what_is_there(text: str, longer: str) -> None:
    players = 'players = { anna = "a@x.test", ben = "b@x.test" }\n'
    assert with_also(players + text, "ben", "c@x.test") == players + longer.replace("NEW", "c@x.test")
