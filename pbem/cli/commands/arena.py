"""`pbem arena`: many games of bots, and what they say."""

import json
from fractions import Fraction
from functools import partial

import click

from pbem.cli.begin import game_options
from pbem.cli.say import console, facts
from pbem.engine.arena import answer
from pbem.engine.arena.arena_page import arena_page
from pbem.engine.arena.bout import Bout
from pbem.engine.arena.contest import Contest
from pbem.engine.arena.results import Question, Results
from pbem.engine.file.phrases import counted
from pbem.errors import NO_BREAK, InputError, naming
from pbem.local import arena_games, files, pages
from pbem.local.arena_games import GamesFile
from pbem.local.crew import Crew, crew, free_cores
from pbem.record import tool

_GAMES = 100


@click.command()
@click.option("--players", metavar="STYLE,...", help="The style of each seat: careful,careful,bold.")
@click.option("--from", "known", metavar="FILE", help="Read the games in this file, and play none.")
@click.option("--games", type=click.IntRange(1), metavar="N", help=f"How many games in all; {_GAMES} if left out.")
@click.option(
    "--until",
    metavar="STYLE=LOW:HIGH",
    help="Stop as soon as it is known whether a seat of this style wins LOW or HIGH percent.",
)
@click.option("--rules", metavar="PRESET", default=game_options.DEFAULT_RULES, show_default=True, help="What to play.")
@game_options.choice_options
@click.option("--map", "map_name", metavar="MAP", help="Id or file of another map.")
@click.option("--jobs", type=click.IntRange(1), metavar="N", help="Play in this many processes; all cores if left out.")
@click.option("--dask", metavar="ADDRESS", help="Play on the workers of this Dask scheduler (pbem[dask]).")
@click.option("--game", "number", type=click.IntRange(1), metavar="N", help="Write game N as a game file to -o.")
@click.option(
    "-o", "--output", metavar="FILE", help="The file of games, a line each; games are added to one that is there."
)
@click.option("--page", metavar="FILE", help="Write the answer with charts as a page for any browser.")
@facts.json_option
def command(
    players: str | None,
    known: str | None,
    games: int | None,
    until: str | None,
    rules: str,
    options: tuple[str, ...],
    switches: tuple[str, ...],
    map_name: str | None,
    jobs: int | None,
    dask: str | None,
    number: int | None,
    output: str | None,
    page: str | None,
    as_json: bool,
) -> None:
    """
    Let bots play many games, and say who wins how often.

    In each deal the styles go once around the table, so that the luck of seat and set-up cancels out.
    The same command always plays the same games, on any computer and in any number of processes, and
    any of them can be written as a game file, by its number.

    \b
    Examples:
      pbem arena --players careful,bold,random
      pbem arena --players careful,careful,bold --games 1000 -o games.jsonl
      pbem arena --players mine,careful --until mine=50:55 --games 5000
      pbem arena --from games.jsonl --page games.html
      pbem arena --from games.jsonl --game 417 -o lost.toml
    """
    contest = _contest(players, known, rules, options, switches, map_name)
    if number is not None:
        if known:
            with naming(known):
                arena_games.require_same(arena_games.first_line(known), contest)
        _write_game(contest, number, output)
        return
    question = _question(until, contest) if until else None
    if known:
        bouts = arena_games.read_games(known, contest).bouts
    else:
        most = contest.whole_deals(games or _GAMES)
        file = arena_games.open_games(output, contest) if output else None
        with _crew(jobs or free_cores(), dask, contest) as workers:
            bouts = tuple(_Run(contest, most, question, file, workers).bouts())
    results = Results.of(contest, bouts)
    if not results.bouts:
        raise InputError("there is no whole deal yet, so nothing can be said")
    _tell(results, question, as_json=as_json, page=page)


def _tell(results: Results, question: Question | None, *, as_json: bool, page: str | None) -> None:
    if as_json:
        facts.print_facts("arena", answer.facts(results, question))
    else:
        console.out(console.wrapped(answer.answer(results, question).replace(" %", f"{NO_BREAK}%")))
        console.out()
        console.out("\n".join(answer.details(results)))
    if page:
        style = pages.load_sources().style
        files.write_new(page, arena_page(results, style, question).encode())
        console.note(f"Written: {page}")


