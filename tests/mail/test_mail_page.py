"""docs/mail.md says what is so: its commands run, and its outputs are the program's."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from pbem.mail.draft import Draft, write_draft

if TYPE_CHECKING:
    import pytest
    from conftest import Run

PAGE = (Path(__file__).parents[2] / "docs" / "mail.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"(?ms)^```{kind}\n(.*?)^```$", PAGE)


def test_the_commands_of_the_page_run_in_order(
    pbem: Run, tmp_path: Path, own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anna begins and always moves first; she signs, so that the page's outputs come out."""
    monkeypatch.chdir(tmp_path)
    Path("anna.pub").write_text(pbem("key", "show").stdout)
    assert pbem("new", "world", "--players", "anna,ben,cleo", "--key", "anna=anna.pub").exit_code == 0
    while '\nnext = "anna: ' not in Path("world-000.toml").read_text():
        for path in Path().glob("world-*"):
            path.unlink()
        pbem("new", "world", "--players", "anna,ben,cleo", "--key", "anna=anna.pub")
    assert pbem("orders", "world-000.toml", "-o", "world-turn-01-anna.toml").exit_code == 0
    told = []
    for line in "".join(blocks("sh")).splitlines():
        words = shlex.split(line)
        result = pbem(*words[1:])
        assert result.exit_code == 0, (line, result.output)
        told.append(result.stdout)
    assert blocks("text")[0] == told[0]
    assert blocks("text")[1] == "".join(told[1].splitlines(keepends=True)[:4])
    assert Path("in/world-001.toml").read_bytes() == Path("world-001.toml").read_bytes()


def test_the_settings_of_the_page_are_read(own_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from pbem.transport import accounts, login

    path = Path(accounts.config_path())
    path.write_text(blocks("toml")[-1])
    path.chmod(0o600)
    chosen = accounts.own_account()
    assert chosen.sender == "anna@example.org"
    assert login.Server.read(chosen.smtp, "smtp").user == "anna@example.org"


def test_a_mail_may_be_as_large_as_the_page_says() -> None:
    assert "16 MiB" in PAGE
    assert len(write_draft(Draft((), "x", "x" * 100))) < 16 * 2**20
