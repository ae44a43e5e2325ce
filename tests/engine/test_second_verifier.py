"""
A second verifier, in JavaScript, agrees: it was written from docs/format.md and shares no line with pbem.

What it accepts of a changed file only the rules can find out; those changes are named here, each with
its reason.
"""

from __future__ import annotations

import base64
import hashlib
import importlib.util
import itertools
import json
import re
import subprocess
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs
import file_mutation
import pytest
import tomli_w
from sample_games import dice_key_forgeries, games_with_decisions, small_games
from sample_games.signing_group import TRIO, Group
from thorough import all_but, one_in

from pbem.engine.file.game_file import write_game
from pbem.engine.file.game_reader import open_game
from pbem.engine.file.history import Record, link
from pbem.engine.file.record_layout import write_record
from pbem.engine.file.seal import make_seal
from pbem.engine.modes.modes import MODES, NextChance
from pbem.engine.play import approval
from pbem.engine.proof.audit import verify
from pbem.engine.table.resolution import next_line, resolve, snapshot, snapshot_hash
from pbem.local import registry
from pbem.trust.dice import SeededDice
from pbem.trust.keys import ed25519_public

if TYPE_CHECKING:
    from conftest import Program

ROOT = Path(__file__).parent.parent.parent
VECTORS = ROOT / "tests" / "vectors"
VERIFIER = ROOT / "pbem" / "verifier" / "pbem-verify.mjs"
MADE = {**small_games.RECORDED, **games_with_decisions.DECIDED}
FILES = {name: (small_games.GAMES / f"{name}.toml").read_bytes() for name in MADE}
CARDS = {path.stem: path.read_bytes() for path in sorted((VECTORS / "cards").glob("*.toml"))}
ALL = {**FILES, **CARDS}
SMALLEST = ("host-tictactoe", "next-tictactoe")
"""The games that are changed in every place by a quick run too."""
EXAMPLES = {
    str(path.relative_to(ROOT)): path.read_bytes()
    for path in sorted((ROOT / "examples").glob("*/*.toml"))
    if path.read_bytes().startswith(b'format = "pbem-game/1"')
}

Verdicts = Mapping[str, dict[str, Any]]
Judge = Callable[[Mapping[str, bytes]], Verdicts]


@pytest.fixture(scope="module")
def node(program: Program) -> Callable[..., bytes]:
    """Run a script in Node; gives what it prints."""
    path = program("node")

    def run(*words: str | Path, stdin: bytes = b"", status: int = 0) -> bytes:
        done = subprocess.run([path, *map(str, words)], input=stdin, capture_output=True, check=False)
        assert done.returncode == status, done.stderr.decode()
        return done.stdout

    return run


@pytest.fixture(scope="module")
def judge(node: Callable[..., bytes]) -> Judge:
    """Let the second verifier judge files, by name."""

    def verdicts(files: Mapping[str, bytes]) -> Verdicts:
        wanted = {name: base64.b64encode(data).decode() for name, data in files.items()}
        driver = Path(__file__).with_name("second_verifier.mjs")
        answer: Verdicts = json.loads(node(driver, "files", stdin=json.dumps(wanted).encode()))
        assert answer.keys() == files.keys()
        return answer

    return verdicts


def accepted(verdicts: Verdicts) -> list[str]:
    return [name for name, verdict in verdicts.items() if verdict["ok"]]


