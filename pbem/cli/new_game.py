"""A game to be begun, from what was typed after `pbem new`: names, players, keys, rules, cards."""

import os
import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cached_property

import attrs
import click

from pbem.cli import game_options
from pbem.engine.chance.modes import MODES
from pbem.engine.file.genesis import HOST, Genesis, Host, Player
from pbem.engine.file.genesis_reader import is_seat_id
from pbem.engine.hands.ways import way_of_holding
from pbem.engine.look_alikes import alike_fault
from pbem.engine.play import Applied, begin
from pbem.engine.ruleset import Data, Ruleset, card_modes
from pbem.engine.start_file import Start
from pbem.engine.start_file import invite as open_invitation
from pbem.errors import naming
from pbem.local import bots, home
from pbem.trust.signers import Signer

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
_PLAIN_LETTERS = {
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "ß": "ss",
    "æ": "ae",
    "ø": "oe",
    "å": "aa",
    "ł": "l",
}
_NONCE_SIZE = 16


@attrs.frozen
class NewGame:
    """What was typed, one field for each option of `pbem new`; and what it means."""

    name: str
    preset: str
    players: str
    mode: str
    seed: str | None
    output: str
    options: tuple[str, ...]
    switches: tuple[str, ...]
    own_seat: str | None
    host: str | None
    quorum: str
    deadline: str
    cards: str | None
    map_name: str | None
    deck: str | None
    dealer: str | None
    key_files: tuple[str, ...]
    bots: tuple[str, ...]
    dice_file: str | None

    def require_sound(self) -> None:
        """Refuse what no mode could begin a game with."""
        if not _NAME.fullmatch(self.name):
            raise click.BadParameter(
                f"{self.name!r}; a game's name has 1 to 40 of the characters a-z, A-Z, 0-9, - and _, "
                "because files are named after it",
                param_hint="NAME",
            )
        if self.map_name and not self.ruleset.map_id:
            raise click.BadParameter(f"{self.preset} is played without a map", param_hint="--map")
        self._require_distinct()
        if self.deadline and not MODES[self.mode].hosted:
            raise click.UsageError("A deadline needs a host, who watches it: --mode host")

    def _require_distinct(self) -> None:
        """Refuse names of which one could be taken for another."""
        people = [(player.id, player.name) for player in self.seats]
        if MODES[self.mode].hosted and self.host not in dict(people):
            people.append((HOST, self.host or "Host"))
        if fault := alike_fault(people):
            raise click.BadParameter(f"{fault}; choose other names", param_hint="--players")

    @cached_property
    def ruleset(self) -> Ruleset:
        """The rule set."""
        return game_options.ruleset(self.preset)

    @cached_property
    def board(self) -> Data:
        """The map: the one named, or the rule set's own."""
        return game_options.board(self.map_name or self.ruleset.map_id)

    @cached_property
    def choices(self) -> Data:
        """The switches, those with an option of their own among them."""
        own = {"deck": self.deck, "dealer": self.dealer}
        named = [f"{name}={value}" for name, value in own.items() if value is not None]
        return game_options.read([*self.switches, *named])

    @cached_property
    def seats(self) -> tuple[Player, ...]:
        """The players in seat order, with the keys that are registered for them."""
        return self._with_bots(_with_keys(read_players(self.players), self.registered))

    def _with_bots(self, players: tuple[Player, ...]) -> tuple[Player, ...]:
        """Mark the seats that programs play; where everybody signs, their names say whose they are."""
        styles = dict(_split_bot(text) for text in self.bots)
        _require_players(styles, players, "--bot")
        for seat, style in styles.items():
            bots.load(self.ruleset, style)
            if seat in self.registered:
                raise click.BadParameter(
                    f"{seat} has a key, and nobody signs for a bot in an open game",
                    param_hint="--bot",
                )
        people = {player.id: player.name for player in players if player.id not in styles}
        owner = people.get(self.own_seat or "") or self.host or next(iter(people.values()), "")
        return tuple(
            attrs.evolve(player, bot=styles[player.id], name=self._bot_name(player, owner))
            if player.id in styles else player
            for player in players
        )  # fmt: skip

    def _bot_name(self, player: Player, owner: str) -> str:
        if not MODES[self.mode].joined or not owner:
            return player.name
        return f"{owner}'s bot {player.name}"

    @property
    def registered(self) -> dict[str, str]:
        """The files of public keys, by player."""
        return _split_keys(self.key_files)[0]

    @property
    def own_key(self) -> str | None:
        """The file of the private key that signs, if it is not the usual one."""
        return _split_keys(self.key_files)[1]

    @property
    def hands(self) -> str:
        """How hands are held: as was said, otherwise by a dealer where there can be one."""
        offered = card_modes(self.ruleset)
        seated = {player.id for player in self.seats}
        can_deal = MODES[self.mode].hosted and self.host not in seated
        if self.cards is None:
            return "dealer" if can_deal and "dealer" in offered else offered[0]
        if self.cards not in offered:
            what = f"{self.ruleset.name} is played with cards {' or '.join(offered)}"
        elif way_of_holding(self.cards).dealt and not can_deal:
            what = "only a host without a seat can deal: --mode host --host NAME"
        elif way_of_holding(self.cards).hidden and not MODES[self.mode].witnessed:
            what = "in mode open nothing can be kept secret: --mode next or --mode host"
        else:
            return self.cards
        raise click.BadParameter(f"{self.cards!r}; {what}", param_hint="--cards")


