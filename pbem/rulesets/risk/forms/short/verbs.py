"""What each word of an order may be in the conquest game, wherever it stands: its verbs, and what they are about."""

from collections.abc import Iterator
from typing import Any

from pbem.engine.short.items import Lexicon, inflected, lexicon
from pbem.engine.short.speech import phrases, words
from pbem.rulesets.risk.forms.short.speech import CARDS, UNITS
from pbem.rulesets.risk.forms.short.words import JOKERS
from pbem.rulesets.risk.state import JOKER

_ORDERS = {
    "place": phrases(
        "place, deploy, allocate, station, strengthen, put, add, drop, dump, bung, stick, shove, chuck, plonk, stack, assign, bolster, beef, "
        "boost, pile, load, plant, garrison, increase, raise, dig, pump, receive, slap, stuff, lay, sit, settle, set, build, recruit, "
        "distribute, plop, plunk, deposit, gimme, give me, need, top up, bulk up, build up, shore up, ramp up, beef up"
    ),
    "attack": phrases(
        "attack, atk, attk, atck, invade, conquer, assault, storm, raid, strike, blitz, smash, bash, crush, pound, hammer, hit, capture, seize, fight, steal, poke, "
        "smack, whack, clobber, squash, overrun, besiege, destroy, annihilate, target, beat, bomb, ram, tackle, snatch, nab, punch, slam, swarm, "
        "assail, subdue, annex, battle, engage, ambush, pummel, thump, wallop, thrash, batter, steamroll, bulldoze, overwhelm, penetrate, "
        "breach, plunder, pillage, sack, liberate, nick, snag, bag, bite, kick, wipe out, take over, take out, finish off, knock out, go after, "
        "make war, wage war, launch an attack, make an attack, do an attack, start an attack, have a go, have a fight, have a fight with, have a bash, have a stab, have a crack, have a shot, have a pop, take a shot, take a swing, take a crack, "
        "open fire, fire, beat up, crack, rush, charge, lash out, strike out, eliminate, defeat, occupy, kill, blast, nuke, rout, raze, wreck, obliterate, demolish"
    ),
    "move": phrases(
        "move, walk, pass, travel, shuffle, swing, haul, ferry, trundle, shift, transfer, relocate, redeploy, slide, withdraw, retreat, fortify, fort, mv, pull, evacuate, displace, regroup"
    ),
    "trade": phrases("trade, exchange, redeem, swap, cash"),
    "attack move": phrases(
        "march, push, advance, head, roll, drive, sweep, press, press on, surge, cross, carry on, take, grab"
    ),
    "attack move place": phrases("go, come, send, throw, fling, hurl, pour"),
    "attack place": phrases("go for"),
    "place give": phrases("give"),
    "place move": phrases("reinforce, get, bring, concentrate, mass, gather"),
}
"""Verbs by the orders that they may be; which of them is meant, the places say."""
_NOUNS = {
    "place move": phrases("should have, shall have, will have"),
    "attack": phrases(
        "attack on, attacks on, assault on, invasion of, invasions of, conquest of, raid on, strike on, offensive, offensives, war on, combat, combats, "
        "gets attacked, get attacked, is attacked, be attacked"
    ),
    "move": phrases(
        "are to be moved, should be moved, shall be moved, are moved, be moved, movement, movements, free move, fortification, fortifications, fortifying move, troop movement, tactical move, strategic move, strat move, "
        "as my free move, as my move, as my final move, as my last move, as free move, end move, last move, final move, closing move"
    ),
    "trade place": phrases("play, playing"),
    "place": phrases(
        "are to be placed, is to be placed, are to be put, should be placed, shall be placed, must be placed, are put, is put, are placed, is placed, be placed, be put, placement, placements, deployment, deployments, ill have, i will have, i ll have, reinf, reinfs"
    ),
    "trade": phrases(
        "turn in, turning in, hand in, handing in, trade in, trading in, cash in, cashing in, swap in, cards yes, yes to cards, take the set, take set, use the set, use set, use my set"
    ),
}
_ATTACKED = phrases(
    "attacked by, attacked from, attacked with, hit by, taken by, invaded by, invaded from, taken from, conquered from, conquered by"
)
"""What is done to a place, by one that stands behind it."""
_ALL = phrases(
    "it all, whole lot, everything i get, all i get, whatever i get, what i get, all that i get, everything im getting, my whole, our whole, my entire, all, everything, everyone, everybody, max, maximum, the max, the maximum, all of it, all of them, the lot, the whole lot, all in, all out, "
    "all i have, all ive got, everything i have, everything ive got, everything there, everything in, "
    "every army, every man, every unit, every troop, the whole, the whole of, the entire, the whole army, the entire army, as many as possible, as many as i can, as much as possible, "
    "all that can, all that can go, all that i can, all that can be spared, all who can, everyone who can, everybody who can, everyone that can, everybody that can, "
    "whatever can go, whatever can be spared, what can be spared, whatevers in, whats in, whatever is in, what is in, everyone in, everybody in, all of em, "
    "everything i can, everything you can, as many as you can, everything possible, all you can, all i can, everyone i can, everybody i can, as much as i can, "
    "what is possible, whatever is possible, whats possible, whatever i can, the maximum possible, lot, the whole bunch, whole bunch, the whole gang, the whole pack, all spare, everything spare, all the spare ones, all spare ones, all the spares, "
    "spare troops, spare armies, spare men, spare units, spare ones, the spare ones, the spares"
)
_REST = phrases(
    "the rest, rest, the remainder, remainder, the rest of, rest of, all the rest of, the remainder of, what remains of, whats left of, what is left of, the remaining, remaining, whatever is left, whats left, what is left, whatevers left, "
    "all that remains, everything that remains, whatever remains, what remains, everything that is left, all left, all the rest, everyone left, everybody left, the rest of them, rest of them, the rest of em, rest of em, "
    "all thats left, all that is left, everything left, everything thats left, everything else, all the others, all others, the others, "
    "the leftovers, leftovers, all the leftovers, all leftovers, the remaining ones, the new ones, whatever is left in, whatevers left in, whats left in, what is left in"
)
_KINDS = words(
    "reinforcements reinforcement infantry infantries cavalry artillery pieces piece dudes dude guys lads boys men man troops troop army armies unit "
    "units forces soldiers soldier tokens fellas chaps blokes more ones stack stacks tank tanks"
)
_WON = phrases(
    "if it falls, when it falls, once it falls, if i win, when i win, once i win, if that works, when that works, if that worked, "
    "if it works, if it worked, if this works, if this worked, if successful, when successful, with success, on success, upon success, once its mine, when its mine, if its mine, "
    "once it is mine, when it is mine, if it is mine, after winning, after i win, if won, if taken, once taken, when taken, if captured, once captured, when captured, if conquered, once conquered, when conquered, "
    "should that succeed, should it succeed, should that work, should it work, should it fall, should i win, should i succeed, if that goes well, if it goes well, if all goes well, if this goes well, if that comes off, if that succeeds, if it succeeds, if we win"
) + tuple(
    f"{case} {who} {verb} {it}"
    for case in ("if", "when", "once", "after")
    for who in ("i", "you", "we")
    for verb in words("take get win capture conquer have hold took got won captured conquered")
    for it in ("it", "that", "that one")
)
"""What makes a further place the next step of a path."""
_USUAL = phrases(
    "no matter what, to the death, to the end, to the bitter end, win or lose, at all costs, whatever it takes"
)
"""What says of an attack what holds of each."""
_AT_END = phrases(
    "after, after the attacks, after the attack, after attacking, after my attacks, after all that, after all this, when all is done, "
    "at the end, at the very end, in the end, if i still can, if you still can, if still possible, when the attacks are over, when im done, when i am done, after everything, at the close, after it, after the fight, after the fighting, after the battle, after the battles, when its over, when it is over, when thats over, when thats done, when its done, once its over, once thats done"
)
"""What says of the move when it comes: it always comes last."""
_IF_NOT = phrases(
    "if still needed, if still necessary, if its still needed, if i still need it, if i need to, if needs be, if it didnt work, if that didnt work, if it didnt fall, if i dont take it, if i dont win, if i lose, if i still dont have it, if i dont have it, if i dont have it yet, if it doesnt fall, if it doesnt work, if that doesnt work, if that fails, if it fails, if need be, if needed, if necessary, if i havent got it by then, "
    "if i dont have it by then, if i havent got it, if i dont get it, if it is still standing, if its still standing, if it still stands, if it still holds, "
    "if it holds, if not, if that isnt enough, if thats not enough, if it isnt enough, if its not enough, if it hasnt fallen, if it hasnt fallen by then"
)
"""What says of one more attack upon the same place what holds anyway: what is taken is not attacked again."""
_EARLIER = phrases("before that, beforehand, before this, before all that, but first, but before that")
"""What says of new armies and cards when they come: always before the attacks; of an attack it turns the sequence."""
BOTH = "both"
_BOTH = phrases(
    "both, both of, both of them, both of these, both of those, both of em, both of which, both of whom, they both, which both, who both, that both, "
    "these both, the both, the both of them, the two, the two of them, those two, these two, they two, both armies, both stacks, both groups, both forces, both places, both territories, both of my armies, both my armies"
)
"""What says of two places that each of them does something."""
COUNTED = {
    **dict.fromkeys(
        words("roll rolls throw throws goes time times shot shots attempt attempts try tries round rounds rolling"),
        "throws",
    ),
    **dict.fromkeys(words("die dice"), "dice"),
}


