"""Messages as rows: what is to be said, written in the transaction of what happened, and sent afterwards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bot.store.repository import MessageRow, OutboxRow


@dataclass(frozen=True, slots=True)
class Sent:
    """A delivered message, and the slot of its game that it fills ('lobby', 'table', ...), if any."""

    message_id: int
    fills: MessageRow | None = None


class Undelivered(Exception):
    """Sending failed. `retry_after` seconds: worth another try; None: hopeless (closed DMs, channel gone)."""

    def __init__(self, why: str, retry_after: float | None = None) -> None:
        super().__init__(why)
        self.retry_after = retry_after


class Sender(Protocol):
    """The UI's part of the delivery.

    `row.target` is 'thread' (the game's thread, or its channel in the lobby), 'dm' (to `row.user_id`) or a channel id;
    `row.nonce` goes to Discord as the nonce. `row.payload["kind"]` is one of:

    - lobby: (re)draw the lobby card. table: (re)draw the table card.
    - happenings: `lines` (Text JSON, see texts.py) to be said in one message; `seqs` [first, last].
    - your-move: `seats` [{seat, user, due_at, ask}] who are now waited for. reminder: the same, late.
    - notice: `lines`, something the table did (paused, taken back, replaced, ...).
    - vote: `what`, `value`, `by`: buttons to agree or refuse.
    - end: `result`, `seed`, `seed_hash`, `seats`: the final card.
    - private: `seat`, `lines`: a copy of what only that person may know (only ever with target 'dm').
    - dm-closed: `user`: tell him in the thread that his DMs are closed.
    - audit: `lines`: for the audit channel.
    """

    async def send(self, row: OutboxRow) -> Sent:
        """Send it once. Raises Undelivered."""
