"""Every fault that a test must see."""

from faults_of_deadlines import DEADLINES
from faults_of_files import LOCAL
from faults_of_mail import MAIL
from faults_of_play import PLAY
from faults_of_proof import PROOF
from faults_of_reading import READING
from faults_of_rules import RULES
from faults_of_the_host import HOST
from faults_of_the_page import PAGE

FAULTS = (*DEADLINES, *HOST, *PLAY, *MAIL, *LOCAL, *PROOF, *READING, *RULES, *PAGE)

OWED = frozenset(
    {
        "engine/bots/bot 1.1",
        "engine/foresight/look_ahead 2.1",
        "engine/foresight/look_ahead 3.1",
        "engine/foresight/look_ahead 4.1",
        "engine/modes/dealing 2.1",
        "engine/page/story 3.2",
        "engine/play/visibility 5.1",
        "engine/short/reading 2.1",
        "engine/table/ruleset 3.2",
        "host/deadlines/lost_time 2.2",
        "host/deadlines/timetable 2.3",
        "host/deadlines/timetable 4.1",
        "host/mails/messages 3.1",
        "mail/typed_requests 3.1",
        "rulesets/risk/odds/plan 1.1",
    }
)
"""Sentences that a test names, and of which no fault was found yet that this test sees: to become none."""
