"""
What the game master is told because no program can mend it: a game that stands still, a mail that
nobody can read, an address that takes no mail. Each is told once.
"""

from collections.abc import Callable, Sequence
from datetime import datetime

from pbem.engine.file.phrases import counted
from pbem.errors import PbemError
from pbem.host.deadlines.host_log import LogEntry
from pbem.host.deadlines.moments import read_moment
from pbem.host.folder import outbox, refusals, spool, strangers
from pbem.host.folder.game_folder import GameFolder
from pbem.host.folder.host_folder import HostFolder
from pbem.record import value


@value
class Alerts:
    """The mails to the game masters of a host, at one moment."""

    host: HostFolder
    now: datetime

    def about_game(self, folder: GameFolder, subject: str, sentences: list[str]) -> None:
        """Write to the game master of a game, if there is an address."""
        from pbem.host.mails.notices import alert_mail  # late: in most rounds there is nothing to tell

        if to := _master(folder):
            mail = alert_mail(folder.name, to, subject, sentences)
            outbox.write_and_queue(self.host, mail, self.now)

    def about_damage(self, folder: GameFolder, sentences: list[str]) -> None:
        """Write to the game master of a game whose folder is damaged, or to all of them if that hides who it is."""
        subject = "the folder of the game is damaged"
        if _master(folder):
            self.about_game(folder, subject, sentences)
        else:
            self._about_host(subject, sentences)

    def about_mail(self, name: str) -> None:
        """Write to every game master, each once, that a mail was given up."""
        tried = f"A message was tried {spool.MOST_TRIES} times without success"
        where = f"it is in {self.host.spool('bad')} as {name}"
        self._about_host("a message was given up", [f"{tried}; {where}."])

    def about_strangers(self) -> None:
        """Tell every game master, each once, about people who wrote on an earlier day but play nowhere here."""
        lines, more = strangers.strangers_before(self.host, f"{self.now:%Y-%m-%d}")
        if lines:
            beside = [f"And {counted(more, 'more mail')}."] if more else []
            why = "Messages came from addresses that play in no game here. They were not answered; pbem host refused lists them."
            self._about_host("messages from strangers", [why, *lines, *beside])
            strangers.forget_strangers(self.host)

    def _about_host(self, subject: str, sentences: list[str]) -> None:
        asked: set[str] = set()
        for folder in self.host.games():
            if (to := _master(folder)) and to not in asked:
                asked.add(to)
                self.about_game(folder, subject, sentences)

    def about_unreached(self, folder: GameFolder, entries: Sequence[LogEntry]) -> None:
        """Ask what is to be done about players whose time runs although no mail reached them."""
        for entry in entries:
            if read_moment(entry.data["until"]) <= self.now:
                what = f"{entry.text} That is now."
                ask = (
                    "Put another address into the hosting.toml of this game, and the mail goes "
                    "there. Or give more time (pbem host extend), pause the game, or replace the "
                    "player."
                )
                self.about_game(folder, "a player cannot be reached", [what, ask])

    def about_bounces(self, games_of: Callable[[str], list[GameFolder]]) -> None:
        """Write about every player whose address refused three mails, or three more; `games_of` finds their games."""
        for one in refusals.bounces(self.host):
            times = one.count // refusals.MOST_BOUNCES * refusals.MOST_BOUNCES
            for folder in games_of(one.address) if times else ():
                if seats := _seats(folder, one.address):
                    who = f"The address of {' and '.join(seats)}, {one.address},"
                    what = f"{who} refused {counted(times, 'mail')}: {one.why}."
                    ask = "Ask for another address, and put it into the hosting.toml of this game."
                    self.about_game(folder, "an address accepts no mail", [what, ask])


def _master(folder: GameFolder) -> str:
    try:
        return folder.read_settings().gm.address
    except PbemError:
        return ""


def _seats(folder: GameFolder, address: str) -> tuple[str, ...]:
    try:
        return folder.read_settings().seats_of(address)
    except PbemError:
        return ()
