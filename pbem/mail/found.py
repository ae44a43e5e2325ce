"""What can be found in a mail: orders, game files, other documents."""

from typing import TYPE_CHECKING

from pbem.engine.file.game_file import GameFile
from pbem.engine.file.genesis import Genesis
from pbem.engine.table.sheet import Problem
from pbem.engine.table.terms import Data
from pbem.engine.text.order_file import OrderFile
from pbem.mail.signature_check import Standing
from pbem.record import value

if TYPE_CHECKING:
    from pbem.engine.text.toml_tree import Node

QUOTED = "quote marks before the lines"
"""The repair of what stood in a quoted part of a mail."""
OLDER = "an older mail quoted without any mark"
"""The repair of what stood in an older mail below an answer."""
FREED = "a line below a single #"
"""The repair of what a mail program may have broken after the sign of a comment."""
CUT_OFF = "a missing END line"
"""The repair of what began with the line BEGIN and came without the line END: more may be missing."""
CORRECTED = "a line corrected in the quoted list"
"""The repair of orders that were refused, and that a reply quotes with a row corrected."""
HEADLESS = "missing lines for game, player or turn"
"""The repair of rows that do not say themselves which orders they are; sender and thread did."""
UNMARKED = "a letter of the host, perhaps quoted without any mark"
"""The repair of short orders above, or among, the lines of such a letter."""
ADDRESSED = "orders below words to another player"
"""The repair of lines that may be orders, or part of what is said to somebody."""
COMPLETED = "refused orders with corrected lines put in"
"""The repair of orders that were refused, where a later mail holds only the lines that correct them."""
LESSENED = "refused orders without what a later mail takes away"
"""The repair of the same where the later mail says of some orders that they are not to be."""
EXCHANGED = "refused orders with lines put in and others taken away"
"""The repair of the same where it does both."""
UNCLEAR = "lines that may correct refused orders or stand alone"
"""What was not repaired: nobody can say which lines of the refused orders these replace."""
SLIPPED = "an order word read as the one that it is nearest to"
"""What was done to short orders with a slip of the pen."""
DOUBTFUL = "a line left out that may be an order"
"""What was done to short orders beside a line that nobody can be sure of."""

PLACE = "the text"
"""The place of orders that somebody typed."""
EARLIER_MAIL = "your earlier mail"
"""The place of orders that waited for a yes; any other place is one in the mail itself."""


@value
class FoundOrders:
    """
    Orders as found. `text` is an order file (LF), `places` where they stood, in words.

    `repairs` is what was undone to read them, `problems` what is wrong where `standing` is
    "unreadable" (they are meant for `text`). `typed` are short orders, or rows of an order file without
    its header, as they were typed; then `text` is the order file that they mean.
    """

    document: Data
    text: str
    standing: Standing
    places: tuple[str, ...]
    repairs: tuple[str, ...] = ()
    problems: tuple[Problem, ...] = ()
    typed: OrderFile | None = None

    @classmethod
    def unread(cls, file: OrderFile) -> "FoundOrders":
        """Return what was typed and cannot be taken as it is, with what is wrong in it."""
        return cls({}, file.text, "unreadable", (PLACE,), (), file.problems, file)

    def ask(self, message: str, hint: str, at: int = 0, repairs: tuple[str, ...] = ()) -> "FoundOrders":
        """Return orders that wait for an answer, as a question to their author about a character of the text."""
        problem = Problem("E-SHORT", (), message, hint, offset=at)
        return FoundOrders({}, self.shown[0], "unreadable", self.places, repairs, (problem,), self.typed)

    @property
    def shown(self) -> "tuple[str, Node | None]":
        """The text that its author sees, and where each part of the orders stands in it, if known."""
        return (self.text, None) if self.typed is None else (self.typed.text, self.typed.places)

    @property
    def needs_confirmation(self) -> bool:
        """Say whether a person must look: something was repaired, and no signature vouches for it."""
        return bool(self.repairs) and self.standing != "signed"

    @property
    def quoted(self) -> bool:
        """Say whether they stood in the quoted part of a reply: they may be old, or another's."""
        return QUOTED in self.repairs or OLDER in self.repairs

    @property
    def cut_off(self) -> bool:
        """Say whether they were perhaps cut off on the way: the end of the marked block is missing."""
        return CUT_OFF in self.repairs

    @property
    def player(self) -> str:
        """Whose orders they say they are; "" where they do not."""
        return _text(self.document.get("player"))

    @property
    def game_name(self) -> str:
        """The name of the game that they are for; "" where they name none."""
        return _text(self.document.get("game"))

    @property
    def game_id(self) -> str:
        """The id of the game that their table [signed] names; "" where there is none."""
        signed = self.document.get("signed")
        return _text(signed.get("game_id")) if isinstance(signed, dict) else ""

    def is_for(self, genesis: Genesis) -> bool:
        """Say whether they are for a game: by its id if they name one, otherwise by its name."""
        if self.game_id:
            return self.game_id == genesis.game_id.hex()
        return self.game_name == genesis.name


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


@value
class FoundGame:
    """A game file as found; `game` is None where it cannot be read, and `fault` says why."""

    data: bytes
    game: GameFile | None
    place: str
    fault: str = ""


@value
class FoundDocument:
    """Another file of pbem, such as a start file: its bytes, what it is, its name, where it stood."""

    data: bytes
    kind: str
    name: str
    place: str


@value
class MailContents:
    """What a mail holds. `troubles` are sentences about what could not be used."""

    orders: tuple[FoundOrders, ...] = ()
    games: tuple[FoundGame, ...] = ()
    documents: tuple[FoundDocument, ...] = ()
    troubles: tuple[str, ...] = ()
    readings: int = 0

    @property
    def empty(self) -> bool:
        """Say whether nothing was found at all."""
        return not self.orders and not self.games and not self.documents