# ── beginning ────────────────────────────────────────────────────────────────────────────────────


def begin_open(wanted: NewGame, signer: Signer, seed: bytes) -> Applied:
    """Begin a game of mode open: its record 0."""
    hands, board = wanted.hands, wanted.board
    with game_options.listing_faults():
        return begin(
            wanted.ruleset, wanted.name, wanted.seats, board, signer, seed=seed,
            options=wanted.options, choices=wanted.choices, cards=hands,
        )  # fmt: skip


def invite(wanted: NewGame) -> Start:
    """Return the invitation to a game of mode next or host; nobody has joined yet."""
    hands, board, ruleset = wanted.hands, wanted.board, wanted.ruleset
    with game_options.listing_faults(), naming("such a game cannot be begun"):
        terms = ruleset.terms(
            [player.seat for player in wanted.seats], wanted.options, wanted.choices, board
        )
        draft = Genesis(
            wanted.name, f"{ruleset.name}/{ruleset.version}", wanted.mode, hands,
            tuple(terms.options), terms.choices, terms.board, wanted.seats, quorum=wanted.quorum,
            nonce=draw_nonce(), host=_host(wanted), deadline=wanted.deadline,
        )  # fmt: skip
        return open_invitation(draft)


def first_person(start: Start) -> str:
    """Return the person who invites when nobody says who: the host without a seat, or the first seat."""
    genesis = start.genesis
    people = [id_ for id_ in genesis.seat_ids if id_ not in genesis.bots]
    return genesis.master or (people or genesis.seat_ids)[0]


def draw_nonce() -> str:
    """Draw what makes this invitation another one than all others, whatever else it says."""
    return os.urandom(_NONCE_SIZE).hex()


def _host(wanted: NewGame) -> Host | None:
    if not MODES[wanted.mode].hosted:
        return None
    if wanted.host in {player.id for player in wanted.seats}:
        return Host(seat=wanted.host or "")
    return Host(name=wanted.host or "Host")


# ── players ──────────────────────────────────────────────────────────────────────────────────────


def read_players(text: str) -> tuple[Player, ...]:
    """Read `red,blue`, `Rosa,Ben` or `red=Rosa Lund,blue=Ben`; ids are small letters."""
    players = []
    for part in _as_typed(text).split(","):
        id_, _, name = (piece.strip() for piece in part.partition("="))
        if not id_:
            raise click.BadParameter(
                f"{text!r}; names separated by commas are expected", param_hint="--players"
            )
        players.append(Player(id_.lower(), name or id_[:1].upper() + id_[1:]))
    _require_ids(players)
    return tuple(players)


def _require_ids(players: Sequence[Player]) -> None:
    """Refuse ids that files cannot hold, with ids that they can."""
    bad = next((player.id for player in players if not is_seat_id(player.id)), None)
    if bad is None:
        return
    better = ",".join(
        f"{player.id if is_seat_id(player.id) else _plain_id(player.id, place)}={player.name}"
        for place, player in enumerate(players, 1)
    )
    example = f'--players "{better}"'.replace(" ", "\u00a0")
    raise click.BadParameter(
        f"{bad!r} cannot be the id of a player: it has 1 to 16 of the characters a-z, 0-9 and -, a letter "
        f"first, and is not {HOST} or neutral. The name behind it may be anything, as in: {example}",
        param_hint="--players",
    )


def _plain_id(word: str, place: int) -> str:
    """Write a word in plain letters, as people do who have no others."""
    for sign, letters in _PLAIN_LETTERS.items():
        word = word.replace(sign, letters)
    bare = unicodedata.normalize("NFKD", word).encode("ascii", "ignore").decode()
    plain = re.sub("[^a-z0-9]+", "-", bare.lower()).strip("-")[:16].rstrip("-")
    return plain if is_seat_id(plain) else f"player-{place}"


def _as_typed(text: str) -> str:
    """Return an argument as it was typed, also where the locale is `C` and knows ASCII only."""
    try:
        return text.encode("utf-8", "surrogateescape").decode()
    except UnicodeDecodeError:
        return text


def _split_keys(key_files: Sequence[str]) -> tuple[dict[str, str], str | None]:
    """Part the players' public keys (P=FILE) from the user's private one (FILE)."""
    registered: dict[str, str] = {}
    own: str | None = None
    for text in key_files:
        seat, sign, path = text.partition("=")
        if sign and re.fullmatch(r"[a-z][a-z0-9-]*", seat):
            registered[seat] = path
        elif own is None:
            own = text
        else:
            raise click.BadParameter("only one private key signs the game file", param_hint="--key")
    return registered, own


def _split_bot(text: str) -> tuple[str, str]:
    """Read `blue=careful`."""
    seat, sign, style = text.partition("=")
    if not (seat and sign and style):
        raise click.BadParameter(
            f"{text!r}; a player and a style are expected, as in blue=careful", param_hint="--bot"
        )
    return seat.lower(), style


def _require_players(named: Iterable[str], players: Sequence[Player], option: str) -> None:
    strangers = [seat for seat in named if seat not in {player.id for player in players}]
    if strangers:
        raise click.BadParameter(f"there is no player {strangers[0]!r}", param_hint=option)


def _with_keys(players: tuple[Player, ...], registered: dict[str, str]) -> tuple[Player, ...]:
    _require_players(registered, players, "--key")
    return tuple(
        attrs.evolve(player, key=home.read_public(registered[player.id]).line) if player.id in registered
        else player
        for player in players
    )  # fmt: skip
