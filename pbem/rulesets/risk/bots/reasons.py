"""What a strong player says of its turn: what it is for, who threatens what it leaves, what that is."""

from pbem.rulesets.risk.bots.standing import order_of_turns
from pbem.rulesets.risk.bots.threat import falls
from pbem.rulesets.risk.bots.view import BotView
from pbem.rulesets.risk.state import State


def reasons(view: BotView, goal: str, plans: int, after: State, *, goes_on: bool) -> tuple[str, str, str]:
    """
    Return three sentences.

    `plans` is the number of those that were compared, `after` what the best of them came to in a
    rehearsal; `goes_on`: of that plan only the first march is ordered now.
    """
    how = ", one march now and a new plan when its dice have fallen" if goes_on else ""
    return (
        f"Goal: {goal}{how}; of {plans} plans, tried with other dice, this came out best.",
        _danger(view, after),
        _outlook(view, after),
    )


def _danger(view: BotView, after: State) -> str:
    """Name the opponent to whom something is most likely to fall."""
    setting = view.table.setting
    own = [place for place, owner in enumerate(after.owners) if owner == view.seat]
    found = [
        (chances[place], setting.name_seat(other), setting.board.names[setting.board.ids[place]])
        for other in order_of_turns(setting, after, view.seat)
        if other != view.seat
        for chances in [falls(setting, after, other)]
        for place in own
    ]
    chance, who, where = max(found, key=lambda one: one[0], default=(0, "", ""))
    if not chance:
        return "Nobody can take any of it before my next turn."
    return f"The greatest danger after it is {who}: with all that comes in, {where} falls in {chance} of 100 cases."


def _outlook(view: BotView, after: State) -> str:
    """Say what was held when it was tried."""
    setting = view.table.setting
    if after.winner:
        who = "I" if after.winner == view.seat else setting.name_seat(after.winner)
        return f"In a try it ended the game, and {who} won."
    held = setting.held(after, view.seat)
    armies = sum(setting.armies(after, id_) for id_ in held)
    lands = [land.name for land in setting.board.continents if {*held}.issuperset(land.territories)]
    whole = f", with all of {' and '.join(lands)}" if lands else ""
    return f"In a try it left me {len(held)} territories and {armies} armies{whole}."
