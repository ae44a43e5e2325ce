"""A service and a timer for systemd that look after a host every five minutes, closed to what a host never needs."""

import os
from collections.abc import Sequence

from pbem.host.folder.host_folder import HostFolder

NAME = "pbem-host"

_SERVICE = """\
[Unit]
Description=pbem host {name}
After=network-online.target

[Service]
Type=oneshot
Environment={host}
Environment={home}
{steps}
# 75: another call is at work, or the disk is full; the next one goes on. 69 (no mail leaves) counts as a failure:
# systemctl --user list-units --failed shows it.
SuccessExitStatus=75
TimeoutStartSec=30min
Nice=5
UMask=0077
LockPersonality=yes
RestrictRealtime=yes
RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6
SystemCallArchitectures=native
{closed}"""

# The programs called sendmail change their group, which these would forbid.
_CLOSED = "NoNewPrivileges=yes\nRestrictSUIDSGID=yes\n"

_TIMER = """\
[Unit]
Description=pbem host {name}, every five minutes

[Timer]
OnCalendar=*:0/5
RandomizedDelaySec=20
Persistent=yes

[Install]
WantedBy=timers.target
"""


def write_units(host: HostFolder, home: str, program: Sequence[str]) -> dict[str, str]:
    """
    Return the files of a service and its timer, by their names.

    `home` is PBEM_HOME, `program` what calls pbem, as words. Raises nothing: every path is quoted.
    """
    settings = host.settings
    # Only in a command line a dollar sign begins the name of a variable.
    command = " ".join(_quoted(word).replace("$", "$$") for word in program)
    steps = [f"ExecStart=-{command} fetch"] if settings.fetch else []
    steps.append(f"ExecStart={command} host tick")
    service = _SERVICE.format(
        name=_doubled(settings.address),
        host=_quoted(f"PBEM_HOST={host.path}"),
        home=_quoted(f"PBEM_HOME={home}"),
        steps="\n".join(steps),
        closed="" if settings.delivery == "sendmail" else _CLOSED,
    )
    return {f"{NAME}.service": service, f"{NAME}.timer": _TIMER.format(name=_doubled(settings.address))}


def unit_folder() -> str:
    """Return where the user's own units lie (systemd.unit(5))."""
    base = os.environ.get("XDG_CONFIG_HOME") or os.path.join(os.path.expanduser("~"), ".config")
    return os.path.join(base, "systemd", "user")


def _quoted(word: str) -> str:
    """Write a word so that systemd reads it as one, whatever stands in it (systemd.syntax(7))."""
    inner = _doubled(word).replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{inner}"'


def _doubled(text: str) -> str:
    return text.replace("%", "%%")
