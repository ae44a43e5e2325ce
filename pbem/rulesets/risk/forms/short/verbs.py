"""What each word of an order may be in the conquest game, wherever it stands: its verbs, and what they are about."""

from collections.abc import Iterator
from typing import Any

from pbem.engine.short.items import Lexicon, inflected, lexicon
from pbem.engine.short.speech import phrases, words
from pbem.rulesets.risk.forms.short.speech import CARDS, UNITS

_ORDERS = {
    "place": words(
        "place deploy allocate station strengthen put add drop dump bung stick shove chuck plonk stack give assign bolster beef "
        "boost pile load plant garrison increase raise thicken fortify_up dig pump receive slap stuff lay sit settle recruit "
        "distribute plop plunk deposit"
    ),
    "attack": words(
        "attack invade conquer assault storm raid strike blitz smash bash crush pound hammer hit take capture seize grab fight "
        "smack whack clobber squash overrun besiege destroy annihilate target beat bomb ram tackle snatch nab punch slam swarm "
        "assail subdue annex battle engage ambush pummel thump wallop thrash batter steamroll bulldoze overwhelm penetrate "
        "breach plunder pillage sack liberate nick snag bag bite kick"
    ),
    "move": words("move shift transfer relocate redeploy slide withdraw retreat fortify fort mv bring pull evacuate"),
    "trade": words("trade exchange redeem swap cash"),
    "attack move": words(
        "go march push advance head charge roll drive march sweep press press_on proceed surge come cross"
    ),
    "attack place move": words("send throw fling hurl pour"),
    "place move": words("reinforce get concentrate mass gather"),
    "attack trade": (),
}
"""Verbs by the orders that they may be; which of them is meant, the places say."""
_NOUNS = {
    "attack": phrases(
        "attack on, attacks on, assault on, invasion of, invasions of, conquest of, raid on, strike on, offensive, offensives, war on, combat, combats"
    ),
    "move": phrases(
        "movement, movements, free move, fortification, fortifications, fortifying move, troop movement, transfer"
    ),
    "place": phrases("placement, placements, deployment, deployments"),
    "trade": phrases(
        "turn in, turning in, hand in, handing in, trade in, trading in, cash in, cashing in, swap in, play, playing, use, using"
    ),
}
_ALL = phrases(
    "all, everything, everyone, everybody, max, maximum, the max, the maximum, all of it, all of them, the lot, the whole lot, all in, all out, "
    "all i have, all ive got, everything i have, everything ive got, everything there, everything in, all but one, all except one, all minus one, all but 1, "
    "every army, every man, every unit, every troop, the whole army, the entire army, as many as possible, as many as i can, as much as possible, "
    "everything i can, everything you can, as many as you can, everything possible, lot"
)
_REST = phrases(
    "the rest, rest, the remainder, remainder, the remaining, remaining, whatever is left, whats left, what is left, whatevers left, "
    "all thats left, all that is left, everything left, everything thats left, everything else, all the others, all others, the others, "
    "the leftovers, leftovers"
)
_KINDS = words(
    "reinforcements reinforcement infantry infantries cavalry artillery pieces piece dudes dude guys lads boys men man troops troop army armies unit "
    "units forces soldiers soldier tokens fellas chaps blokes more"
)


def _terms() -> Iterator[tuple[str, tuple[str, Any]]]:
    for orders, verbs in _ORDERS.items():
        for verb in verbs:
            yield from ((form, ("verb", frozenset(orders.split()))) for form in inflected(verb.replace("_", " ")))
    for order, nouns in _NOUNS.items():
        yield from ((noun, ("verb", frozenset({order}))) for noun in nouns)
    yield from ((word, ("unit", None)) for word in (UNITS | _KINDS) - {"of"})
    yield from ((word, ("card", None)) for word in CARDS)
    yield from ((phrase, ("amount", "all")) for phrase in _ALL)
    yield from ((phrase, ("amount", "rest")) for phrase in _REST)
    yield from ((word, ("each", None)) for word in phrases("each, apiece, both, each of"))
    yield from (
        (phrase, ("amount", 1))
        for phrase in phrases("an army, a troop, a unit, a man, a soldier, a single army, one army")
    )
    yield from (
        (phrase, ("through", None))
        for phrase in phrases(
            "through, thru, via, on to, and on to, onward to, onwards to, from there to, from there into"
        )
    )


LEXICON: Lexicon = lexicon(dict(_terms()))
