"""
Words that say nothing of an order: what a line may hold beside its places, amounts, verbs and directions.

A word in no list leaves a line unread, so these lists are what the reader of the gist trusts: none of their words
denies, doubts, asks, supposes, compares, counts, tells of the past, puts off, or speaks of somebody else.
"""

from pbem.engine.short.speech import ARTICLES, POLITELY, TAILS, phrases, words

HARMLESS = (
    ARTICLES
    | POLITELY
    | TAILS - words("again too lol haha hehe cheers thanks thx")
    | words(
        # who orders
        "i we my our mine ours me us myself ourselves im ill well wed id lets "
        # pointing
        "a an this these those here "
        # what somebody is about to do
        "will shall want wanna gonna going like aim aiming intend intending try tries trying attempt attempting am be proceed continue "
        # when in a turn
        "now first firstly second secondly third thirdly fourth fourthly fifth fifthly final finally lastly initially "
        "also too again today tonight immediately meanwhile simultaneously "
        "turn round phase step stage end ending begin beginning start starting opening closing main "
        "order orders command commands instruction instructions action actions operation operations manoeuvre maneuver "
        "manoeuvres maneuvers "
        # in what manner
        "only just simply straight directly quick quickly fast swiftly rapidly hard heavily strongly fiercely violently brutally mercilessly "
        "ruthlessly aggressively boldly bravely gladly happily merrily cheerfully proudly carefully gently nicely properly "
        "really very quite definitely certainly surely obviously clearly naturally absolutely basically indeed "
        "fully completely entirely totally wholly together jointly "
        "over up down across back forth forward forwards onward onwards ahead along away "
        "right full force strength power speed steam "
        # of what kind
        "spare available free new newly fresh extra additional bonus brave loyal mighty glorious trusty fine lovely poor beautiful "
        "big large huge strong weak other of in "
        # places as such
        "territory territories country countries land lands region regions area areas province provinces neighbour neighbours "
        "neighbor neighbors neighbouring neighboring adjacent enemy hostile border frontier frontline position positions "
        # greetings and manners of speech
        "hi hello hey hiya dear ok okay okey okie yes yep yeah yup sure alright righto right so ah oh ps "
        "sir captain gm boss chief host um uh er erm yo heya howdy btw "
    )
)
"""Words that say nothing wherever they stand beside the parts of an order."""

HARMLESS_PHRASES = phrases(
    "lets do, lets have, wish to, would like to, should like to, should like, would like, id like, ive decided to, i have decided to, i decided to, can u, could u, would u, would you kindly, id like to, i d like to, id love to, would love to, need to, have to, got to, can you, could you, would you, can i, could i, may i, can i have, could i have, may i have, i want to, for me, my own, "
    "as follows, right away, right now, of course, as usual, all right, this time, my turn, this turn, here is, heres, here are, "
    "to start with, to begin with, to start, to begin, to finish, to finish off, to end, to end with, to close, to conclude, at the end, in the end, at last, "
    "at once, at first, first of all, last of all, last but not least, and finally, end of turn, end of my turn, end of the turn, "
    "at the end of my turn, at the end of the turn, for now, for this turn, this round, for this round, go ahead and, go on and, "
    "as always, as before, as ordered, if you please, then please, in all, my attack is, my attacks are, my move is, my moves are, my free move is, the free move is, free move is, my order is, my orders are, next up, last move, last attack, last order, "
    "i will, we will, i shall, we shall, last thing, one last thing, final thing, my end move is, end move is, the end move is, my last move is, my final move is, end with, ending with, "
    "i think i will, i think ill, i think ill go with, i think i will go with, ill go with, i will go with, ill do, i will do, lol, use them to, use these to, using them to, "
    "just for luck, for luck, for fun, just for fun, good luck, wish me luck, fingers crossed, if you please, as well, by the way, in one go, "
    "do want to, i do want to, finish by, finish off by, end by, close by, start by, begin by, finish up by, "
    "with force, in force, with full force, by force, with a vengeance, on its way, on their way, all the way"
)
"""The same in several words; the last word of one may begin another."""

BEHIND_PLACES = phrases(
    "should, shall, must, will, is to, are to, is going to, are going to, will be, needs to, has to, wants to, gets to"
)
"""The same behind the name of a place, which then does something."""

DANGEROUS_PAIRS = frozenset(
    tuple(pair.split())
    for pair in phrases(
        "next turn, next round, next time, next week, next move, next year, next month, this week, do i, am i, will we, shall we, shall i, "
        "will i, take back, took back, my plan, the plan, a plan, did i, back then, i like, we like, too weak, too strong, too hard"
    )
)
"""Two words each of which alone would say nothing."""