# ── vectors ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.thorough
def test_the_vectors_are_what_their_script_makes() -> None:
    spec = importlib.util.spec_from_file_location("make_vectors", VECTORS / "make_vectors.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    text = (VECTORS / "format.json").read_text(encoding="ascii")
    assert module.made() == text, "run python tests/vectors/make_vectors.py"


@pytest.mark.thorough
def test_the_second_verifier_gives_every_value_of_the_vectors(node: Callable[..., bytes]) -> None:
    driver = Path(__file__).with_name("second_verifier.mjs")
    answer = json.loads(node(driver, "vectors", VECTORS / "format.json"))
    assert answer["wrong"] == []
    assert answer["count"] > 250


def test_the_second_verifier_gives_every_value_of_the_cards(node: Callable[..., bytes]) -> None:
    driver = Path(__file__).with_name("second_verifier.mjs")
    answer = json.loads(node(driver, "cards", VECTORS / "cards" / "cards.json"))
    assert answer["wrong"] == []
    assert answer["count"] > 20


# ── sound games ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", FILES)
def test_the_games_of_the_vectors_are_as_made(name: str) -> None:
    assert MADE[name]() == FILES[name], "make the games anew: sample_games/small_games.py and games_with_decisions.py"
    assert verify(FILES[name], small_games.find).ok


def test_games_of_every_mode_hold(judge: Judge) -> None:
    verdicts = judge(FILES)
    for name, data in FILES.items():
        assert verdicts[name]["ok"], verdicts[name]
        assert verdicts[name]["head"] == open_game(data).head.hex()


def test_games_whose_cards_lie_face_down_hold(judge: Judge) -> None:
    verdicts = judge(CARDS)
    for name, data in CARDS.items():
        assert verdicts[name]["ok"], verdicts[name]
        assert verdicts[name]["head"] == open_game(data).head.hex()
        assert "Good: 4 openings of cards that lay face down." in verdicts[name]["what"]
    told = verdicts["dealer-host"]["what"]
    assert "The deck is proved: 2 piles are as the host's secret makes them." in told


def test_the_example_games_hold(judge: Judge) -> None:
    assert len(EXAMPLES) > 5
    verdicts = judge(EXAMPLES)
    assert [verdict for verdict in verdicts.values() if not verdict["ok"]] == []


@pytest.mark.thorough
@pytest.mark.parametrize("name", ALL)
def test_mail_and_tools_may_change_how_a_game_looks(name: str, judge: Judge) -> None:
    files = {look: change(ALL[name].decode()).encode() for look, change in file_mutation.LOOKS.items()}
    verdicts = judge(files)
    assert [look for look in files if not verdicts[look]["ok"]] == []


@pytest.mark.thorough
def test_it_prints_the_dice_of_any_stream(node: Callable[..., bytes]) -> None:
    path = small_games.GAMES / "next-tictactoe.toml"
    values = json.loads((VECTORS / "format.json").read_text(encoding="ascii"))
    game = next(one for one in values["games"] if one["file"].endswith(path.name))
    told = node(VERIFIER, path, "--dice", "1", "attack/1")
    dice = " ".join(map(str, game["records"][1]["attack/1"]))
    assert told.decode().splitlines()[-1] == f"Record 1, stream attack/1: {dice}"
    told = node(VERIFIER, path, "--dice", "1", "attack/1", "--below", "6", "--count", "3")
    below = " ".join(str(die - 1) for die in game["records"][1]["attack/1"][:3])
    assert told.decode().splitlines()[-1].endswith(f": {below}")
    assert b"record" in node(VERIFIER, path, "--dice", "2", "attack/1", status=1)


def test_it_says_what_it_does_not_check(node: Callable[..., bytes]) -> None:
    told = node(VERIFIER, small_games.GAMES / "host-tictactoe.toml").decode()
    assert ": yes, as far as this goes." in told
    assert "what happened between the dice" in told
    assert "`pbem verify`" in told


def test_its_exit_status_says_no_too(node: Callable[..., bytes], tmp_path: Path) -> None:
    changed = tmp_path / "changed.toml"
    changed.write_bytes(FILES["open-tictactoe"].replace(b'"mark":8', b'"mark":7'))
    told = node(VERIFIER, changed, status=1).decode()
    assert re.search(r": NO\. record \d: its head does not follow", told)
    assert b"NO" in node(VERIFIER, tmp_path / "missing.toml", status=1)
    node(VERIFIER, status=2)


# ── changed games ────────────────────────────────────────────────────────────────────────────────

# Turn and part are numbers of the rule set; they stand in the state under no fixed name.
NEXT = re.compile(r"(.*): turn [0-9]+( part [0-9]+)?")


def needs_the_rules(data: bytes, changed: bytes) -> bool:
    """
    Say whether only a replay can tell.

    Nothing differs but the numbers in the line `next`; or who agreed to a rollback is not complete,
    for who was in the game before it cannot be told from who is after it; or to a draw after which nobody acts.
    """
    before, after = (tomllib.loads(file.decode()) for file in (data, changed))
    for record, twin in zip(before.get("history", []), after.get("history", []), strict=False):
        by_all = any(f'"kind":"{kind}"' in record.get("admin", "") for kind in ("rollback", "draw"))
        if by_all and _agreed(twin, record):
            twin["sigs"] = record["sigs"]
    lines = [str(whole.pop("next", "")) for whole in (before, after)]
    found = [NEXT.fullmatch(line) for line in lines]
    same = lines[0] == lines[1] or bool(found[0] and found[1] and found[0][1] == found[1][1])
    return before == after and same


def _agreed(twin: Any, record: Any) -> bool:
    """Say whether somebody, but nobody else, signed a changed administrative record."""
    sigs = twin.get("sigs") if isinstance(twin, dict) else None
    return bool(sigs) and isinstance(sigs, dict) and sigs.items() <= record["sigs"].items()


@pytest.mark.thorough
@pytest.mark.parametrize("name", ALL)
def test_any_changed_value_is_found_out_unless_only_rules_can_tell(name: str, judge: Judge) -> None:
    files = dict(file_mutation.value_changes(ALL[name]))
    files |= {f"{what} in place": data for what, data in file_mutation.text_changes(ALL[name])}
    assert len(files) > 340
    taken = accepted(judge(files))
    assert [what for what in taken if not needs_the_rules(ALL[name], files[what])] == []
    assert len(taken) < 10


@pytest.mark.parametrize("name", all_but(ALL, SMALLEST.__contains__))
def test_no_record_can_be_taken_out_doubled_or_moved(name: str, judge: Judge) -> None:
    whole = tomllib.loads(ALL[name].decode())
    records = whole["history"]
    files = {}
    for at, record in enumerate(records):
        rest = records[:at] + records[at + 1 :]
        for what, other in (
            ("out", rest),
            ("first", [record, *rest]),
            ("last", [*rest, record]),
            ("twice", [*records[:at], record, *records[at:]]),
        ):
            if other != records:
                files[f"{at} {what}"] = tomli_w.dumps({**whole, "history": other}).encode()
    assert accepted(judge(files)) == []


# ── forgeries: consistent again after the change ─────────────────────────────────────────────────


def with_other_witness(mode: str, seats: tuple[str, ...], who: str, **more: str) -> bytes:
    """A game whose second record has its dice from somebody else; all else fits."""
    maker = small_games.Maker.of(small_games.BALLOT, small_games.invited(small_games.BALLOT, mode, *seats, **more))
    files = [small_games.document(maker.game, seat, vote=1) for seat in seats]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(MODES[mode], "witnesses", lambda *_: tuple(who.split()))
        return maker.add(files)


def moved_by_himself() -> bytes:
    """Noughts and crosses in mode next; the author is his own witness."""
    genesis = small_games.invited(small_games.TICTACTOE, "next", "anna", "ben")
    maker = small_games.Maker.of(small_games.TICTACTOE, genesis)
    mover = maker.state.mover
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(NextChance, "witnesses", lambda *_: (mover,))
        return maker.add([small_games.document(maker.game, mover, mark=4)])


def decided_by_too_few() -> bytes:
    genesis = small_games.invited(small_games.BALLOT, "next", *games_with_decisions.SEATS)
    maker = small_games.Maker.of(small_games.BALLOT, genesis)
    files = [small_games.document(maker.game, seat, vote=2) for seat in games_with_decisions.SEATS]
    maker.decree(["anna"], kind="substitute", seat="cleo")
    return maker.add(files)


def set_up_by_two() -> bytes:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(NextChance, "witnesses", lambda *_: ("anna", "ben"))
        genesis = small_games.invited(small_games.BALLOT, "next", *games_with_decisions.SEATS)
        return small_games.Maker.of(small_games.BALLOT, genesis).data


def voted_and_decided(*steps: tuple[str, str], dice: str = "") -> bytes:
    """Three vote before, between and after decisions that the others sign; at last with these dice."""
    maker = small_games.Maker.of(
        small_games.BALLOT, small_games.invited(small_games.BALLOT, "next", *games_with_decisions.SEATS)
    )
    for kind, seat in steps:
        others = [other for other in games_with_decisions.SEATS if other != seat]
        more = {} if kind == "substitute" else {"reason": "so agreed", "events": []}
        if kind == "vote":
            maker.add([small_games.document(maker.game, who, vote=1) for who in games_with_decisions.SEATS])
        else:
            maker.decree(others, kind=kind, seat=seat, **more)
    with pytest.MonkeyPatch.context() as patch:
        if dice:
            patch.setattr(NextChance, "witnesses", lambda *_: tuple(dice.split()))
        return maker.add([small_games.document(maker.game, who, vote=1) for who in games_with_decisions.SEATS])


def passed_over(seat: str, *others: str) -> bytes:
    """Noughts and crosses: one of the two is passed over. `ben` stands for who is to move."""
    maker = small_games.Maker.of(
        small_games.TICTACTOE, small_games.invited(small_games.TICTACTOE, "next", "anna", "ben")
    )
    mover = maker.state.mover
    named = {"ben": mover, "anna": "anna" if mover == "ben" else "ben"}
    signers = sorted(named[who] for who in others)
    maker.decree(signers, kind="substitute", seat=named[seat])
    return maker.data


def joined_elsewhere() -> bytes:
    genesis = small_games.invited(small_games.BALLOT, "next", *games_with_decisions.SEATS)
    return small_games.Maker.of(small_games.BALLOT, attrs.evolve(genesis, name="other")).data


def with_many_proofs() -> bytes:
    """Somebody plays with a dice key that is no permutation; his proof is that of another key."""
    genesis = small_games.invited(small_games.TICTACTOE, "next", "anna", "ben")
    anna, ben = genesis.players
    bad = dice_key_forgeries.MANY_ROOTS.line, dice_key_forgeries.BEST_ROOTS
    ben = attrs.evolve(ben, dice=bad[0], roots=bad[1])
    forged = attrs.evolve(genesis, players=(anna, ben))
    return small_games.Maker.of(small_games.TICTACTOE, forged).data


def with_weak_key() -> bytes:
    people = (small_games.player("anna", keyed=False), small_games.player("ben"))
    genesis = small_games.begun(small_games.TICTACTOE, *people).game.file.genesis
    neutral = ed25519_public(bytes([1]) + bytes(31)).line
    weak = (attrs.evolve(genesis.players[0], key=neutral), genesis.players[1])
    return small_games.Maker.of(small_games.TICTACTOE, attrs.evolve(genesis, players=weak), "ben").data


SUBSTITUTE, RULING, VOTE = (("substitute", "anna"),), ("ruling", ""), ("vote", "")


@pytest.mark.thorough
def test_a_witness_is_passed_over_up_to_the_next_record_of_another_kind(judge: Judge) -> None:
    files = {
        "passed over": voted_and_decided(*SUBSTITUTE, dice="ben cleo"),
        "asked again": voted_and_decided(*SUBSTITUTE, VOTE, dice="anna ben cleo"),
        "forgiven": voted_and_decided(*SUBSTITUTE, RULING, dice="anna ben cleo"),
    }
    assert accepted(judge(files)) == list(files)
    assert [name for name, data in files.items() if verify(data, small_games.find).ok] == list(files)


@pytest.mark.parametrize(
    ("forge", "told"),
    one_in(
        4,
        [
            (lambda: with_other_witness("next", games_with_decisions.SEATS, "anna ben"), "the dice cannot come from"),
            (lambda: with_other_witness("next", games_with_decisions.SEATS, "cleo ben anna"), "the dice cannot come"),
            (lambda: with_other_witness("host", games_with_decisions.SEATS, "anna"), "the dice cannot come from anna"),
            (lambda: with_other_witness("host", games_with_decisions.SEATS, "ben", master="ben"), "dice cannot come"),
            (moved_by_himself, "the dice cannot come from"),
            (set_up_by_two, "the dice cannot come from anna and ben"),
            (with_many_proofs, "ben: the dice key is no permutation"),
            (dice_key_forgeries.many_roots_took_a_seat, "ben: the dice key is no permutation"),
            (decided_by_too_few, "others must sign this decision"),
            (lambda: passed_over("ben", "anna"), "others must sign this decision"),
            (lambda: passed_over("ben", "anna", "ben"), "others must sign this decision"),
            (lambda: voted_and_decided(*3 * SUBSTITUTE), "anna cannot be passed over as witness here"),
            (lambda: voted_and_decided(*SUBSTITUTE, *SUBSTITUTE), "cannot be passed over"),
            (lambda: voted_and_decided(*SUBSTITUTE, dice="anna ben cleo"), "the dice cannot come from"),
            (lambda: voted_and_decided(*SUBSTITUTE, VOTE, dice="ben cleo"), "the dice cannot come from"),
            (lambda: voted_and_decided(*SUBSTITUTE, RULING, dice="ben cleo"), "dice cannot come from"),
            (lambda: voted_and_decided(("resign", "cleo")), "the dice cannot come from anna and ben"),
            (joined_elsewhere, "anna did not sign the invitation"),
            (with_weak_key, "anna: the key is not of prime order"),
        ],
    ),
)
def test_what_needs_no_rules_is_found_out_although_all_hashes_are_right(
    forge: Callable[[], bytes], told: str, judge: Judge
) -> None:
    forged = forge()
    assert not verify(forged, small_games.find).ok
    verdict = judge({"forged": forged})["forged"]
    assert not verdict["ok"]
    assert told in verdict["what"]


def falsely_resolved() -> bytes:
    """A game whose last record leads to another cell than the one ordered; all else fits."""
    game = small_games.play.load_game(small_games.race((4,))[-1].data, small_games.find)
    file, seat = game.file, game.state.mover
    reading = small_games.play.check(game, [small_games.document(game, seat, mark=5)]).readings[0]
    draft = Record(file.index + 1, (reading.text,), (reading.sig,), (), "", "")
    chain = link(file.genesis, draft, file.head)
    after, _ = resolve(game.table, game.state, {seat: 6}, SeededDice(chain.seed))
    awaited = game.table.awaited(after)
    state = snapshot(game.table, after, draft.index, awaited)
    head = chain.head(snapshot_hash(state))
    record = draft._replace(state=snapshot_hash(state).hex(), head=head.hex())
    seal = make_seal(file.genesis, draft.index, head, small_games.identity("anna"))
    line = next_line(awaited, game.table.clock(after))
    return write_game(file.genesis, line, state, seal, file.history + write_record(record))


def test_what_only_the_rules_can_tell_is_left_to_them(judge: Judge) -> None:
    """A state that these orders do not lead to, sealed and with a good chain: the reason to replay."""
    forged = falsely_resolved()
    verdict = verify(forged, small_games.find)
    assert verdict.fault is not None
    assert verdict.fault.kind == "state"
    assert judge({"forged": forged})["forged"]["ok"]


# ── decisions: whoever signs them ────────────────────────────────────────────────────────────────


def decided_by(who: tuple[str, ...], **notice: Any) -> bytes:
    """The ballot of three in mode next: all vote, these decide, all vote again."""
    maker = small_games.Maker.of(
        small_games.BALLOT, small_games.invited(small_games.BALLOT, "next", *games_with_decisions.SEATS)
    )
    for step in ("vote", "decide", "vote"):
        if step == "decide":
            maker.decree(who, **notice)
        else:
            maker.add([small_games.document(maker.game, seat, vote=1) for seat in games_with_decisions.SEATS])
    return maker.data


@pytest.mark.thorough
def test_where_all_act_again_it_knows_as_well_as_the_rules_who_must_sign(judge: Judge) -> None:
    files = {}
    for seat, kind in itertools.product((*games_with_decisions.SEATS, ""), ("substitute", "ruling")):
        if not seat and kind == "substitute":
            continue
        more = {"reason": "so agreed", "events": []} if kind == "ruling" else {}
        for size in (1, 2, 3):
            for who in itertools.combinations(games_with_decisions.SEATS, size):
                notice = {"kind": kind, "seat": seat, **more}
                files[f"{kind} {seat} by {who}"] = decided_by(who, **notice)
    sound = {what for what, data in files.items() if verify(data, small_games.find).ok}
    # Whether somebody had to decide, or only could, is for the rules; a ruling needs who had to.
    others = {"anna": ("ben", "cleo"), "ben": ("anna", "cleo"), "cleo": ("anna", "ben")}
    unknown = {f"ruling {seat} by {who}" for seat, who in others.items()}
    assert {*accepted(judge(files))} == sound | unknown
    assert (len(sound), len(sound & unknown)) == (7, 0)


@pytest.mark.thorough
def test_a_ruling_about_the_one_who_must_decide_needs_that_one(judge: Judge) -> None:
    group = Group.begun()
    files = {}
    for about in TRIO:
        without = tuple(seat for seat in TRIO if seat != about)
        for who in (without, TRIO):
            copy = Group(group.data)
            forced_decision(copy, who, "ruling", about)
            files[f"{about} by {who}"] = copy.data
    sound = [what for what, data in files.items() if verify(data, registry.load).ok]
    assert accepted(judge(files)) == sound
    assert f"{group.mover} by {TRIO}" in sound
    assert len(sound) == 3


@pytest.mark.thorough
def test_it_knows_who_must_sign_a_draw_and_what_may_follow(judge: Judge) -> None:
    files = {}
    for mode, quorum in (("next", "all-others"), ("host", "host")):
        for who in (TRIO, TRIO[:2], ("host",)):
            group = Group.begun(mode=mode, quorum=quorum).turns(1)
            if who == ("host",) and mode == "next":
                continue
            forced_decision(group, who, "draw", "")
            files[f"{mode}: draw by {who}"] = group.data
        group = Group.begun(mode=mode, quorum=quorum).turns(1)
        group.decide("draw")
        drawn = group.data
        for who in (TRIO, TRIO[1:], ("host",)):
            if who == ("host",) and mode == "next":
                continue
            group = Group(drawn)
            forced_decision(group, who, "rollback", "", {"to": 1})
            files[f"{mode}: back by {who}"] = group.data
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(approval, "_require_going_on", lambda *_: None)
            group = Group(drawn)
            group.decide("ruling")
            files[f"{mode}: ruling"] = group.data
    sound = [what for what, data in files.items() if verify(data, registry.load).ok]
    # That Cleo is still in the game shows where something follows for which she is needed.
    unknown = [f"{mode}: draw by {TRIO[:2]}" for mode in ("next", "host")]
    assert [what for what in accepted(judge(files)) if what not in unknown] == sound
    assert sound == [f"{mode}: {what} by {TRIO}" for mode in ("next", "host") for what in ("draw", "back")]


def forced_decision(group: Group, who: tuple[str, ...], kind: str, about: str, *events: object) -> None:
    """Make the record of a decision with these signatures, whoever should have signed it."""
    real = approval.approvers
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(approval, "approvers", lambda *said: who if said[1].kind == kind else real(*said))
        group.decide(kind, about, *events)


# ── forgeries of cards that lie face down ────────────────────────────────────────────────────────


def jcs(data: Any) -> bytes:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def tagged(tag: str, *parts: bytes) -> bytes:
    return hashlib.sha256(f"pbem/1/{tag}\0".encode() + b"".join(parts)).digest()


def encoded(raw: bytes) -> str:
    return base64.b64encode(raw).decode()


def signed(who: str, namespace: str, text: bytes) -> str:
    return encoded(small_games.identity(who).sign(f"pbem-{namespace}-1", text))


class Forger:
    """Writes a game again after a change, with everybody's keys, so that all signatures are good."""

    def __init__(self, whole: dict[str, Any], spoiled: Mapping[str, object]) -> None:
        self.whole = whole
        self.people = {one["id"]: one for one in whole["genesis"]["player"]}
        if "host" in whole["genesis"]:
            self.people["host"] = whole["genesis"]["host"]
        self.join()
        self.game = tagged("game", jcs(whole["genesis"]))
        self.head = self.base = bytes(32)
        self.dealt: dict[str, Any] = {"laid": 0, "chain": "00" * 32}
        self.spoiled = spoiled

    def join(self) -> None:
        added = {"key", "dice", "roots", "joined", "hand", "deck"}
        bare = {
            who: {key: value for key, value in person.items() if key not in added}
            for who, person in self.people.items()
        }
        host = {"host": bare.pop("host")} if "host" in bare else {}
        invitation = {
            "pbem": "invite/1",
            **self.whole["genesis"],
            "player": [*bare.values()],
        } | host
        for who, person in self.people.items():
            own = {key: value for key, value in person.items() if key not in {"id", "joined"}}
            invite = tagged("invite", jcs(invitation)).hex()
            document = {"pbem": "join/1", "invite": invite, "id": who, **own}
            person["joined"] = signed(who, "join", jcs(document))

    def write(self) -> bytes:
        whole = self.whole
        for index, record in enumerate(whole["history"]):
            self.add(index, record)
        by = whole["seal"]["by"]
        last = whole["state"]["index"]
        seal = {"pbem": "seal/1", "game": self.game.hex(), "index": last, "by": by}
        whole["seal"]["sig"] = signed(by, "seal", jcs({**seal, "head": self.head.hex()}))
        return tomli_w.dumps(whole).encode()

    def add(self, index: int, record: dict[str, Any]) -> None:
        orders, seed = self.chance(index, record)
        self.deal(record)
        if index == len(self.whole["history"]) - 1:
            if "host" in self.people:
                self.whole["state"]["dealt"] = {**self.dealt, **self.spoiled}
            record["state"] = tagged("state", jcs(self.whole["state"])).hex()
        state = bytes.fromhex(record["state"])
        self.head = tagged("head", self.head, index.to_bytes(4, "big"), orders, seed, state)
        record["head"] = self.head.hex()
        self.base = self.head

    def chance(self, index: int, record: dict[str, Any]) -> tuple[bytes, bytes]:
        if "admin" in record:
            place = {"game": self.game.hex(), "index": index, "prev": self.head.hex()}
            text = jcs({"pbem": "admin/1", "reason": "", **place, **record["admin"]})
            record["admin"] = text.decode()
            record["sigs"] = {who: signed(who, "admin", text) for who in record["sigs"]}
            return tagged("admin", text), bytes(32)
        orders = self.order(record) if index else self.game
        betas = []
        for who in record["proofs"]:
            witness = {"pbem": "witness/1", "game": self.game.hex(), "index": index, "witness": who}
            text = jcs({**witness, "prev": self.head.hex(), "orders": orders.hex()})
            proof = small_games.dice_key(who).sign("pbem-witness-1", text)
            record["proofs"][who] = encoded(proof)
            betas.append(tagged("beta", proof))
        return orders, tagged("seed", self.game, index.to_bytes(4, "big"), self.head, orders, *betas)

    def order(self, record: dict[str, Any]) -> bytes:
        document = json.loads(record["orders"][0]) | record.pop("other", {})
        document["signed"] |= {"base": self.base.hex(), "game_id": self.game.hex()}
        document["signed"] |= record.pop("other signed", {})
        text = jcs({**document, "signed": {k: v for k, v in document["signed"].items() if v}})
        record["orders"] = [text.decode()]
        record["sigs"] = [signed(document["player"], "orders", text)]
        return tagged("orders", text)

    def deal(self, record: dict[str, Any]) -> None:
        added = {key: record[key] for key in ("veiled", "sealed") if key in record}
        self.dealt["laid"] += len(record.get("veiled", ()))
        if added:
            chain = tagged("dealt", bytes.fromhex(self.dealt["chain"]), jcs(added))
            self.dealt["chain"] = chain.hex()
        if "deck" in record:
            self.dealt["secret"] = record["deck"]
        elif '"secret"' in record.get("admin", ""):
            self.dealt["secret"] = json.loads(record["admin"])["events"][0]["secret"]


Change = Callable[[dict[str, Any]], object]


def forged(name: str, last: int, change: Change | None = None, deck: str = "", **spoiled: object) -> bytes:
    """
    The first records of a game with cards, after a change, with all that hangs on it made to fit.

    With `deck` another record reveals that secret; `spoiled` is what `state.dealt` then says falsely.
    """
    whole = tomllib.loads(CARDS[name].decode())
    isshort = last < len(whole["history"]) - 1
    whole["history"] = whole["history"][: last + 1]
    if isshort:
        whole["state"] = {"decides": [] if deck else ["anna"]}
        whole["next"] = "nobody: the game is over" if deck else "anna: turn 5"
    if deck:
        notice = {"kind": "deck", "seat": "host", "events": [{"secret": deck}]}
        whole["history"].append({"admin": notice, "sigs": ["host"], "state": "00" * 32})
    whole["state"]["index"] = len(whole["history"]) - 1
    if change:
        change(whole)
    return Forger(whole, spoiled).write()


def record(number: int, **other: Any) -> Change:
    """Other values of a record; None takes one away. `opened` are other openings of its orders."""

    def change(whole: dict[str, Any]) -> None:
        found = whole["history"][number]
        if "opened" in other:
            found["other signed"] = {"open": other["opened"]}
        if "signed" in other:
            found["other signed"] = other["signed"]
        found |= {key: value for key, value in other.items() if key not in {"opened", "signed"}}
        for key in [key for key, value in found.items() if value is None]:
            del found[key]

    return change


DEALER = tomllib.loads(CARDS["dealer-host"].decode())
SECRET = DEALER["history"][-1]["deck"]
PILES = {number: DEALER["history"][number]["veiled"] for number in (0, 7)}
((MINE, LETTER),) = DEALER["history"][1]["sealed"].items()
((BENS, _),) = DEALER["history"][2]["sealed"].items()
((DRAWN, _),) = DEALER["history"][4]["sealed"].items()
# What anna opens in record 4, and ben in record 5.
OPENED, BENS_OPENED = (
    json.loads(DEALER["history"][number]["orders"][0])["signed"]["open"][key] for number, key in ((4, MINE), (5, BENS))
)
SALT, CARD = OPENED.split(":")
WRONG = (int(CARD) + 1) % 6
OTHER = next(number for number in ("1", "3") if number != MINE)
WEAK = "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800"


def other_person(who: int | str, **other: str) -> Change:
    def change(whole: dict[str, Any]) -> None:
        genesis = whole["genesis"]
        (genesis["host"] if who == "host" else genesis["player"][who]).update(other)

    return change


def swapped(pile: list[str], one: int, two: int) -> list[str]:
    """The same tokens but for two commitments, which change places."""
    words = [token.split(":") for token in pile]
    words[one][2], words[two][2] = words[two][2], words[one][2]
    return [":".join(word) for word in words]


def renumbered(pile: list[str], first: int) -> list[str]:
    return [f"dealt:{first + at}:{token.split(':')[2]}" for at, token in enumerate(pile)]


def nobody_decides(whole: dict[str, Any]) -> None:
    whole["state"]["decides"] = []
    whole["next"] = "nobody: the game is over"


def anna_decides(whole: dict[str, Any]) -> None:
    whole["state"]["decides"] = ["anna"]
    whole["next"] = "anna: turn 9"


def anna_reveals(whole: dict[str, Any]) -> None:
    whole["history"][-1]["sigs"] = ["anna"]


@pytest.mark.thorough
def test_a_game_written_again_without_a_change_is_the_same(judge: Judge) -> None:
    files = {name: forged(name, 9) for name in CARDS}
    verdicts = judge(files)
    for name, data in CARDS.items():
        assert verdicts[name]["head"] == open_game(data).head.hex()
    short = {f"{name} {last}": forged(name, last) for name in CARDS for last in range(9)}
    short["revealed later"] = forged("dealer-host", 0, deck=SECRET)
    short["revealed after two piles"] = forged("dealer-host", 7, deck=SECRET)
    assert accepted(verdicts := judge(short)) == list(short)
    assert "not proved: its host has not revealed it" in verdicts["dealer-host 8"]["what"]
    assert "The deck is proved: 2 piles" in verdicts["revealed after two piles"]["what"]
    over = judge({"over": forged("dealer-host", 8, nobody_decides)})["over"]
    assert "not revealed it, although the game is over" in over["what"]


@pytest.mark.parametrize(
    ("name", "last", "change", "more", "told"),
    all_but(
        [
            ("dealer-host", 4, record(4, opened={MINE: f"{SALT}:{WRONG}"}), {}, f"the opening of {MINE} does not fit"),
            ("dealer-host", 4, record(4, opened={MINE: f"{'07' * 32}:{CARD}"}), {}, f"opening of {MINE} does not fit"),
            ("dealer-host", 4, record(4, opened={OTHER: OPENED}), {}, f"the opening of {OTHER} does not fit"),
            ("dealer-host", 4, record(4, opened={"6": OPENED}), {}, "the opening of 6 does not fit"),
            ("dealer-host", 4, record(4, opened={f"0{MINE}": OPENED}), {}, "open is not as it must be"),
            ("dealer-host", 4, record(4, opened={MINE: f"{SALT}:0{CARD}"}), {}, "open is not as it must be"),
            ("dealer-host", 4, record(4, signed={"card": "07" * 32}), {}, '"card" is unknown'),
            ("private-next", 4, record(4, opened={"1": "07" * 32}), {}, "the opening of 1 does not fit"),
            ("private-next", 4, record(4, opened={"4": "07" * 32}), {}, "the opening of 4 does not fit"),
            ("private-next", 4, record(4, signed={"card": ""}), {}, "card is missing"),
            ("private-next", 0, record(0, veiled=PILES[0]), {}, '"veiled" is unknown'),
            ("private-next", 1, record(1, sealed={MINE: LETTER}), {}, '"sealed" is unknown'),
            ("dealer-host", 0, record(0, veiled=None), {}, "no pile is laid in the set-up"),
            ("dealer-host", 0, record(0, deck=SECRET), {}, '"deck" is unknown'),
            ("dealer-host", 7, record(7, veiled=renumbered(PILES[7], 7)), {}, "do not go on with 6"),
            ("dealer-host", 7, record(7, veiled=swapped(PILES[7], 0, 1)[::-1]), {}, "do not go on with 6"),
            ("dealer-host", 1, record(1, sealed={"6": LETTER}), {}, "for a card that was never laid"),
            ("dealer-host", 1, record(1, sealed={MINE: LETTER[4:]}), {}, "sealed is not as it must be"),
            ("dealer-host", 1, record(1, sealed={f"0{MINE}": LETTER}), {}, "sealed is not as it must be"),
            ("dealer-host", 7, None, {"laid": 6}, "state.dealt: laid is not"),
            ("dealer-host", 7, None, {"chain": "00" * 32}, "state.dealt: chain is not"),
            ("dealer-host", 7, None, {"secret": SECRET}, 'state.dealt: "secret" is unknown'),
            ("dealer-host", 9, record(9, deck="07" * 32), {}, "not the one that the host began with"),
            ("dealer-host", 9, record(8, deck=SECRET), {}, "follows the one that reveals the deck"),
            ("dealer-host", 9, anna_decides, {}, "revealed although somebody must decide"),
            ("dealer-host", 0, None, {"deck": "07" * 32}, "not the one that the host began with"),
            ("dealer-host", 0, anna_reveals, {"deck": SECRET}, "others must sign this decision"),
            ("dealer-host", 0, record(1, sealed={MINE: LETTER}), {"deck": SECRET}, "no letter can be due"),
            ("dealer-host", 0, record(0, veiled=swapped(PILES[0], 1, 2)), {"deck": SECRET}, "the pile is"),
            ("dealer-host", 7, record(7, veiled=swapped(PILES[7], 1, 2)), {"deck": SECRET}, "the pile is"),
            ("dealer-host", 7, record(7, veiled=PILES[7][:3]), {"deck": SECRET}, "the pile is not the one"),
            ("dealer-host", 0, other_person(0, hand=WEAK), {}, "anna: with this hand every letter"),
            ("dealer-host", 0, other_person("host", hand="01" + "00" * 31), {}, "host: with this hand"),
            ("dealer-host", 0, other_person(0, hand=DEALER["genesis"]["host"]["hand"]), {}, "a hand stands"),
            ("dealer-host", 0, other_person(0, deck="07" * 32), {}, '"deck" is unknown'),
            ("private-next", 0, other_person(0, hand="07" * 32), {}, '"hand" is unknown'),
        ],
        lambda case: case[0] == "private-next",
    ),
)
def test_false_cards_are_found_out_although_all_hashes_are_right(
    name: str, last: int, change: Change | None, more: dict[str, str], told: str, judge: Judge
) -> None:
    verdict = judge({"forged": forged(name, last, change, **more)})["forged"]
    assert not verdict["ok"]
    assert told in verdict["what"]


ONLY_THE_RULES = {
    "a card of another hand is opened": record(4, opened={BENS: BENS_OPENED}),
    "a card is used and not opened": record(4, opened=None),
    "another card is used than was opened": record(4, other={"play": [f"c{WRONG}"]}),
    "a letter is not sent": record(4, sealed=None),
    "a letter is sent to whom none is due": record(4, sealed={"5": LETTER}),
    "a letter is nonsense": record(4, sealed={DRAWN: LETTER}),
    "a pile is laid too early": record(4, veiled=renumbered(PILES[7], 6)),
    "a pile is too small, before the end": record(0, veiled=PILES[0][:5]),
}
"""The rule set alone knows the hands, which cards orders use, and the size of a pile."""


@pytest.mark.thorough
def test_what_of_cards_only_the_rules_can_tell_is_left_to_them(judge: Judge) -> None:
    verdicts = judge({what: forged("dealer-host", 4, change) for what, change in ONLY_THE_RULES.items()})
    for what, verdict in verdicts.items():
        assert verdict["ok"], (what, verdict)
        assert "which letters are due, and what is in them" in verdict["what"], what
