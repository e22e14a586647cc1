"""Files that hold secrets, for nobody but their owner to read, whatever the umask. Windows has no such modes:
nothing is done and nothing found there."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

FILE, FOLDER = 0o600, 0o700
OTHERS = stat.S_IRWXG | stat.S_IRWXO
MODES = os.name == "posix"


def make_folder(folder: Path) -> None:
    """Make the folder, and those above it that are missing, for their owner alone; one that exists stays as
    it is. Raises OSError."""
    for missing in reversed([path for path in (folder, *folder.parents) if not path.exists()]):
        with suppress(FileExistsError):  # somebody else has just made it
            missing.mkdir(FOLDER)
            missing.chmod(FOLDER)


def make_file(file: Path) -> None:
    """Make the file, empty, for its owner alone; one that exists keeps what is in it and is closed to others.
    Raises OSError."""
    if file.is_symlink() and not file.exists():
        file = file.resolve()
    try:
        made = os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, FILE)
    except FileExistsError:
        close_to_others(file)
        return
    os.close(made)
    file.chmod(FILE)


def close_to_others(*files: Path) -> None:
    """Take from everybody else what they may do with those of the files that exist and are ours."""
    for file in files:
        if is_open(file):
            with suppress(OSError):  # a file system without modes; `doctor` tells
                found = file.stat()
                if found.st_uid == os.geteuid():
                    file.chmod(stat.S_IMODE(found.st_mode) & ~OTHERS)


def write(file: Path, contents: bytes) -> None:
    """Write a file that nobody else could read at any moment. Raises OSError."""
    make_file(file)
    file.write_bytes(contents)


def is_open(path: Path) -> bool:
    """Whether others than the owner may do something with a file or folder; not with one like /tmp, which is
    everybody's."""
    if not MODES:
        return False
    try:
        mode = path.stat().st_mode
    except OSError:
        return False
    kept = stat.S_ISREG(mode) or (stat.S_ISDIR(mode) and not mode & stat.S_ISVTX)
    return kept and bool(mode & OTHERS)


def opened(*paths: Path) -> Iterator[tuple[Path, int]]:
    """Those of the paths, and of all that lies in them, that are open, each with the mode it should have."""
    for path in paths:
        if is_open(path):
            yield path, FOLDER if path.is_dir() else FILE
        if path.is_dir() and not path.is_symlink():
            with suppress(PermissionError):
                yield from opened(*sorted(path.iterdir()))
