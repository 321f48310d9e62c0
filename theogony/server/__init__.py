"""The server: lobby, tables, storage, HTTP and WebSocket. It knows no game; the wire is in `docs/protocol.md`."""
