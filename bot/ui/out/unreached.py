"""What may come of anything that is asked of Discord."""

from __future__ import annotations

from typing import Final

import aiohttp
import discord

UNREACHED: Final = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""Discord refused it, failed, asked for more patience than there is, or was not reached at all."""
