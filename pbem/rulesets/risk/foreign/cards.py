"""Domination's `.cards` file: a figure for each card, by the numbers of its countries, and wildcards."""

from pbem.engine.file.phrases import counted
from pbem.engine.table.sheet import nearest
from pbem.rulesets.risk.board_check import MOST_JOKERS
from pbem.rulesets.risk.foreign.sections import CARDS, leave_out, read_sections
from pbem.rulesets.risk.foreign.source import FileRow, ForeignFile
from pbem.rulesets.risk.foreign.written import WrittenBoard

FIGURE_OF = {"infantry": "soldier", "cavalry": "horse", "cannon": "cannon"}
JOKER = "wildcard"


def read_cards(source: ForeignFile, board: WrittenBoard) -> None:
    """Give a board the cards of this file; what is wrong, and what our rules cannot hold, goes into the source."""
    sections = read_sections(source, CARDS, comments=True)
    leave_out(source, [*sections.description, *sections.comments])
    for row in sections.settings[:1]:
        source.fault(row.at, "nothing but comments may stand above [cards]")
    if "cards" not in sections.rows:
        source.fault(0, "there is no section [cards]", "a deck begins with it")
    board.cards, board.jokers = [], 0
    holders: dict[int, int] = {}
    beyond: list[FileRow] = []
    for row in sections.rows.get("cards", ()):
        _read_card(source, board, row, holders, beyond)
    if beyond:
        last = len(board.territories)
        what = f"{counted(len(beyond), 'card')} of no country, the first for {beyond[0].words()[1].text}; the last country is {last}"
        source.fault(beyond[0].words()[1].at, what, "perhaps this is the deck of another board")
    if board.jokers > MOST_JOKERS:
        source.fault(0, f"there are {board.jokers} wildcards; up to {MOST_JOKERS} are possible")
    if missions := sections.rows.get("missions"):
        source.warn(missions[0].at, f"{counted(len(missions), 'mission')} left out: no such missions are played here")


def _read_card(
    source: ForeignFile, board: WrittenBoard, row: FileRow, holders: dict[int, int], beyond: list[FileRow]
) -> None:
    word, *others = row.words()
    kind = word.text.casefold()
    wanted = 0 if kind == JOKER else 1
    if kind not in (*FIGURE_OF, JOKER):
        close = nearest(word.text, ("Infantry", "Cavalry", "Cannon", JOKER), 1)
        hint = f"did you mean {close[0]}?" if close else "known are Infantry, Cavalry, Cannon and wildcard"
        source.fault(word.at, f'"{word.text}" is no symbol', hint)
    elif len(others) > wanted:
        source.fault(others[wanted].at, "the row has a column too many", f"expected: {word.text}{' number' * wanted}")
    elif len(others) < wanted:
        source.fault(word.at, "the number of a country is missing", f"expected: {word.text} number")
    elif not wanted:
        board.jokers += 1
    elif (number := others[0].number) is None:
        source.fault(others[0].at, f'"{others[0].text}" is no whole number; the number of a country is expected')
    elif not 1 <= number <= len(board.territories):
        beyond.append(row)
    elif board.cards is not None:
        if number in holders:
            what = f"country {number} has a card in line {holders[number]} already"
            source.warn(word.at, f"{what}; here a territory has one card, so this one is left out")
        else:
            holders[number] = row.line
            board.cards.append((number - 1, FIGURE_OF[kind]))
