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
from faults_of_the_promises import PROMISED

FAULTS = (*DEADLINES, *HOST, *PLAY, *MAIL, *LOCAL, *PROOF, *READING, *RULES, *PAGE, *PROMISED)
