"""
Whether a line that is no order may have been meant as one: then nobody may leave it out in silence.

    doubt_of(line, speech, near=True)    why, in words for its author; "" for a greeting, a message, chat

The head is the first word behind fillers ("and then I ..."). A strong verb means little else than an order;
a weak one is a word of any chat. Near means with no empty line between it and an order.

Rule 1. Greetings, lines to somebody ("to Ben: ...") and lines below a quote mark are words.
Rule 2. A question without an arrow, whose head is no strong verb, is words.
Rule 3. A verb whose object is a person, without arrow, number or "all", is words.
Rule 4. A strong head with a name, a number, an arrow, a word of direction, or at most one word more, is in
        doubt; near an order always. So are two words that are one head: "turn in", "cash in".
Rule 5. A strong verb anywhere is in doubt beside a name. What tells of others, or of another time, never is (`tellings`).
Rule 6. So are a weak head with a name or an arrow, an arrow with a name, two names, and a name with a number, two names
        misspelt, one with a name or a verb, and an arrow between two that are cut ("KAM > YAK"). In a few
        words so are their first letters ("10 sa to ea"), a name misspelt or cut with a number ("Troops: BR 4"), or behind a word of direction ("Kamchatca +6", "GB to W Eur"), and
        one written out with what orders are about, before where from, or with a verb misspelt ("attck Siam").
Rule 7. Near an order a head that says more of orders (keep, while, until) is in doubt, and a number with what
        orders are about ("two sets"); anywhere in a mail with orders little more than what is handed in ("set please"), a word alone such as "pass", and such a
        head with a number ("stop when I have 3"); near one so is a verb of any chat that begins a line and counts
        ("march all of them in").
Rule 8. What is not done (`denials`) is words, unless there is such an order; then it is in doubt.
Rule 9. Where nothing is an order, a line is in doubt only if it is short and names a place, or has a head beside what
        orders are about ("use my cards"), or sends armies to a place that is none ("all armies to the Afghans", "drop 9 on Eusa"). So are the first words but for greetings if they say that there is nothing
        to order ("pass", "done") or are a mere number, and anything that says so in more words (`passings`). What is likely
        talk (`bearing`) limits nothing.
Rule 10. In a mail with orders a short line is in doubt that may take something back or put it off ("scratch that",
        "not final"), and whatever takes back an order that was given. So is one near an order that begins so ("wait", "or"), that is little more than the name of a
        place or a number ("Siam instead", "sorry, I meant Siam"), or asks about it ("what about this?"). What stands above orders
        and turns their sense is in doubt, too (`headings`).
Rule 11. In a mail with orders a sentence is in doubt that bears on them, by what such sentences say (`bearing`), even as a
        question or a feeling: "I think I'll wait a bit", "do I have to trade?", "half of them would be enough".
Rule 12. Beside orders a sentence that is plainly talk (`bearing`) is words, whatever it names or counts, unless it names
        something beside a strong verb, takes that back, or is an order but for a slip.
"""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType

from pbem.engine.short.bearing import SpokenSentence, spelled
from pbem.engine.short.denials import denied, disagrees
from pbem.engine.short.doubt_rules import (
    adds_to_orders,
    asks_about_it,
    corrects,
    is_chat,
    is_greeting,
    is_like_an_order,
    is_to_somebody,
    limits_orders,
    names_an_order,
    names_what_is_given,
    orders_something,
    puts_some,
    sends_units,
    takes_back,
)
from pbem.engine.short.endings import orders_nothing, stands_alone
from pbem.engine.short.line import TypedLine
from pbem.engine.short.passings import passes
from pbem.engine.short.signs import OrderSigns
from pbem.engine.short.speech import Speech

BEGINS = "it begins like an order"
NAMES = "it names places of the board"
BESIDE = "it stands beside orders"
ALL = "it is all that you wrote"
PASSES = "it may say that you pass"
BACK = "it may take something back"
_NONE: Mapping[str, Collection[str]] = MappingProxyType({})
_SILENCE = SpokenSentence("")
_LONGEST_ALONE = 12
_LONGEST_ORDER = 40


