"""Laws about players: who acts, who is out, who wins."""

from typing import Any

from conformance.laws.law import Law, but
from conformance.laws.tally import Tally

Data = dict[str, Any]


_ACTORS = ("seat", "attacker", "by", "taker", "conqueror")
_SUFFERED = {"cards-discarded", "territories-vacated", "capital-lost"}
"""Events that happen to their `seat`, who may be out."""


def _actors(event: Data) -> list[str]:
    passive = event["event"] in _SUFFERED
    return [event[key] for key in _ACTORS if key in event and not (passive and key == "seat")]


def _who_is_out_does_nothing(tally: Tally, event: Data) -> str:
    return next((f"{seat} is out" for seat in _actors(event) if seat in tally.out), "")


_OWN_DEEDS = (
    "set-turned-in",
    "card-bonus-placed",
    "armies-counted",
    "armies-placed",
    "armies-lost",
    "die-rerolled",
    "die-commanded",
    "territory-captured",
    "free-move-made",
    "armies-fortified",
    "card-drawn",
    "card-missed",
    "cards-forfeited",
    "card-opened",
    "turn-ended",
)


def _only_the_mover_acts(tally: Tally, event: Data) -> str:
    who = event.get("attacker", event.get("seat"))
    return but("who acts", who, tally.bonus["player"] if tally.bonus else tally.mover)


def _turns_go_round(tally: Tally, event: Data) -> str:
    if tally.turn == 0:
        return but("turn", event["turn"], 1)
    following = tally.facts.next_seat(tally.mover, tally.out)
    return but("seat", event["seat"], following) or but("turn", event["turn"], tally.turn + 1)


def _who_is_out_has_nothing(tally: Tally, after: Data) -> str:
    if (after["mover"] in after["out"]) != (after["phase"] == "bonus") and not after["winner"]:
        return f"{after['mover']} is to act, and out"
    for seat in after["out"]:
        if any(one["owner"] == seat for one in after["territories"].values()):
            return f"{seat} is out, and holds territories"
    if after["turn"]:
        lost = [seat for seat in tally.facts.seats if seat in tally.began and not tally.held(seat)]
        if still := [seat for seat in lost if seat not in tally.out]:
            return f"{still[0]} holds nothing, and is not out"
    return but("out", sorted(after["out"]), sorted(tally.out))


def _the_winner_has_won(tally: Tally, after: Data) -> str:
    if bool(after["winner"]) != (after["phase"] == "over") or after["winner"] != tally.winner:
        return f"winner {after['winner']!r} in the phase {after['phase']}"
    if not after["winner"]:
        return ""
    live = [seat for seat in tally.facts.seats if seat not in tally.out]
    if len(live) == 1:
        return but("winner", after["winner"], live[0])
    if tally.facts.settings["capitals_end"] == "last-player":
        return f"{', '.join(live)} are still in"
    return but("who holds their capital", _holders(tally), [after["winner"]])


def _holders(tally: Tally) -> list[str]:
    """Return who is in and holds their own capital."""
    own = tally.capitals.items()
    return [seat for seat, place in own if tally.owners[place] == seat and seat not in tally.out]


_ENDED_BEFORE: dict[str, tuple[str, ...]] = {
    "last-player": (),
    "only-holder": ("turn-started",),
    "at-once": ("turn-started", "battle-fought", "cards-passed", "card-drawn", "free-move-made"),
}
"""By the value of `capitals_end`: what does not happen any more when one player alone holds a capital."""


def _nobody_has_won_before(tally: Tally, event: Data) -> str:
    ended = event["event"] in _ENDED_BEFORE[tally.facts.settings["capitals_end"]]
    holders = _holders(tally) if ended and tally.turn else []
    return f"only {holders[0]} holds a capital" if len(holders) == 1 else ""


LAWS = (
    Law("out", "R-067: who is out does nothing", ("*",), _who_is_out_does_nothing),
    Law("mover", "R-022: only the player on turn acts, for a bonus the conqueror", _OWN_DEEDS, _only_the_mover_acts),
    Law("turns", "R-003: turns go round, over those who are out", ("turn-started",), _turns_go_round),
    Law("nothing left", "R-067: who is out holds nothing and is not asked", (), _who_is_out_has_nothing),
    Law(
        "winner",
        "R-001, R-075, R-094: the winner is the last one in, or alone holds a capital",
        (),
        _the_winner_has_won,
    ),
    Law(
        "no winner",
        "R-094: nobody plays on against the only one who holds a capital",
        _ENDED_BEFORE["at-once"],
        _nobody_has_won_before,
    ),
)
