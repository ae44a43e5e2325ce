"""
The mails that carry a game on: the new turn to everybody, orders to the witness, a full list to all.

A turn comes as a letter (`turn_letter.py`); the game file, a picture of the board and an order file to
fill in go with it.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256

import attrs

from pbem.engine.file.genesis import Genesis
from pbem.engine.file.phrases import format_clock, format_seats, spoken_clock
from pbem.engine.play.play import Game
from pbem.engine.text.file_names import file_name
from pbem.engine.words.template import write_template
from pbem.host.mails.outgoing import OutgoingMail, digest_of, subject_of
from pbem.host.mails.turn_letter import News, ending, order_file_name, write_letter, write_observer_letter
from pbem.mail.draft import Attachment
from pbem.mail.letter import Letter, Rows, Sentences, as_text
from pbem.record import value


@value
class Picture:
    """A picture of the board: its bytes and their type, as in `image/png`."""

    data: bytes
    type: str = "image/png"


@value
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

    @property
    def clock(self) -> str:
        """The moment of the game in words, as in "turn 3"."""
        return format_clock(self.game.clock)


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
    attached += _pictured(mailing, picture, page)
    news = _with_picture(mailing, news, picture)
    letter = write_letter(game, seat, news, template)
    return _turn_mail(mailing, mailing.players[seat], seat, letter, attached)


def observer_mail(
    mailing: Mailing, to: str, news: News, picture: Picture | None = None, page: bytes = b""
) -> OutgoingMail:
    """Return the mail that brings the newest turn to somebody who only looks on."""
    attached = [Attachment(_file(mailing, ".toml"), mailing.data), *_pictured(mailing, picture, page)]
    news = _with_picture(mailing, news, picture)
    return _turn_mail(mailing, to, "", write_observer_letter(mailing.game, news), attached)


def _turn_mail(mailing: Mailing, to: str, seat: str, letter: Letter, attached: Sequence[Attachment]) -> OutgoingMail:
    reader = seat or f"observer-{sha256(to.encode()).hexdigest()[:16]}"
    subject, digest = _subject(mailing, seat), turn_digest(mailing, reader)
    return OutgoingMail(to, subject, letter, digest, "turn", mailing.name, attachments=tuple(attached))


def _pictured(mailing: Mailing, picture: Picture | None, page: bytes) -> Iterator[Attachment]:
    if picture:
        yield Attachment(_picture_name(mailing, picture), picture.data, picture.type)
    if page:
        yield Attachment(_file(mailing, ".html"), page, "text/html")


def _with_picture(mailing: Mailing, news: News, picture: Picture | None) -> News:
    return attrs.evolve(news, picture=_picture_name(mailing, picture)) if picture else news


def _picture_name(mailing: Mailing, picture: Picture) -> str:
    return _file(mailing, ".png" if picture.type == "image/png" else ".svg")


def witness_mail(mailing: Mailing, witness: str, orders: dict[str, bytes], mark: str) -> OutgoingMail:
    """Return the mail that asks a witness to make the dice; `mark` says which orders these are."""
    genesis, next_file = mailing.genesis, _next_file(mailing)
    attached = _order_files(mailing, orders, ".toml")
    play = ["pbem", "apply", _file(mailing, ".toml"), *(one.name for one in attached)]
    letter = Letter(
        (
            Sentences(
                f"The orders of {format_seats(genesis, list(orders))} for {spoken_clock(mailing.game.clock)} are in. The dice of "
                f"this turn come from you, {format_seats(genesis, [witness])}: nobody else can play it."
            ),
            Sentences("Save the attached files into one folder, then:"),
            Rows(f"    {' '.join(play)}\n    pbem mail {next_file} --to {mailing.host}", breaks=True),
            Sentences(
                f"Instead of the last line you can reply with the new game file, {next_file}, "
                "attached. The host checks the file and sends it to everybody."
            ),
        )
    )
    return _request(mailing, witness, ("witness", mark), "please make the dice", letter, attached)


def list_mail(mailing: Mailing, seat: str, sealed: dict[str, bytes], mark: str) -> OutgoingMail:
    """Return the mail that brings a seat the sealed orders of all, to be opened."""
    own = order_file_name(mailing.game, seat)
    open_own = [
        "pbem",
        "reveal",
        _file(mailing, ".toml"),
        *([own] if seat in sealed else []),
        _pattern(mailing, "-sealed.toml"),
    ]
    yours = (
        f"{own} stands for the file of your signed orders. "
        if seat in sealed
        else "You have nothing to decide this time, but a part of the dice comes from you. "
    )
    letter = Letter(
        (
            Sentences(
                f"The sealed orders of {format_seats(mailing.genesis, list(sealed))} are in, so "
                "from now on nobody can change them, and all can be opened. Save the attached files, and "
                "open yours:"
            ),
            Rows(f"    {' '.join(open_own)}", breaks=True),
            Sentences(
                f"{yours}Then reply with the file that this writes (it ends with -revealed.toml) "
                "attached. When everybody's files are in, the host plays the turn."
            ),
        )
    )
    attached = _order_files(mailing, sealed, "-sealed.toml")
    return _request(mailing, seat, ("list", mark), "open your orders", letter, attached)


def opened_mail(mailing: Mailing, seat: str, revealed: dict[str, bytes], mark: str) -> OutgoingMail:
    """Return the mail that brings a seat the opened orders of all, to be played by anybody."""
    play = f"pbem apply {_file(mailing, '.toml')} {_pattern(mailing, '-revealed.toml')}"
    letter = Letter(
        (
            Sentences(
                "Everybody's opened orders are in, and the dice are fixed: the turn comes out the "
                "same whoever plays it. This host does not play, so one of you has to write the file. "
                "Save the attached files, then:"
            ),
            Rows(f"    {play}", breaks=True),
            Sentences(f"and reply with the new game file, {_next_file(mailing)}, attached. The first one counts."),
        )
    )
    attached = _order_files(mailing, revealed, "-revealed.toml")
    return _request(mailing, seat, ("opened", mark), "who plays the turn?", letter, attached)


def _request(
    mailing: Mailing, seat: str, kind: tuple[str, str], asked: str, letter: Letter, attached: Sequence[Attachment]
) -> OutgoingMail:
    """Return a mail that asks somebody to do something with files; `kind` has its mark with it."""
    word, mark = kind
    subject = subject_of(mailing.genesis.name, f"{mailing.clock}: {asked}")
    digest = digest_of(word, mailing.name, f"{mailing.game.file.index:03d}", seat, mark)
    attached = (*attached, Attachment(_file(mailing, ".toml"), mailing.data))
    to, text = mailing.players[seat], as_text(letter)
    return OutgoingMail(to, subject, text, digest, word, mailing.name, attachments=attached)


# ── the names of files ───────────────────────────────────────────────────────────────────────────


def _file(mailing: Mailing, ending: str) -> str:
    return file_name(mailing.genesis.name, mailing.game.file.index, ending)


def _next_file(mailing: Mailing) -> str:
    return file_name(mailing.genesis.name, mailing.game.file.index + 1, ".toml")


def _order_files(mailing: Mailing, files: dict[str, bytes], ending: str) -> list[Attachment]:
    """Return what players sent as attachments, named as the commands name them."""
    return [Attachment(order_file_name(mailing.game, seat, ending), data) for seat, data in files.items()]


def _pattern(mailing: Mailing, ending: str) -> str:
    """Return what a shell takes for the files of all seats."""
    return f"{order_file_name(mailing.game, '', '')}-*{ending}"


# ── words ────────────────────────────────────────────────────────────────────────────────────────


def _subject(mailing: Mailing, seat: str) -> str:
    awaited, genesis = mailing.game.awaited, mailing.genesis
    if awaited is None:
        how = ending(mailing.game)
        return subject_of(genesis.name, f"the game is over{f': {how}' if how else ''}")
    whose = "your move" if seat in awaited.must else f"{format_seats(genesis, genesis.movers(awaited.must))} to move"
    return subject_of(genesis.name, f"{mailing.clock}: {whose}")
