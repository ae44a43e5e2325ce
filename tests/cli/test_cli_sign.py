"""`pbem sign` puts a player's signature under his orders."""

from __future__ import annotations

import json
import tomllib
from base64 import b64decode
from typing import TYPE_CHECKING

import pytest
import two_player_game

from pbem.local import home
from pbem.trust.canonical import canonical
from pbem.trust.sshsig import armor

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Keygen, Run

    from pbem.trust.signers import IdentitySigner

pytestmark = pytest.mark.spelling


@pytest.fixture
def keys(tmp_path: Path) -> dict[str, IdentitySigner]:
    """A key of each player, in the files anna and ben."""
    return {seat: home.make_identity(str(tmp_path / seat), seat) for seat in ("anna", "ben")}


@pytest.fixture
def game(pbem: Run, keys: dict[str, IdentitySigner], tmp_path: Path) -> Path:
    """A game in which both keys are registered."""
    registered = [word for seat in keys for word in ("--key", f"{seat}={tmp_path}/{seat}.pub")]
    return two_player_game.new(pbem, tmp_path / "games", *registered)


def key_of(game: Path) -> Path:
    """The private key of whoever is to move."""
    return game.parent.parent / two_player_game.mover(game)


def test_ones_own_text_and_comments_stay(pbem: Run, game: Path) -> None:
    orders = two_player_game.write_quiet(game)
    own = orders.read_text()
    result = pbem("sign", game, orders, "--key", key_of(game))
    assert result.exit_code == 0, result.output
    assert orders.read_text().startswith(f"{own}\n[signed]\n")
    assert result.stdout == ""
    assert f"pbem apply {game} {orders}" in result.stderr


def test_the_signature_is_good_for_ssh_keygen(
    pbem: Run, game: Path, keygen: Keygen, keys: dict[str, IdentitySigner]
) -> None:
    orders = two_player_game.write_quiet(game)
    pbem("sign", game, orders, "--key", key_of(game))
    document = tomllib.loads(orders.read_text())
    signature = b64decode("".join(document["signed"].pop("sig")))
    public = keys[two_player_game.mover(game)].public
    text = armor(public, "pbem-orders-1", signature)
    assert keygen.verify(public.line, "pbem-orders-1", canonical(document), text)
    document["turn"] = 2
    assert not keygen.verify(public.line, "pbem-orders-1", canonical(document), text)


def test_signed_orders_are_played_and_the_report_says_so(pbem: Run, game: Path) -> None:
    orders = two_player_game.write_quiet(game)
    pbem("sign", game, orders, "--key", key_of(game))
    result = pbem("apply", game, orders)
    assert result.exit_code == 0, result.output
    assert f"Orders  of {two_player_game.mover(game).capitalize()}, signed" in result.stdout
    assert "not signed" not in result.output
    verdict = pbem("verify", game.with_name("duel-001.toml"), "--json")
    assert json.loads(verdict.stdout)["facts"]["files"][0]["unsigned"] == []


def test_without_the_signature_such_orders_are_refused(pbem: Run, game: Path) -> None:
    result = pbem("apply", game, two_player_game.write_quiet(game))
    assert result.exit_code == 1
    assert "E-UNSIGNED" in result.stdout
    assert not game.with_name("duel-001.toml").exists()


def test_a_message_to_the_table_is_taken_out_and_kept(pbem: Run, game: Path) -> None:
    orders = two_player_game.write_quiet(game)
    own = orders.read_text()
    orders.write_text(f'{own}\n[[message]]\ntext = """Peace?\nNo."""\n')
    assert pbem("sign", game, orders, "--key", key_of(game)).exit_code == 0
    assert orders.read_text().startswith(f"{own}\n[signed]\n")
    assert "  > Peace?\n  > No.\n" in pbem("note", game).stdout


def test_signing_the_same_orders_again_changes_nothing(pbem: Run, game: Path) -> None:
    orders = two_player_game.write_quiet(game)
    pbem("sign", game, orders, "--key", key_of(game))
    before = orders.read_text()
    result = pbem("sign", game, orders, "--key", key_of(game))
    assert result.exit_code == 0
    assert "signed already" in result.stderr
    assert orders.read_text() == before


def test_changed_orders_are_signed_again_only_when_it_is_wanted(pbem: Run, game: Path) -> None:
    orders = two_player_game.write_quiet(game)
    pbem("sign", game, orders, "--key", key_of(game))
    orders.write_text(orders.read_text().replace("place", "final = false\nplace"))
    before = orders.read_text()
    result = pbem("sign", game, orders, "--key", key_of(game))
    assert result.exit_code == 1
    assert "--revise" in result.stderr
    assert orders.read_text() == before
    assert pbem("sign", game, orders, "--key", key_of(game), "--revise").exit_code == 0
    assert tomllib.loads(orders.read_text())["signed"]["seq"] == 2
    assert orders.read_text().count("[signed]") == 1