def doubt_of(
    line: TypedLine,
    speech: Speech,
    *,
    near: bool,
    given: Mapping[str, Collection[str]] = _NONE,
    players: Collection[str] = (),
    sentence: SpokenSentence = _SILENCE,
) -> str:
    """
    Return why a line may have been meant as an order; "" if it is mere words.

    `given` are the order words that the same author used, each with the places that it named; `players` are the
    folded names of others; `sentence` is what the line is a part of.
    """
    said = OrderSigns(line, speech, players)
    doubt = _doubt(said, near=near, given=given)
    if not given or is_to_somebody(said) or (said.denials and not doubt):
        return doubt
    if sentence.bears or disagrees(denied(line, speech, back=True), given):
        return doubt or BACK
    if said.names or doubt in (NAMES, BEGINS):
        orders = bool(said.names) and (said.has_verb or doubt in (BACK, BEGINS))
        return doubt if orders or said.is_nearly_an_order or not sentence.is_talk else ""
    return doubt if doubt and not sentence.is_likely_talk else ""


def _doubt(said: OrderSigns, *, near: bool, given: Mapping[str, Collection[str]] = _NONE) -> str:
    if (given and takes_back(said)) or (near and asks_about_it(said)):
        return BACK
    if said.denials:
        own = any(one.word in said.speech.weak for one in said.denials)
        return BEGINS if own or disagrees(said.denials, given) else ""
    if is_greeting(said) or is_chat(said):
        return ""
    doubt = _sign(said, near=near, given=bool(given))
    return "" if doubt not in ("", BACK) and said.tells else doubt


def _sign(said: OrderSigns, *, near: bool, given: bool) -> str:
    """Return the sign of an order that a line has, whatever it tells."""
    if said.is_headed and (near or is_like_an_order(said)):
        return BEGINS
    if names_an_order(said):
        return NAMES
    if near and corrects(said):
        return BACK
    more = limits_orders(said) or names_what_is_given(said)
    return BESIDE if (near and adds_to_orders(said)) or (given and more) else ""


def doubt_alone(lines: Sequence[TypedLine], speech: Speech, players: Collection[str] = ()) -> list[str]:
    """Return the same of all lines of a text without orders."""
    doubts = list[str]()
    first = True
    for line in lines:
        said = OrderSigns(line, speech, players)
        nothing = ALL if first and orders_nothing(said) else ""
        doubts.append(_doubt_alone(said, SpokenSentence(spelled(line, players))) or _passing(said) or nothing)
        first &= is_greeting(said) or bool(said.denials)
    return doubts


def _passing(said: OrderSigns) -> str:
    return PASSES if not is_to_somebody(said) and not said.names and passes(said.line, said.players) else ""


def _doubt_alone(said: OrderSigns, sentence: SpokenSentence) -> str:
    if takes_back(said):
        return "" if sentence.is_likely_talk and not said.names else BACK
    if said.denials:
        return _doubt(said, near=False)
    uses = (said.is_headed or said.head in said.speech.weak or said.has_verb) and said.says_nouns
    uses |= puts_some(said)
    limits = limits_orders(said) and not (sentence.is_likely_talk or stands_alone(said))
    talk = sentence.is_talk or is_chat(said) or said.tells
    if not said.names and (limits or uses or sends_units(said)) and not talk:
        return BESIDE
    nearly = said.is_nearly_an_order or said.has_cut_way or said.has_initials or said.misspells_names
    about = said.names or said.counts_for_a_name or said.labels_numbers or nearly or said.holds_a_bag
    most = _LONGEST_ORDER if orders_something(said) else _LONGEST_ALONE
    return _doubt(said, near=False) if (about or uses) and len(said.words) <= most else ""
