"""Questions at the terminal: one form, `?` explains, and a plain yes is taken wherever one letter means it."""

from __future__ import annotations

import pytest

from pbem.cli.say import questions

AGAIN = {"e": "yes", "c": "check again", "n": "not now"}


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> object:
    """Ask with some answers lying ready; return the letter and what was said."""

    def ask(options: dict[str, str], *typed: str) -> tuple[str, str]:
        waiting = list(typed)
        monkeypatch.setattr("click.prompt", lambda text, **_: waiting.pop(0))
        chosen = questions.choose_letter("Edit again?", options, about="It opens once more.")
        return chosen, " ".join(capsys.readouterr().err.split())

    return ask


def test_a_typed_yes_is_the_letter_that_means_it(asked: object) -> None:
    assert callable(asked)
    for typed in ("y", "Yes", "e"):
        assert asked(AGAIN, typed) == ("e", "")
    chosen, said = asked({"s": "sign them", "n": "not now"}, "y", "?", "no")
    assert chosen == "n"
    assert '"y" is none of the answers in brackets; ? explains.' in said
    assert "It opens once more. Nothing is signed" in said
