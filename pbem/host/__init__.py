"""
A host: an address that players write to, and the games that are played through it. Begin with `round`.

    round        one round from top to bottom
    incoming     received mails: read, sorted by game, decided, answered
    games        hosted games and what is done with them
    folder       what lies in the folder of a host
    mails        what mails say and what is written in them (pure)
    deadlines    time, the host's log, and the settings of a game (pure)

Each of them uses only those below it.
"""