def test_a_signature_of_an_earlier_turn_is_replaced(pbem: Run, game: Path) -> None:
    orders = two_player_game.write_quiet(game)
    pbem("sign", game, orders, "--key", key_of(game))
    table = orders.read_text().partition("[signed]")[2]
    pbem("apply", game, orders)
    after = game.with_name("duel-001.toml")
    later = after.parent / "later.toml"
    later.write_text(two_player_game.quiet(after) + "[signed]" + table)
    result = pbem("sign", after, later, "--key", key_of(after))
    assert result.exit_code == 0, result.output
    assert pbem("apply", after, later).exit_code == 0


def test_only_the_key_of_the_player_signs(pbem: Run, game: Path) -> None:
    orders = two_player_game.write_quiet(game)
    before = orders.read_text()
    other = {"anna": "ben", "ben": "anna"}[two_player_game.mover(game)]
    for words in (("--key", game.parent.parent / other), ()):
        result = pbem("sign", game, orders, *words)
        assert result.exit_code == 1
        assert "the one here is another" in " ".join(result.stderr.split())
    assert orders.read_text() == before


def test_faulty_orders_are_not_signed(pbem: Run, game: Path) -> None:
    orders = two_player_game.write_quiet(game, turn=9)
    before = orders.read_text()
    result = pbem("sign", game, orders, "--key", key_of(game))
    assert result.exit_code == 1
    assert "E-TURN" in result.stdout
    assert orders.read_text() == before


def test_a_player_without_a_key_is_told_to_mail_the_orders_as_they_are(pbem: Run, tmp_path: Path) -> None:
    game = two_player_game.new(pbem, tmp_path / "plain")
    result = pbem("sign", game, two_player_game.write_quiet(game))
    assert result.exit_code == 1
    assert "taken as they are" in " ".join(result.stderr.split())


def test_signed_orders_may_go_to_a_file_of_their_own(pbem: Run, game: Path) -> None:
    target = game.parent / "signed.toml"
    text = two_player_game.quiet(game)
    words = ("sign", game, "-", "--key", key_of(game))
    result = pbem(*words, "-o", target, stdin=text.encode())
    assert result.exit_code == 0, result.output
    assert pbem(*words, stdin=text.encode()).exit_code == 2
    assert pbem("apply", game, target).exit_code == 0


def test_the_words_signed_in_a_comment_or_a_text_mislead_nobody(pbem: Run, game: Path) -> None:
    orders = two_player_game.write_quiet(game)
    orders.write_text("# [signed]\n" + orders.read_text() + "\n# the end\n")
    pbem("sign", game, orders, "--key", key_of(game))
    orders.write_text(orders.read_text().replace("# the end", "# my end"))
    result = pbem("sign", game, orders, "--key", key_of(game))
    assert result.exit_code == 0, result.output
    assert orders.read_text().startswith("# [signed]\n# my plan")
    assert "# my end" in orders.read_text()


def test_something_behind_the_signature_is_reported_and_left_alone(pbem: Run, game: Path) -> None:
    orders = two_player_game.write_quiet(game)
    pbem("sign", game, orders, "--key", key_of(game))
    orders.write_text(orders.read_text() + '\n[defence]\ndefault = "max"\n')
    before = orders.read_text()
    result = pbem("sign", game, orders, "--key", key_of(game), "--revise")
    assert result.exit_code == 1
    assert "is not the last one" in " ".join(result.stderr.split())
    assert orders.read_text() == before


def test_who_has_lost_the_key_gets_no_new_one_but_the_ways_out(pbem: Run, game: Path, own_home: Path) -> None:
    seat = two_player_game.mover(game)
    for lost in own_home.glob("identity*"):
        lost.unlink()
    result = pbem("sign", game, two_player_game.write_quiet(game))
    assert result.exit_code == 1
    assert " ".join(result.stderr.replace("\N{NO-BREAK SPACE}", " ").split()).endswith(
        f"{seat} signs with the key that is registered in this game, and this computer has no key. "
        "If it is in another file: --key FILE. From a backup: pbem key restore FILE. If it is lost, "
        "nobody can replace it: with two players left it would sign for its own successor"
    )
    assert not list(own_home.rglob("identity*"))
