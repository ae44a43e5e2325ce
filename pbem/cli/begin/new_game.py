"""A game to be begun, from what was typed after `pbem new`: names, players, keys, rules, cards."""

import os
import re
from functools import cached_property

import attrs
import click

from pbem.cli.begin import game_options, named_players
from pbem.engine.file.genesis import HOST, Host, Player
from pbem.engine.file.look_alikes import alike_fault
from pbem.engine.modes.card_modes import card_mode
from pbem.engine.modes.modes import MODES
from pbem.engine.papers.start_file import Start
from pbem.engine.papers.start_file import invite as open_invitation
from pbem.engine.play.play import Applied, begin, draft_genesis
from pbem.engine.table.ruleset import Ruleset
from pbem.engine.table.terms import Data
from pbem.errors import naming
from pbem.local import bots
from pbem.record import value
from pbem.trust.signers import Signer

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
_NONCE_SIZE = 16
_SEED_SIZE = 32


@value
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
    key_files: tuple[str, ...]
    bots: tuple[str, ...]

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
        """The switches."""
        return game_options.read(self.switches)

    @cached_property
    def seats(self) -> tuple[Player, ...]:
        """The players in seat order, with the keys that are registered for them."""
        return self._with_bots(named_players.with_keys(named_players.read_players(self.players), self.registered))

    def _with_bots(self, players: tuple[Player, ...]) -> tuple[Player, ...]:
        """Mark the seats that programs play; where everybody signs, their names say whose they are."""
        styles = dict(named_players.split_bot(text) for text in self.bots)
        named_players.require_players(styles, players, "--bot")
        for seat, style in styles.items():
            bots.load(self.ruleset, style)
            if seat in self.registered:
                raise click.BadParameter(
                    f"{seat} has a key, and nobody signs for a bot in an open game", param_hint="--bot"
                )
        people = {player.id: player.name for player in players if player.id not in styles}
        owner = people.get(self.own_seat or "") or self.host or next(iter(people.values()), "")
        return tuple(
            attrs.evolve(player, bot=styles[player.id], name=self._bot_name(player, owner))
            if player.id in styles
            else player
            for player in players
        )

    def _bot_name(self, player: Player, owner: str) -> str:
        if not MODES[self.mode].joined or not owner:
            return player.name
        return f"{owner}'s bot {player.name}"

    @property
    def registered(self) -> dict[str, str]:
        """The files of public keys, by player."""
        return named_players.split_keys(self.key_files)[0]

    @property
    def own_key(self) -> str | None:
        """The file of the private key that signs, if it is not the usual one."""
        return named_players.split_keys(self.key_files)[1]

    @property
    def hands(self) -> str:
        """How hands are held: as was said, otherwise by a dealer where there can be one."""
        offered = self.ruleset.cards
        seated = {player.id for player in self.seats}
        can_deal = MODES[self.mode].hosted and self.host not in seated
        if self.cards is None:
            return "dealer" if can_deal and "dealer" in offered else offered[0]
        if self.cards not in offered:
            what = f"{self.ruleset.name} is played with cards {' or '.join(offered)}"
        elif card_mode(self.cards).dealt and not can_deal:
            what = "only a host without a seat can deal: --mode host --host NAME"
        elif card_mode(self.cards).hidden and not MODES[self.mode].witnessed:
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
            wanted.ruleset,
            wanted.name,
            wanted.seats,
            board,
            signer,
            seed=seed,
            options=wanted.options,
            choices=wanted.choices,
            cards=hands,
        )


def invite(wanted: NewGame) -> Start:
    """Return the invitation to a game of mode next or host; nobody has joined yet."""
    hands, board, ruleset = wanted.hands, wanted.board, wanted.ruleset
    with game_options.listing_faults(), naming("such a game cannot be started"):
        draft = draft_genesis(
            ruleset, wanted.name, wanted.mode, hands, wanted.seats, board, wanted.options, wanted.choices
        )
        return open_invitation(
            attrs.evolve(draft, quorum=wanted.quorum, nonce=draw_nonce(), host=_host(wanted), deadline=wanted.deadline)
        )


def draw_nonce() -> str:
    """Draw what makes this invitation another one than all others, whatever else it says."""
    return os.urandom(_NONCE_SIZE).hex()


def draw_seed() -> bytes:
    """Draw the 32 bytes that all dice of a game of mode open follow from."""
    return os.urandom(_SEED_SIZE)


def _host(wanted: NewGame) -> Host | None:
    if not MODES[wanted.mode].hosted:
        return None
    if wanted.host in {player.id for player in wanted.seats}:
        return Host(seat=wanted.host or "")
    return Host(name=wanted.host or "Host")
