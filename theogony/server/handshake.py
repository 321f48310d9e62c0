"""WebSocket connections as uvicorn makes them, but for an opening that cannot even be read: that one is answered."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Handshake(WebSocketsSansIOProtocol):
    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:  # such as an endless address
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
