"""
The suite catches wrong engines: each of some five hundred single faults fails a case that is named.

The faults stand in `conformance/engines/faults-*.toml` as changes of the text of the two engines. To add
one, write it there with any case and run this test: it says which cases notice the fault. Noticed means
failed: an answer that somebody's reading allows does not count, unless a second case denies the reading.
"""

import json
import shutil
import subprocess
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from thorough import one_in

from conformance.comparing import FAILED, decide, judge
from conformance.reading import SUITE, Case, load, question, read_cases

Program = Callable[[str], str]
ENGINES = SUITE / "engines"
DRIVER = Path(__file__).parent / "faulty_engines.mjs"
GAMES = ("conquest", "rail")


class Fault(NamedTuple):
    """
    A fault: the rule that it breaks, the case that notices it, the text that it changes.

    `beside` is a case in which the engine follows the suite, where `seen` alone might be another reading.
    """

    game: str
    rule: str
    says: str
    seen: str
    old: str
    new: str
    beside: str = ""

    @property
    def asked(self) -> list[Case]:
        """The case that notices the fault, then the one beside it."""
        return [cases_of(self.game)[number] for number in (self.seen, self.beside) if number]


def read_faults(game: str) -> list[Fault]:
    return [Fault(game, **one) for one in load(f"engines/faults-{game}.toml")["fault"]]


FAULTS = [fault for game in GAMES for fault in read_faults(game)]


@cache
def cases_of(game: str) -> dict[str, Case]:
    return {case.number: case for case in read_cases() if case.game == game}


@cache
def engine(game: str) -> str:
    return (ENGINES / f"{game}.mjs").read_text(encoding="utf-8")


# ── the lists ────────────────────────────────────────────────────────────────────────────────────


def misplaced(fault: Fault) -> str:
    """Say how often an engine has the text that a fault changes, unless it is once."""
    times = engine(fault.game).count(fault.old)
    often = "nowhere any more" if not times else f"{times} times"
    text = fault.old.strip().splitlines()[0]
    return "" if times == 1 else f"{fault.game}.mjs has {often} what {fault.says!r} changes: {text}"


def test_each_fault_changes_one_place_of_its_engine() -> None:
    assert [said for fault in FAULTS if (said := misplaced(fault))] == []


def test_a_fault_whose_text_is_gone_is_told_in_a_sentence() -> None:
    gone = FAULTS[0]._replace(says="Dice are cards.", old="throwCards(3)")
    assert misplaced(gone) == ("conquest.mjs has nowhere any more what 'Dice are cards.' changes: throwCards(3)")


def test_no_fault_is_listed_twice() -> None:
    for texts in ([(f.game, f.says) for f in FAULTS], [(f.game, f.old, f.new) for f in FAULTS]):
        assert len(set(texts)) == len(texts)


def test_each_fault_names_cases_of_its_game() -> None:
    known = {game: {"", *cases_of(game)} for game in GAMES}
    assert [f.says for f in FAULTS if not {f.seen, f.beside} <= known[f.game]] == []


def test_each_rule_has_a_fault_that_is_noticed(capsys: pytest.CaptureFixture[str]) -> None:
    without = sorted(set(load("catalogue/rules.toml")) - {fault.rule for fault in FAULTS})
    with capsys.disabled():
        print(f"\nrules without a fault that a case notices: {', '.join(without) or 'none'}")
    assert without == []


# ── the engines ──────────────────────────────────────────────────────────────────────────────────


Question = tuple[Fault, Case]


def answers(node: str, folder: Path, asked: Sequence[Question]) -> list[Any]:
    """Ask engines with a fault a case each; all in one program, for most of the time is its start."""
    for path in ENGINES.glob("*.mjs"):
        shutil.copy(path, folder)
    modules = {fault: folder / f"faulty-{place}.mjs" for place, (fault, _) in enumerate(asked)}
    for fault, path in modules.items():
        path.write_text(engine(fault.game).replace(fault.old, fault.new), encoding="utf-8")
    lines = (json.dumps({"module": str(modules[fault]), "question": question(case)}) for fault, case in asked)
    said = subprocess.run([node, DRIVER], input="\n".join(lines), capture_output=True, text=True, check=True)
    return [json.loads(line) for line in said.stdout.splitlines()]


def failed(cases: Sequence[Case], said: Sequence[Any]) -> list[str]:
    """Return the numbers of the cases that fail, as a run would count them."""
    verdicts = decide([judge(case, answer) for case, answer in zip(cases, said, strict=True)])
    return [verdict.number for verdict in verdicts if verdict.word == FAILED]


def unnoticed(node: str, folder: Path, faults: Sequence[Fault]) -> Iterator[str]:
    """Name the faults that their cases do not notice, with the cases that do."""
    said = iter(answers(node, folder, [(fault, case) for fault in faults for case in fault.asked]))
    for fault in faults:
        if fault.seen not in failed(fault.asked, [next(said) for _ in fault.asked]):
            found = ", ".join(noticing(node, folder, fault)) or "no case"
            yield f"{fault.rule} {fault.says!r} passes {fault.seen}; it is noticed by {found}"


def noticing(node: str, folder: Path, fault: Fault) -> list[str]:
    """Return the numbers of the cases that fail with a fault when all are asked."""
    cases = list(cases_of(fault.game).values())
    return failed(cases, answers(node, folder, [(fault, case) for case in cases]))


PARTS = [FAULTS[start::12] for start in range(12)]


@pytest.mark.parametrize("part", one_in(12, range(12)))
def test_a_wrong_engine_fails_the_case_that_is_named(part: int, tmp_path: Path, program: Program) -> None:
    assert list(unnoticed(program("node"), tmp_path, PARTS[part])) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_engines_without_a_fault_pass_those_cases(game: str, tmp_path: Path, program: Program) -> None:
    none = Fault(game, "", "", "", "class ", "class ")
    cases = list({one.number: one for f in FAULTS if f.game == game for one in f.asked}.values())
    said = answers(program("node"), tmp_path, [(none, case) for case in cases])
    assert failed(cases, said) == []


def test_a_fault_that_its_case_does_not_notice_is_told_with_those_that_do(tmp_path: Path, program: Program) -> None:
    fault = FAULTS[0]._replace(seen="R-002.1")
    (said,) = unnoticed(program("node"), tmp_path, [fault])
    assert said.startswith(
        "R-001 'The game goes on when nobody else is left.' passes R-002.1; it is noticed by R-001.1, "
    )
