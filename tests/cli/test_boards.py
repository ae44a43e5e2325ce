"""Maps by id and by path."""

from pathlib import Path

import pytest

from pbem.errors import ContentError, UnavailableError
from pbem.local import map_files


def test_the_maps_that_came_with_the_package_are_known_by_id() -> None:
    assert map_files.ids() == ["classic", "far-shores", "inland-sea", "rail", "skerries"]
    assert map_files.load("classic")["id"] == "classic"


def test_a_map_of_ones_own_is_read_by_path(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b'\xef\xbb\xbfid = "mine"\r\n')
    assert map_files.load(str(path)) == {"id": "mine"}


def test_an_id_wins_over_a_file_of_that_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("classic").write_text('id = "other"\n')
    assert map_files.load("classic")["id"] == "classic"
    assert map_files.load("./classic")["id"] == "other"


def test_an_unknown_id_is_answered_with_the_known_ones() -> None:
    with pytest.raises(ContentError) as caught:
        map_files.load("clasic")
    assert str(caught.value).startswith(
        "there is no map 'clasic'; installed: classic, far-shores, inland-sea, rail, skerries"
    )
    assert str(caught.value).endswith("; did you mean classic?")


@pytest.mark.parametrize("name", ["../classic", "..\\classic", "/etc/nowhere", "nowhere.toml"])
def test_what_looks_like_a_path_is_never_an_id(name: str) -> None:
    with pytest.raises((UnavailableError, ContentError)):
        map_files.load(name)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"id = \n", "is not valid TOML"),
        (b"\xff\xfe", "is not written in UTF-8"),
        (b"a = " + b"[" * 100_000, "is not valid TOML"),
        (b"a=1\na=2\n", "is not valid TOML"),
    ],
)
def test_a_damaged_map_is_refused_by_name(content: bytes, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    with pytest.raises(ContentError) as caught:
        map_files.load(str(path))
    assert str(caught.value).startswith(f"{path} {reason}")
