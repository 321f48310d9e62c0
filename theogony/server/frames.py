"""The frames the server sends, as `docs/protocol.md` has them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from theogony.kernel.agenda import BIT
from theogony.match import PERSON
from theogony.match.fairness import commitment_to_seed
from theogony.server.asking import answer_for
from theogony.server.lens import Lens, Step
from theogony.server.pages import type_spoken
from theogony.server.visitor import Visitor
from theogony.server.wire import PROTOCOL
from theogony.table.lines import Voice
from theogony.words import words

if TYPE_CHECKING:
    from theogony.server.room import Room

LOG_ENTRIES = 100  # the last ones, sent with a scene


def table(room: Room, visitor: Visitor) -> dict[str, Any]:
    record, game, hall = room.record, room.game, room.hall
    language = visitor.language
    out: dict[str, Any] = {
        "m": "table",
        "protocol": PROTOCOL,
        "match": record.match,
        "game": game.id,
        "title": words(language, game).say("title") if words(language, game).has("title") else game.title,
        "rules": game.rules_version,
        "you": room.seats_of(visitor),
        "as": visitor.viewer,
        "status": record.status,
        "live": hall.is_live(game),
        "secrets": hall.has_secrets(game),
        "undo": record.undo,
        "hints": record.hints,
        "host": bool(visitor.guest_id) and visitor.guest_id == record.host,
        "public": record.public,
        **hall.pages.addresses(game, language),
        "options": hall.pages.options_spoken(game, len(record.seats), record.options, language),
        "seats": seats_before(room),
        "kinds": {},
        "zones": {},
    }
    if game.figures(record.options) != game.figures():
        out["rulebook"] = f"/api/tables/{record.match}/rulebook/{language}"
    if record.committed and record.seed:
        out["fair"] = commitment_to_seed(bytes.fromhex(record.seed))
    if record.rematch:
        out["rematch"] = record.rematch
    if record.origin:
        out["origin"] = {"match": record.origin, "n": record.origin_n}
    out.update(pauses(room))
    if room.match is not None:
        lens = room.lens(visitor.viewer, language)
        out["kinds"] = lens.kinds()
        out["zones"] = lens.zones()
        questions = lens.standing()
        if questions and out["you"]:
            out["standing"] = {"questions": questions, "set": standing_set(room, visitor)}
        if lens.own:
            out["own_types"] = {id: type_spoken(lens.voice, type) for id, type in lens.own.items()}
    return out


def pauses(room: Room) -> dict[str, Any]:
    """Whether the clock stands still, and who wants it to while others do not."""
    out: dict[str, Any] = {}
    if room.match is not None and room.match.paused:
        out["paused"] = True
    if room.record.pausing:
        out["pausing"] = room.record.pausing
    return out


def standing_set(room: Room, visitor: Visitor) -> dict[str, dict[str, str]]:
    """What the visitor's own seats have answered for good, by seat."""
    return {str(k): room.record.seats[k].standing for k in room.seats_of(visitor)}


def seats_before(room: Room) -> list[dict[str, Any]]:
    """The seats without what the game knows of them."""
    out: list[dict[str, Any]] = []
    for k, seat in enumerate(room.record.seats):
        player = room.player_of(k)
        kind = "open" if seat.kind == "open" else "person" if player == PERSON else "bot"
        here = kind == "bot" or room.here(k)
        out.append({"name": seat.name, "kind": kind, "bot": player if kind == "bot" else None, "here": here})
        if room.match is not None and k in room.match.resigned:
            out[-1]["resigned"] = True
    return out


def seats(room: Room, lens: Lens) -> list[dict[str, Any]]:
    assert lens.view is not None
    awaited = int(lens.view.awaited())
    out = seats_before(room)
    for k, seat in enumerate(out):
        waiting = bool(awaited & int(BIT[k])) and not (k == lens.viewer and _need_not_ask(room, lens))
        seat.update(of=k, awaited=waiting, thinking=waiting and seat["kind"] == "bot", clock=None)
        seat["score"] = int(lens.view.score(i64(k)))
    return out


