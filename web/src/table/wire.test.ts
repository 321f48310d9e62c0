import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hex, sha256 } from "./sha256";
import { Wire, type WireStatus } from "./wire";

class Server {
  heard: Record<string, unknown>[] = [];
  dials = 0;
  line: { open(): void; text(text: string): void; closed(): void } | null = null;

  dial = (_: string, line: { open(): void; text(text: string): void; closed(): void }) => {
    this.dials++;
    this.line = line;
    return { send: (text: string) => this.heard.push(JSON.parse(text)), close: () => line.closed() };
  };

  of(m: string): Record<string, unknown>[] {
    return this.heard.filter((message) => message["m"] === m);
  }
}

describe("the wire", () => {
  let server: Server;
  let wire: Wire;
  let status: WireStatus[];

  beforeEach(() => {
    vi.useFakeTimers();
    server = new Server();
    status = [];
    wire = new Wire("ws://x", () => ({ as: 0, have: 7, lang: "it", client: "c1" }), { message: () => {}, status: (s) => status.push(s) }, server.dial);
    wire.connect();
    server.line!.open();
  });
  afterEach(() => {
    wire.close();
    vi.useRealTimers();
  });

  it("opens with what the page has", () => {
    expect(server.heard[0]).toEqual({ m: "open", as: 0, have: 7, lang: "it", client: "c1" });
  });

  it("comes back after a loss and says again, under the same id, what nobody answered", () => {
    const id = wire.say({ m: "do", as: 0, q: 1, say: [{ k: "end", end: "!end" }] });
    server.line!.closed();
    expect(status.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    server.line!.open();
    expect(server.dials).toBe(2);
    expect(server.of("do").map((message) => message["id"])).toEqual([id, id]);
  });

  it("does not say again what was answered, nor what was only tried", () => {
    const id = wire.say({ m: "do", as: 0, q: 1, say: [] });
    wire.say({ m: "try", as: 0, q: 1, say: [] });
    server.line!.text(JSON.stringify({ m: "ok", id }));
    server.line!.closed();
    vi.advanceTimersByTime(1000);
    server.line!.open();
    expect(server.of("do")).toHaveLength(1);
    expect(server.of("try")).toHaveLength(1);
  });

  it("says what was said while the line was down once it is back", () => {
    server.line!.closed();
    wire.say({ m: "do", as: 0, q: 1, say: [] });
    expect(server.of("do")).toHaveLength(0);
    vi.advanceTimersByTime(1000);
    server.line!.open();
    expect(server.of("do")).toHaveLength(1);
  });

  it("knows the server's time to half a round trip", () => {
    const sent = Date.now();
    vi.advanceTimersByTime(100);
    server.line!.text(JSON.stringify({ m: "pong", t: sent, now: sent + 5050 }));
    expect(wire.offset).toBe(5000);
  });
});

describe("sha256", () => {
  it("gives the published values", () => {
    const of = (text: string): string => sha256(new TextEncoder().encode(text));
    expect(of("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(of("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  });

  it("writes bytes in order", () => expect(hex(Uint8Array.of(1, 171))).toBe("01ab"));
});
