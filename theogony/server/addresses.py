"""Under which address other people reach this server."""

from __future__ import annotations

import socket

from starlette.requests import Request

LOCAL = ("localhost", "127.0.0.1", "[::1]")
OUTSIDE = ("192.0.2.1", 9)  # never sent to: only asks the system which of its addresses it would use


def base_address(request: Request) -> str:
    """As the guest called the server; if that works on this machine only, the machine's address in its network."""
    host = request.headers.get("host", "localhost")
    name, colon, port = host.rpartition(":") if ":" in host.removesuffix("]") else (host, "", "")
    if name in LOCAL and request.app.state.reachable:
        host = f"{own_address()}{colon}{port}"
    return f"{request.url.scheme}://{host}"


def own_address() -> str:
    """The machine's address in its network, or localhost if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(OUTSIDE)
            return str(probe.getsockname()[0])
        except OSError:
            return "localhost"