def clock(room: Room) -> dict[str, Any] | None:
    match = room.match
    assert match is not None
    due = match.due()
    if due is None:
        return None
    return {"ends": room.record.started + due, "len": int(match.state.deadline()), "seat": None}


def scene(room: Room, lens: Lens) -> dict[str, Any]:
    assert room.match is not None
    key = (lens.viewer, lens.language)
    parts = {"seats": seats(room, lens), "clock": clock(room), "ask": ask(room, lens)}
    room.told[key] = dict(parts)
    return {
        "m": "scene",
        "n": room.count_for(lens.viewer),
        "h": lens.hash,
        "pieces": lens.shown,
        **parts,
        "log": log(room, lens),
        "people": here(room),
    }


def _need_not_ask(room: Room, lens: Lens) -> bool:
    """Whether the viewer's question is answered without asking."""
    return lens.viewer >= 0 and answer_for(room, lens.viewer, lens.view) is not None


def ask(room: Room, lens: Lens) -> dict[str, Any]:
    assert lens.view is not None
    if _need_not_ask(room, lens):
        return lens.rest(lens.view)
    undo = 0
    if room.match is not None and room.record.undo and lens.viewer >= 0:
        undo = room.match.undoable(lens.viewer)
    return lens.ask(undo)


def log(room: Room, lens: Lens) -> list[dict[str, Any]]:
    """The last entries in sentences, as this viewer saw each when it was written."""
    match = room.match
    assert match is not None
    first = max(0, len(match.log) - LOG_ENTRIES)
    out: list[dict[str, Any]] = []
    before = match.state_at(first)
    for entry in match.log[first:]:
        after = match.state_at(entry.n)
        if not lens.hides(entry, before, after):
            out += lens.log_lines(entry, before, after)
        before = after
    return out


def news(room: Room, lens: Lens, steps: Sequence[Step], told: dict[str, Any]) -> dict[str, Any]:
    """What some entries changed for a viewer. Seats, clock and ask are there if they changed."""
    before = lens.view
    out: dict[str, Any] = {"m": "news", "n": room.count_for(lens.viewer), "by": lens.author(steps[-1][0], before)}
    out.update(lens.go_on(steps))
    out["h"] = lens.hash
    for part, value in (("seats", seats(room, lens)), ("clock", clock(room)), ("ask", ask(room, lens))):
        if told.get(part, ...) != value:
            out[part] = value
            told[part] = value
    return out


def asked_anew(room: Room, lens: Lens, told: dict[str, Any]) -> dict[str, Any]:
    """News in which nothing has happened, only what the viewer is asked is different."""
    out: dict[str, Any] = {"m": "news", "n": room.count_for(lens.viewer), "by": None, "patch": {}, "cues": []}
    told |= {"seats": seats(room, lens), "ask": ask(room, lens)}
    return {**out, "h": lens.hash, "seats": told["seats"], "ask": told["ask"]}


def changes_something(frame: dict[str, Any]) -> bool:
    return bool(frame["patch"] or frame["cues"] or "seats" in frame or "ask" in frame or "clock" in frame)


def over(room: Room, visitor: Visitor) -> dict[str, Any]:
    match = room.match
    assert match is not None
    result = match.result()
    assert result is not None
    names = [seat.name for seat in room.record.seats]
    voice = Voice(words(visitor.language, room.game), names)
    lines = [{"name": voice.text(one.name), "points": one.points} for one in room.table.scores(match.state)]
    out: dict[str, Any] = {
        "m": "over",
        "places": list(result.places),
        "scores": lines,
        "total": list(result.scores),
        "names": names,
    }
    if room.record.rematch:
        out["rematch"] = room.record.rematch
    return out


def here(room: Room) -> list[str]:
    names: dict[str, str] = {}
    for visitor in room.visitors:
        if visitor.opened and visitor.guest is not None:
            names[visitor.guest.id] = visitor.guest.name
    return list(names.values())


def people(room: Room) -> dict[str, Any]:
    return {"m": "people", "here": here(room), "seats": seats_before(room), **pauses(room)}
