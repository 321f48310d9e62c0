import { expect, test } from "vitest";

import { read } from "./router.svelte";

const at = (path: string) => read(new URL(path, "http://table.test"));

test("the root is the lobby", () => expect(at("/")).toEqual({ page: "lobby" }));

test("an invitation leads to its table", () =>
  expect(at("/t/k3x9?invite=abc")).toEqual({ page: "table", match: "k3x9", invite: "abc" }));

test("a replay may name its moment and its view", () =>
  expect(at("/t/k3x9/replay?n=12&as=1")).toEqual({ page: "replay", match: "k3x9", n: 12, as: "1" }));

test("a replay without a moment starts where it wants", () =>
  expect(at("/t/k3x9/replay?n=soon")).toEqual({ page: "replay", match: "k3x9", n: null, as: null }));

test("a moment to play on from has a number", () =>
  expect(at("/t/k3x9/fork?n=12")).toEqual({ page: "fork", match: "k3x9", n: 12 }));

test("anything else leads nowhere", () => expect(at("/t/k3x9/secret")).toMatchObject({ page: "nowhere" }));