MOVING = frozenset(
    form
    for verb in words("roll drive push advance march move go press pour flow sweep head walk run proceed")
    for form in inflected(verb)
)
"""Verbs with which armies come from one place to the next, and attack it on their way."""


def _terms() -> Iterator[tuple[str, tuple[str, Any]]]:
    for orders, verbs in _ORDERS.items():
        for verb in verbs:
            yield from ((form, ("verb", frozenset(orders.split()))) for form in inflected(verb))
    for order, nouns in _NOUNS.items():
        yield from ((noun, ("verb", frozenset(order.split()))) for noun in nouns)
    yield from ((word, ("unit", None)) for word in (UNITS | _KINDS) - {"of", "x"})
    yield from ((word, ("card", None)) for word in CARDS)
    yield from ((word, ("joker", JOKER)) for word in (JOKER, *JOKERS, "the joker"))
    yield from (
        (word, ("best", None))
        for word in phrases(
            "best, the best, my best, best set, the best set, best one, the best one, the best you can find, whichever set is best, whichever is best, whatever set is best, "
            "whatever is best, whichever one is best, whichever gives the most, whichever gives most, whichever is worth the most, the best way, the best possible, you choose, "
            "you can choose, you pick, your choice, you pick the best, you pick the best one, you choose the best one"
        )
    )
    yield from (
        (phrase, ("any", None))
        for phrase in phrases(
            "any set, any set you like, any set you want, any you like, any set i have, take any set you like, take any set you want, take any set, pick any set, any set will do, any set that works, any that works, any set that fits, whichever you like, whichever you want, whichever set you like, whatever set you like, any set is fine, any set is fine with me, any set is ok, any set is okay, any set works, any set is good"
        )
    )
    yield from (
        (f"for {more}{unit}", ("", None))
        for more in ("", "new ", "more ", "extra ", "bonus ")
        for unit in ("armies", "troops", "units", "men", "reinforcements")
    )
    yield from ((phrase, ("done by", None)) for phrase in _ATTACKED)
    yield from ((phrase, ("amount", "all")) for phrase in _ALL)
    yield from ((phrase, ("amount", "rest")) for phrase in _REST)
    yield from ((word, ("each", None)) for word in phrases("each, apiece, each of, each of them"))
    yield from ((phrase, ("each", BOTH)) for phrase in _BOTH)
    yield from (
        (phrase, ("amount", 1))
        for phrase in phrases("an army, a troop, a unit, a man, a soldier, a single army, one army")
    )
    yield from ((phrase, ("amount", 12)) for phrase in phrases("a dozen, one dozen"))
    yield "half a dozen", ("amount", 6)
    yield from ((word, ("leaving", None)) for word in words("leave leaving keep keeping"))
    yield from (
        (phrase, ("through", None))
        for phrase in phrases(
            "through, thru, via, on to, and on to, onward to, onwards to, on into, straight on to, straight on into, onward into, onwards into, further into"
        )
    )
    yield from (
        (f"{said} {way}", ("through", None))
        for going in words("carry press push move march go head roll drive fight")
        for said in (f"{one} on" for one in (going, f"{going}s", f"{going}es", f"{going.removesuffix('e')}ing"))
        for way in ("to", "into", "against")
    )
    yield from (
        (f"{said} {way}", ("through", None))
        for said in phrases(
            "carries on, continue, continues, continuing, continue on, continues on, continuing on, proceed, proceeds, proceeding, "
            "keep going, keeps going, keep on, keeps on, keep marching, keeps marching, keep pushing, keeps pushing"
        )
        for way in ("to", "into", "against")
    )
    yield from ((phrase, ("won", None)) for phrase in _WON)
    yield from ((phrase, ("usual", None)) for phrase in _USUAL)
    yield from ((phrase, ("at end", None)) for phrase in _AT_END)
    yield from ((phrase, ("earlier", None)) for phrase in _EARLIER)
    yield from ((phrase, ("if not", None)) for phrase in _IF_NOT)
    yield "it", ("it", None)
    yield from (
        (phrase, ("throws", 1))
        for phrase in phrases(
            "once, just once, only once, one single roll, one single throw, just one roll, just one throw, only one roll, only one throw, a single roll, a single throw, one roll, one throw, a roll, a throw, one quick roll, one time"
        )
    )
    yield from ((phrase, ("throws", 2)) for phrase in phrases("twice, just twice, only twice"))
    yield from ((phrase, ("throws", 3)) for phrase in phrases("thrice, three times"))
    yield from (
        (phrase, ("dice", 1)) for phrase in phrases("a single die, a single dice, just one die, one die, one dice")
    )


LEXICON: Lexicon = lexicon(dict(_terms()), COUNTED)
