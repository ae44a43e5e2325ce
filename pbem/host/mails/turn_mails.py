"""
The mails that carry a game on: the new turn to everybody, orders to the witness, a full list to all.

A turn comes as a letter (`turn_letter.py`); the game file, a picture of the board and an order file to
fill in go with it.
"""

import textwrap

import attrs

from pbem.engine.file.genesis import Genesis
from pbem.engine.file_names import file_name, file_stem
from pbem.engine.phrases import format_clock, format_seats
from pbem.engine.play import Game
from pbem.engine.template import write_template
from pbem.host.mails.outgoing import OutgoingMail, digest_of
from pbem.host.mails.turn_letter import News, order_file_name, write_letter
from pbem.mail.draft import Attachment, one_line
from pbem.mail.letter import WIDTH, as_html, as_text


@attrs.frozen
class Picture:
    """A picture of the board: its bytes and their type, as in `image/png`."""

    data: bytes
    type: str = "image/png"


@attrs.frozen
class Mailing:
    """What mails need to know: the folder's name, the game and its file, addresses by seat, the host's."""

    name: str
    game: Game
    data: bytes
    players: dict[str, str]
    host: str

    @property
    def genesis(self) -> Genesis:
        """The fixed facts of the game."""
        return self.game.file.genesis


def turn_digest(mailing: Mailing, seat: str) -> str:
    """Return the digest of the mail that brings a seat the newest file: of game, head and seat."""
    head = mailing.game.file.head.hex()
    return digest_of("turn", mailing.name, f"{mailing.game.file.index:03d}", seat, head[:12])


def turn_mail(
    mailing: Mailing, seat: str, news: News, picture: Picture | None = None, page: bytes = b""
) -> OutgoingMail:
    """Return the mail that brings a seat the newest turn, with its picture and its page if there are any."""
    game, awaited = mailing.game, mailing.game.awaited
    mine = awaited is not None and seat in (*awaited.must, *awaited.may)
    template = write_template(game, seat).rstrip() + "\n" if mine else ""
    attached = [Attachment(_file(mailing, ".toml"), mailing.data)]
    if template:
        attached.append(Attachment(order_file_name(game, seat), template.encode()))
    if picture:
        name = _file(mailing, ".png" if picture.type == "image/png" else ".svg")
        attached.append(Attachment(name, picture.data, picture.type))
        news = attrs.evolve(news, picture=name)
    if page:
        attached.append(Attachment(_file(mailing, ".html"), page, "text/html"))
    letter = write_letter(game, seat, news, template)
    return OutgoingMail(
        mailing.players[seat], _subject(mailing, seat), as_text(letter), turn_digest(mailing, seat), "turn",
        mailing.name, attachments=tuple(attached), html=as_html(letter, _subject(mailing, seat)),
    )  # fmt: skip


def witness_mail(
    mailing: Mailing, witness: str, orders: dict[str, bytes], mark: str
) -> OutgoingMail:
    """Return the mail that asks a witness to make the dice; `mark` says which orders these are."""
    genesis, index = mailing.genesis, mailing.game.file.index
    game_file, next_file = _file(mailing, ".toml"), file_name(genesis.name, index + 1, ".toml")
    names = {seat: f"{file_stem(genesis.name)}-{index:03d}-{seat}.toml" for seat in orders}
    lines = [
        *_folded(
            f"The orders of {format_seats(genesis, list(orders))} for "
            f"{format_clock(mailing.game.table.clock(mailing.game.state))} are in. The dice of this turn "
            f"come from you, {format_seats(genesis, [witness])}: nobody else can play it."
        ),
        "",
        *_folded("Save the attached files into one folder, then:"),
        "",
        f"    pbem apply {game_file} {' '.join(names.values())}",
        f"    pbem mail {next_file} --to {mailing.host}",
        "",
        *_folded(f"A reply with the new game file, {next_file}, attached does the same as the last line. "
                 "The host checks the file and sends it to all."),
    ]  # fmt: skip
    attached = (
        *(Attachment(names[seat], data) for seat, data in orders.items()),
        Attachment(game_file, mailing.data),
    )
    subject = f"[pbem {one_line(genesis.name, 60)}] {_clock(mailing)}: please make the dice"
    digest = digest_of("witness", mailing.name, f"{index:03d}", witness, mark)
    return OutgoingMail(
        mailing.players[witness], subject, "\n".join(lines) + "\n", digest, "witness", mailing.name,
        attachments=attached,
    )  # fmt: skip


