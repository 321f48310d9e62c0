import { expect, test } from "vitest";
import { apart, chanceBefore, isBlunder, lineOf, nearest, percent, signed, told, type Review } from "./review";

const moment = (n: number, a: number) => ({ n, seat: 0, chances: [a, 1 - a], luck: [0, 0], lost: 0 });
const review: Review = {
  game: "gods",
  start: [0.5, 0.5],
  moments: [moment(1, 0.75), moment(2, 0.25), moment(4, 1)],
  seats: [
    { name: "Ada", luck: 0, lost: 0, decisions: 2, blunders: [4] },
    { name: "Bo", luck: 0, lost: 0, decisions: 1, blunders: [] },
  ],
  turns: [2],
};

test("the line of a seat goes from the start to the end", () => {
  expect(lineOf(review, 0, 300, 100)).toBe("0.0,50.0 100.0,25.0 200.0,75.0 300.0,0.0");
  expect(lineOf(review, 1, 300, 100)).toBe("0.0,50.0 100.0,75.0 200.0,25.0 300.0,100.0");
});

test("turning points and blunders are told in order", () => expect(told(review).map((one) => one.n)).toEqual([2, 4]));

test("shares are whole percent", () => expect(percent(0.126)).toBe(13));

test("what is added or taken has a sign", () => expect([0.126, -0.03, 0.001, -0.001].map(signed)).toEqual(["+13 %", "−3 %", "0 %", "0 %"]));

test("a moment knows what the chance was before it", () => {
  expect(chanceBefore(review, review.moments[0]!)).toBe(0.5);
  expect(chanceBefore(review, review.moments[2]!)).toBe(0.25);
  expect(review.moments.map((one) => isBlunder(review, one))).toEqual([false, false, true]);
});

test("touching the chart finds the nearest moment, also beside it", () =>
  expect([-50, 0, 90, 160, 290, 500].map((x) => nearest(x, 300, 3))).toEqual([0, 0, 0, 1, 2, 2]));

test("marks at the same height are moved apart and stay inside", () => {
  expect(apart([50, 50], 20, 100)).toEqual([50, 70]);
  expect(apart([100, 100, 0], 20, 100)).toEqual([80, 100, 0]);
});
