/** Which options of a game count at a new table, and what of them is sent. */

import type { GameOption, OptionValue } from "../api";

export type Choices = Record<string, OptionValue["value"]>;

/** The options that make a difference with so many seats and these choices. One that needs another comes after it. */
export function counting(options: GameOption[], choices: Choices, seats: number): GameOption[] {
  const now: Choices = {};
  return options.filter((option) => {
    const fits = !option.seats || (option.seats[0] <= seats && seats <= option.seats[1]);
    const counts = fits && Object.entries(option.needs ?? {}).every(([other, value]) => now[other] === value);
    now[option.name] = counts ? (choices[option.name] ?? option.default) : option.default;
    return counts;
  });
}

/** What the server is told: choices that do not count are kept in the form, not sent. */
export function sent(options: GameOption[], choices: Choices, seats: number): Choices {
  return Object.fromEntries(counting(options, choices, seats).map((option) => [option.name, choices[option.name] ?? option.default]));
}
