"""Evidence of what somebody signed, written as files that anyone can check."""

import os
from collections.abc import Sequence
from hashlib import sha256

from pbem.engine.file.game_file import GameFile
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Record
from pbem.engine.file.phrases import listed
from pbem.engine.papers.procedure import agreed_return
from pbem.engine.proof.exhibit import Exhibit, exhibit_files, format_exhibits
from pbem.engine.proof.forks import double_orders, exhibits, needed_signatures
from pbem.engine.text.file_names import file_stem
from pbem.errors import UnavailableError
from pbem.local import files
from pbem.record import value


@value
class Parting:
    """Where two sound histories part: clauses on who signed what, and what proves it."""

    place: int
    clauses: tuple[str, ...]
    exhibits: tuple[Exhibit, ...] = ()

    def described(self, path: str, game: GameFile) -> tuple[str, tuple[str, ...]]:
        """
        Write the evidence beside `path`, the file of `game`.

        Returns all clauses as one ("" for none), with the folder, and the names of the files.
        """
        said = "; ".join(self.clauses)
        try:
            names = write_exhibits(path, game, self.place, self.exhibits)
        except UnavailableError as error:
            return f"{said}, but of the evidence {error}", ()
        return f"{said}; see {os.path.dirname(names[0])}" if names else said, names


def parting(
    genesis: Genesis, records: Sequence[Record], others: Sequence[Record], place: int, *, seen: bool
) -> Parting:
    """Look at the place where two histories part; `seen` says that `others` was seen here first."""
    if agreed := agreed_return(genesis, records, others, place):
        return Parting(place, (agreed,))
    found = exhibits(genesis, records, others)
    clauses = format_exhibits(found, others[place].admin if seen else None)
    if needed := needed_signatures(records[place], others[place]):
        clauses.append(needed)
    return Parting(place, tuple(clauses), tuple(found))


def name_double_signers(path: str, game: GameFile, known: GameFile | None, signed: Sequence[tuple[str, str]]) -> str:
    """
    Say who signed other orders than those that the newest `known` file holds for the same head.

    `signed` are orders for the next record of `game`, with signatures. Returns a sentence, "" if
    nobody did; the evidence is written beside `path`.
    """
    records = known.all_records() if known else []
    place = game.index + 1
    if len(records) <= place:
        return ""
    found = double_orders(game.genesis, records, place, dict(signed))
    names = write_exhibits(path, game, place, found)
    if not names:
        return ""
    said = [_second_orders(exhibit) for exhibit in found]
    return f". {'; '.join(said)}, see {os.path.dirname(names[0])}"


def _second_orders(exhibit: Exhibit) -> str:
    who = listed(exhibit.who)
    if exhibit.what == "orders":
        return f"{who} signed two orders for one record"
    return (
        f"{who} signed orders with the numbers {exhibit.about} for this moment; those that were played "
        "stand, and signing again is allowed only before the result is out"
    )


def write_exhibits(path: str, game: GameFile, place: int, found: Sequence[Exhibit]) -> tuple[str, ...]:
    """
    Write the files of exhibits into a folder beside a game file; return their names.

    The folder is named after what is in it, so that other evidence has another one.
    """
    if not found:
        return ()
    mark = sha256(b"".join(one.text + one.sig for exhibit in found for one in exhibit.items))
    stem = f"{file_stem(game.genesis.name)}-evidence-{place:03d}-{mark.hexdigest()[:8]}"
    folder = os.path.join(os.path.dirname(path), stem)
    files.make_folder(folder)
    names: list[str] = []
    for exhibit in found:
        placed = [(os.path.join(folder, name), data) for name, data in exhibit_files(exhibit)]
        files.write_all(placed)
        names += [name for name, _ in placed]
    return tuple(names)
