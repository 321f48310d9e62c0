"""Guests: whoever opens the page gets an unguessable key in a cookie that scripts cannot read.

Storage knows only the hash of a key, so that a stolen database opens no seat.
"""

from __future__ import annotations

import unicodedata
from hashlib import sha256
from secrets import randbelow, token_urlsafe

from starlette.requests import HTTPConnection
from starlette.responses import Response

from theogony.server.sorry import spoken_here
from theogony.server.storage import Guest, Storage
from theogony.words import words

COOKIE = "theogony"
YEARS = 5 * 365 * 86_400
MOST_LETTERS = 24


def key_of(request: HTTPConnection) -> str | None:
    key = request.cookies.get(COOKIE)
    return key if key is not None and 20 <= len(key) <= 64 else None


def hashed(key: str) -> str:
    return sha256(key.encode()).hexdigest()


async def guest_of(storage: Storage, request: HTTPConnection) -> Guest | None:
    key = key_of(request)
    return None if key is None else await storage.guest(hashed(key))


async def welcome(storage: Storage, request: HTTPConnection) -> tuple[Guest, str]:
    """A new guest and the key to be set as a cookie."""
    language = spoken_here(request.headers.get("accept-language"))
    guest = Guest(
        id=token_urlsafe(9), name=words(language).say("guest-name", number=str(1000 + randbelow(9000))), lang=language
    )
    key = token_urlsafe(32)
    await storage.save_guest(hashed(key), guest)
    return guest, key


def set_cookie(response: Response, key: str, secure: bool) -> None:
    response.set_cookie(COOKIE, key, max_age=YEARS, path="/", httponly=True, samesite="lax", secure=secure)


def tidy(text: str, most: int) -> str:
    """Text as people may show it to each other: no control or direction marks, single spaces, not too long."""
    kept = "".join(c if unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn") else " " for c in text)
    return " ".join(kept.split())[:most].strip()


def same_origin(request: HTTPConnection) -> bool:
    """Whether the page that asks was served by this server."""
    origin = request.headers.get("origin", "")
    asked = origin.partition("://")[2]
    server = request.scope.get("server")
    own = {request.headers.get("host", "")} | ({f"{server[0]}:{server[1]}"} if server else set())
    return asked != "" and asked in own