@tool
class _Run:
    """Games that are to be played: so many, or until a question is answered; what is in a file stands already."""

    contest: Contest
    most: int
    question: Question | None
    file: GamesFile | None
    workers: Crew

    def bouts(self) -> list[Bout]:
        """Play what is missing; return all games in order."""
        bouts = list(self.file.bouts if self.file else ())[: self.most]
        if self._is_over(bouts):
            return bouts
        missing = range(len(bouts) + 1, self.most + 1)
        played = arena_games.play(self.contest, missing, self.workers)
        try:
            for bout in console.with_progress(
                f"playing {len(missing)} games", len(missing), self.file.append(played) if self.file else played
            ):
                bouts.append(bout)
                if self._is_over(bouts):
                    break
        except KeyboardInterrupt:
            console.note(self._stopped(len(bouts)))
            raise
        return bouts

    def _stopped(self, played: int) -> str:
        if self.file is None:
            return f"{counted(played, 'game')} of {self.most} played, none kept; with -o FILE they are, and can be gone on with."
        return f"{counted(played, 'game')} of {self.most} in {self.file.path}; the same command goes on from there."

    def _is_over(self, bouts: list[Bout]) -> bool:
        """Say whether the question is answered; it is asked after each whole deal."""
        if self.question is None or not bouts or len(bouts) % len(self.contest.rotations):
            return len(bouts) >= self.most
        results = Results.of(self.contest, bouts)
        return self.question.answered(results.samples(self.question.style))


def _contest(
    players: str | None,
    known: str | None,
    rules: str,
    options: tuple[str, ...],
    switches: tuple[str, ...],
    map_name: str | None,
) -> Contest:
    """Return what is to be played, as it is said or as a file of games says it."""
    if bool(players) == bool(known):
        raise click.UsageError("Name the styles with --players, or a file of games with --from.")
    line = ""
    if known:
        with naming(known):
            line = arena_games.first_line(known)
            rules = arena_games.rules_of(line)
    map_id = map_name or game_options.ruleset(rules).map_id
    board = json.dumps(game_options.board(map_id))
    if line:
        return arena_games.contest_of(line, board)
    styles = tuple(style.strip() for style in (players or "").split(","))
    choices = json.dumps(game_options.read(switches), sort_keys=True)
    contest = Contest(game_options.ruleset(rules).name, styles, options, choices, board)
    with game_options.listing_faults():
        arena_games.hall(contest).begin(1)
    return contest


def _question(text: str, contest: Contest) -> Question:
    style, _, shares = text.partition("=")
    low, _, high = shares.partition(":")
    if (
        style not in contest.styles
        or not (low.isdecimal() and high.isdecimal())
        or not 0 <= int(low) < int(high) <= 100
    ):
        raise click.BadParameter(
            f"{text!r}; write one of the styles that play, and two percentages: {contest.styles[0]}=25:30",
            param_hint="--until",
        )
    if len(set(contest.styles)) == 1:
        raise click.BadParameter(
            f"in every seat plays {style}, so there is nobody to be better than", param_hint="--until"
        )
    return Question(style, Fraction(int(low), 100), Fraction(int(high), 100))


def _write_game(contest: Contest, number: int, output: str | None) -> None:
    """Write a game of the arena as a game file, as far as it was played."""
    if output is None:
        raise click.UsageError("--game writes a game file: name it with -o FILE.")
    data, fault = arena_games.hall(contest).file_of(number)
    files.write_new(output, data)
    console.note(f"Written: {output}")
    if fault:
        console.warn(f"game {number} goes no further: {fault}")
    console.next_step(f"look at it: {console.format_command('page', output, '-o', f'game-{number}.html')}")


def _crew(jobs: int, dask: str | None, contest: Contest) -> Crew:
    if dask is None:
        return crew(jobs)
    from pbem.local.dask_crew import dask_crew  # late: an extra that few have installed

    workers, others = dask_crew(dask, partial(arena_games.mark, contest), arena_games.mark(contest))
    if others:
        console.warn(
            f"these workers have another pbem or other packages installed and get no games: {', '.join(others)}"
        )
    return workers
