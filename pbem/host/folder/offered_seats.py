"""
Seats that were offered to an address, until it says yes: to somebody who does not play, or to who plays and moves there.

    spool/offered/WHO.json    for an address: by code the game, the seat, and the record at which the others were asked

The caller holds the spool.
"""

import json
from contextlib import suppress
from hashlib import sha256

import attrs

from pbem.host.folder.host_folder import HostFolder
from pbem.local import files
from pbem.record import value

OFFERED = "offered"
MOST_OFFERS = 20
_NOT_YET = -1


@value
class OfferedSeat:
    """
    A seat of a hosted game, and the record at which its others were asked; -1 before that.

    Whoever plays the seat already moves with it: from an address in small letters, on a day (YYYY-MM-DD) at the latest;
    the old address is asked first, and says yes to the one `to` which they move.
    """

    game: str
    seat: str
    asked: int = _NOT_YET
    moves_from: str = ""
    until: str = ""
    to: str = ""

    @property
    def about(self) -> tuple[str, str, str]:
        """What is offered, and whether its player moves."""
        return self.game, self.seat, self.moves_from

    def is_open_at(self, index: int) -> bool:
        """Say whether a yes counts now: the others were not asked before, or about this very record."""
        return self.asked in (_NOT_YET, index)


def offers_to(host: HostFolder, address: str) -> dict[str, OfferedSeat]:
    """Return what was offered to an address, by code, the newest last; a damaged file offers nothing."""
    path = _path(host, address)
    with suppress(ValueError, TypeError, AttributeError):
        if files.exists(path):
            said = json.loads(files.read(path, files.KEY_LIMIT))
            return {str(code): OfferedSeat(*one) for code, one in said.items()}
    return {}


def keep_offer(host: HostFolder, address: str, code: str, offered: OfferedSeat) -> None:
    """Write an offer down; it takes the place of an earlier one of the same seat, of the same kind."""
    known = {one: other for one, other in offers_to(host, address).items() if other.about != offered.about}
    _keep(host, address, {**dict([*known.items()][1 - MOST_OFFERS :]), code: offered})


def forget_offer(host: HostFolder, address: str, game: str, seat: str) -> None:
    """Forget an offer: the seat is theirs."""
    known = offers_to(host, address)
    _keep(host, address, {code: one for code, one in known.items() if (one.game, one.seat) != (game, seat)})


def _keep(host: HostFolder, address: str, offers: dict[str, OfferedSeat]) -> None:
    if not offers:
        files.remove(_path(host, address))
        return
    files.make_folder(host.spool(OFFERED), private=True)
    data = {code: [*attrs.astuple(one)] for code, one in offers.items()}
    files.replace(_path(host, address), (json.dumps(data) + "\n").encode())


def _path(host: HostFolder, address: str) -> str:
    return host.spool(OFFERED, f"{sha256(address.casefold().encode()).hexdigest()[:32]}.json")
