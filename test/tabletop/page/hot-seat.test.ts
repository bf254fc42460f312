/** People who share a screen begin a game without seats that nobody has: it would wait for those. */
import { expect, test } from "vitest";
import { quickOf } from "../../../scripts/page/drawings";
import { RISK_2008 } from "../../../mod/saves/risk-2008";
import { RISK_EUROPE } from "../../../mod/saves/risk-europe";
import { fillSeats } from "../../../tabletop/page/home/quick";
import type { Ask, Link } from "../../../tabletop/page/net/link";
import type { View } from "../../../tabletop/wire/view";

const EUROPE = quickOf(RISK_EUROPE);

/** The ids of what is clicked once people of these colours have sat down where these seats are taken. */
async function clicked(
  people: readonly string[],
  taken: readonly string[],
  quick = EUROPE,
  away: readonly string[] = [],
): Promise<string[]> {
  const ids = quick.seats.flatMap(({ close, computer }) => [close, computer]);
  const view = {
    seats: Object.fromEntries(
      quick.seats.map(({ color }, i) => [color, taken.includes(color) ? { person: i } : {}]),
    ),
    people: Object.fromEntries(quick.seats.map(({ color }, i) => [i, { here: !away.includes(color) }])),
    ui: {
      loading: false,
      elements: Object.fromEntries(ids.map((id, key) => [key, { attributes: { id }, on: ["click"] }])),
    },
  } as unknown as View;
  const asked: Ask[] = [];
  const ask = (request: Ask): Promise<unknown> => {
    asked.push(request);
    return Promise.resolve({ t: "done" });
  };
  await fillSeats(quick, people, { ask } as unknown as Link, { view });
  return asked.flatMap((request) => (request.t === "click" ? [ids[request.element]] : []));
}

test("two at one screen have the other seats closed, but not that of a guest", async () => {
  const [, , green, yellow] = EUROPE.seats;
  expect(await clicked(["Red", "Blue"], ["Red", "Blue"])).toEqual([green.close, yellow.close]);
  expect(await clicked(["Red", "Blue"], ["Red", "Blue", "Green"])).toEqual([yellow.close]);
});

test("where two are too few, as in RISK 2008, a computer plays a seat, unless a guest does", async () => {
  const quick = quickOf(RISK_2008);
  const [, , third, ...others] = quick.seats;
  const closed = others.map(({ close }) => close);
  expect(quick.least).toBe(3);
  expect(await clicked(["Yellow", "Green"], ["Yellow", "Green"], quick)).toEqual([
    ...[third.computer, third.computer],
    ...closed,
  ]);
  const withGuest = ["Yellow", "Green", third.color];
  expect(await clicked(["Yellow", "Green"], withGuest, quick)).toEqual(closed);
});

test("one alone may still wait for others", async () => {
  expect(await clicked(["Red"], ["Red"])).toEqual([]);
});

test("a seat whose browser has gone is nobody's: a game would wait for it", async () => {
  const [, , green, yellow] = EUROPE.seats;
  const taken = ["Red", "Blue", "Green"];
  expect(await clicked(["Red", "Blue"], taken, EUROPE, ["Green"])).toEqual([green.close, yellow.close]);
});
