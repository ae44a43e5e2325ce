"""A whole case, told: for the pages, and for `show`."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from conformance.making.telling import conquest, conquest_table, facts, rail
from conformance.making.telling.lines import Step, Told
from conformance.making.telling.names import Names, listed
from conformance.reading import BOARDS, SEATS, Case, Data, Way, load, question, ways


def told(case: Case) -> Told:
    """Tell a case of plain actions."""
    asked = question(case)
    names = Names(asked)
    way = ways(case)[0]
    if "fact" in case.data:
        fact = load("facts.toml")[case.data["fact"]]
        rows = list(facts.rows(names, asked, way.answer["answers"]))
        return Told(_game(case), [*_table(case, asked, names), _question(fact)], [], rows=rows)
    return Told(_game(case), _table(case, asked, names), list(_play(case, asked, way)), _end(case, names, asked))


def _question(fact: Data) -> str:
    """Say what is given and what is asked."""
    says = fact["says"].removeprefix("Rail: ")
    if not fact["asks"]:
        return f"Asked: {says}"
    given, _, wanted = says.partition("; ")
    return f"Given: {given[0].lower()}{given[1:]}. Asked: {wanted}"


def _game(case: Case) -> str:
    """Say what is not usual about the game: edition, options, choices, players, board."""
    data = case.data
    said = [f"Rules: {data['rules']}."] if "rules" in data else []
    if choices := data.get("choices"):
        said.append(f"Choices: {', '.join(f'{name} = {_choice(one)}' for name, one in choices.items())}.")
    if data.get("seats", SEATS[case.game]) != SEATS[case.game]:
        said.append(f"Players: {listed(seat.capitalize() for seat in data['seats'])}.")
    if data.get("board", BOARDS[case.game]) != BOARDS[case.game]:
        said.append(f"Board: {data['board']}.")
    return " ".join(said)


def _choice(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{one} for {key}" for key, one in value.items())
    return listed(map(str, value)) or "none" if isinstance(value, list) else str(value).lower()


def _table(case: Case, asked: Data, names: Names) -> list[str]:
    """Say what lies on the table."""
    said = case.data.get("before", {})
    if "before" not in asked:
        return []
    if case.game == "rail":
        found = rail.rows(names, said, asked["board"])
        return [*([] if "fact" in asked else [rail.phase(names, asked)]), *found]
    first = [] if "fact" in asked else [conquest_table.phase(names, asked)]
    return [*first, *conquest_table.rows(names, said, _order(asked), figures=True)]


def _order(asked: Data) -> list[str]:
    """Return the players, from the one whose turn it is on."""
    seats, mover = asked["seats"], asked["before"]["mover"]
    first = seats.index(mover) if mover in seats else 0
    return [*seats[first:], *seats[:first]]


def _play(case: Case, asked: Data, way: Way) -> Iterator[Step]:
    refused = way.answer.get("refused")
    actions = case.data.get("actions", [])
    if refused:
        actions = actions[: refused["action"]]
    events = way.answer.get("events")
    names = Names(asked)
    if case.game == "rail":
        steps = list(rail.steps(names, asked, actions, events))
    else:
        steps = list(conquest.Teller(names, asked).steps(actions, events))
    if refused:
        says = load("refusals.toml")[case.game][refused["code"]]
        steps[-1] = steps[-1]._replace(follows=f"Refused, {refused['code']}: {says}")
    yield from _joined(steps)


def _joined(steps: Sequence[Step]) -> Iterator[Step]:
    """Join placings of the set-up, and a throw with its move, where nothing follows in between."""
    done: list[str] = []
    for step, after in zip(steps, [*steps[1:], Step("")], strict=True):
        done.append(step.done)
        if step.follows or not (step.joins and after.joins):
            yield Step(" ".join(filter(None, done)), step.follows)
            done = []


def _end(case: Case, names: Names, asked: Data) -> str:
    """Say what differs in the end, as the case says it."""
    after = case.data.get("after", {})
    if case.game == "rail":
        found = rail.rows(names, after, asked["board"])
    else:
        found = conquest_table.rows(names, after, _order(asked), figures=False)
    return " ".join(found)


def other_ways(case: Case) -> Iterator[tuple[str, str, str]]:
    """Give each other reading that changes the case: its name, its value, and what the catalogue says of it."""
    readings = load("catalogue/readings.toml")
    for name, value in dict.fromkeys((way.reading, way.value) for way in ways(case)[1:]):
        (says,) = (way["says"] for way in readings[name]["way"] if way["value"] == value)
        yield name, value, says