def list_mail(mailing: Mailing, seat: str, sealed: dict[str, bytes], mark: str) -> OutgoingMail:
    """Return the mail that brings a seat the sealed orders of all, to be opened."""
    genesis, index = mailing.genesis, mailing.game.file.index
    stem = file_stem(genesis.name)
    names = {one: f"{stem}-{index:03d}-{one}-sealed.toml" for one in sealed}
    game_file = _file(mailing, ".toml")
    own = f"{stem}-{index:03d}-orders-{seat}.toml"
    lines = [
        *_folded(f"The sealed orders of {format_seats(genesis, list(sealed))} are in: everything "
                 "that this turn waits for. Nobody can change orders now. Save the attached files, and open "
                 "yours:"),
        "",
        f"    pbem reveal {game_file} {own if seat in sealed else ''} {stem}-{index:03d}-*-sealed.toml".replace("  ", " "),
        "",
        *_folded((f"{own} stands for the file of your signed orders. " if seat in sealed else "You decide "
                  "nothing this time, but a part of the dice comes from you. ") +
                 "Then reply with the file that this writes (it ends with -revealed.toml) attached. "
                 "When the files of all are in, the host plays the turn."),
    ]  # fmt: skip
    subject = f"[pbem {one_line(genesis.name, 60)}] {_clock(mailing)}: open your orders"
    attached = (
        *(Attachment(names[one], data) for one, data in sealed.items()),
        Attachment(game_file, mailing.data),
    )
    digest = digest_of("list", mailing.name, f"{index:03d}", seat, mark)
    return OutgoingMail(
        mailing.players[seat], subject, "\n".join(lines) + "\n", digest, "list", mailing.name,
        attachments=attached,
    )  # fmt: skip


def opened_mail(mailing: Mailing, seat: str, revealed: dict[str, bytes], mark: str) -> OutgoingMail:
    """Return the mail that brings a seat the opened orders of all, to be played by anybody."""
    genesis, index = mailing.genesis, mailing.game.file.index
    stem, game_file = file_stem(genesis.name), _file(mailing, ".toml")
    next_file = file_name(genesis.name, index + 1, ".toml")
    lines = [
        *_folded(
            "The opened orders of all are in, and the dice are fixed: the turn comes out the same "
            "for everybody who plays it. This host has no seat, so one of you has to write the file. "
            "Save the attached files, then:"
        ),
        "",
        f"    pbem apply {game_file} {stem}-{index:03d}-*-revealed.toml",
        "",
        *_folded(f"and reply with the new game file, {next_file}, attached. The first one counts."),
    ]
    subject = f"[pbem {one_line(genesis.name, 60)}] {_clock(mailing)}: who plays the turn?"
    attached = (
        *(
            Attachment(f"{stem}-{index:03d}-{one}-revealed.toml", data)
            for one, data in revealed.items()
        ),
        Attachment(game_file, mailing.data),
    )
    digest = digest_of("opened", mailing.name, f"{index:03d}", seat, mark)
    return OutgoingMail(
        mailing.players[seat], subject, "\n".join(lines) + "\n", digest, "opened", mailing.name,
        attachments=attached,
    )  # fmt: skip


# ── words ────────────────────────────────────────────────────────────────────────────────────────


def _subject(mailing: Mailing, seat: str) -> str:
    awaited, genesis = mailing.game.awaited, mailing.genesis
    name = one_line(genesis.name, 60)
    if awaited is None:
        return f"[pbem {name}] the game is over"
    if seat in awaited.must:
        return f"[pbem {name}] {_clock(mailing)}: your move"
    movers = genesis.movers(awaited.must)
    return f"[pbem {name}] {_clock(mailing)}: {format_seats(genesis, movers)} to move"


def _clock(mailing: Mailing) -> str:
    return format_clock(mailing.game.table.clock(mailing.game.state))


def _file(mailing: Mailing, ending: str) -> str:
    return file_name(mailing.genesis.name, mailing.game.file.index, ending)


def _folded(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, break_on_hyphens=False, break_long_words=False) or [""]
