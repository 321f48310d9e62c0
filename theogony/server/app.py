"""The application: routes, headers that keep browsers safe, and sentences for whatever goes wrong."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from theogony.server.api import ROUTES, answer, hall_of, language_of
from theogony.server.guests import key_of, same_origin
from theogony.server.hall import Hall
from theogony.server.limits import Crowd
from theogony.server.pages import CLIENT, frame_words
from theogony.server.socket import attend
from theogony.server.sorry import Sorry, sorry_for, spoken_here
from theogony.server.storage import Down

MOST_OF_A_PATH = 500
FOR_EVER = "public, max-age=31536000, immutable"

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class SafeHeaders:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] += [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


class SameOrigin:
    """Whatever changes something must come from a page of this server, and not too often; no address here is long or
    has control characters."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.crowd = Crowd()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not _is_path(scope["path"]):
            await (await say_sorry(Request(scope, receive), Sorry("page.unknown")))(scope, receive, send)
            return
        if scope["type"] == "http" and scope["method"] not in ("GET", "HEAD"):
            request = Request(scope, receive)
            if not same_origin(request):
                await (await say_sorry(request, Sorry("origin")))(scope, receive, send)
                return
            if not self.crowd.take(key_of(request) or str(request.client and request.client.host)):
                await (await say_sorry(request, Sorry("slow")))(scope, receive, send)
                return
        await self.app(scope, receive, send)


def _is_path(path: str) -> bool:
    return len(path) <= MOST_OF_A_PATH and path.isprintable()


async def say_sorry(request: Request, wrong: Exception) -> Response:
    """An error as `docs/protocol.md` has it."""
    if isinstance(wrong, Sorry):
        sorry = wrong
    elif isinstance(wrong, Down):
        sorry = sorry_for(wrong)
    elif isinstance(wrong, HTTPException):
        sorry = Sorry("page.unknown") if wrong.status_code == 404 else Sorry("page.wrong")
    else:
        hall_of(request).complain(wrong)
        sorry = Sorry("broken")
    try:
        language = await language_of(request)
    except Exception:  # storage itself is what is broken
        language = spoken_here(request.headers.get("accept-language"))
    at = {"option": sorry.option} if sorry.option else {}
    return answer({"error": {"id": sorry.id, "say": sorry.sentence(language), **at}}, sorry.status)


async def client(request: Request) -> Response:
    """The client's page, whatever is to be shown on it."""
    page = CLIENT / "index.html"
    if not page.is_file():
        return PlainTextResponse("The client is not built: run `make client`.", 503)
    return FileResponse(page, headers={"Cache-Control": "no-cache"})


async def asset(request: Request) -> Response:
    """A file of the built client; those under /assets have their hash in their name."""
    path = (CLIENT / request.url.path.lstrip("/")).resolve()
    if not path.is_relative_to(CLIENT.resolve()) or not path.is_file():
        if "." in request.url.path.rpartition("/")[2] or request.url.path.startswith("/assets/"):
            raise Sorry("page.unknown")
        return await client(request)
    lasting = request.url.path.startswith("/assets/")
    return FileResponse(path, headers={"Cache-Control": FOR_EVER if lasting else "no-cache"})


async def game_page(request: Request) -> Response:
    page = hall_of(request).pages.page(request.url.path)
    return Response(page.content, media_type=page.type, headers={"Cache-Control": FOR_EVER})


async def word_page(request: Request) -> Response:
    content = frame_words(str(request.path_params["language"]))
    return Response(content, media_type="text/plain; charset=utf-8", headers={"Cache-Control": "no-cache"})


async def unknown(request: Request) -> Response:
    raise Sorry("page.unknown")


def application(make_hall: Callable[[], Hall], reachable: bool = False) -> Starlette:
    """`reachable` says whether other machines can call the server."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.hall = make_hall()
        app.state.reachable = reachable
        await app.state.hall.open()
        yield
        await app.state.hall.close()

    async def table(socket: WebSocket) -> None:
        await attend(app.state.hall, socket)

    handlers: dict[type[Exception] | int, Callable[[Request, Exception], Awaitable[Response]]] = {
        Sorry: say_sorry,
        Down: say_sorry,
        HTTPException: say_sorry,
        Exception: say_sorry,
    }
    app = Starlette(
        routes=[
            *ROUTES,
            Route("/api/{rest:path}", unknown),
            Route("/words/{language}.ftl", word_page),
            Route("/g/{rest:path}", game_page),
            WebSocketRoute("/ws/{match}", table),
            Route("/{rest:path}", asset),
        ],
        middleware=[Middleware(SafeHeaders), Middleware(SameOrigin), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers=handlers,
        lifespan=lifespan,
    )
    return app
