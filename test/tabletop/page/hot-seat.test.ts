/** People who share a screen begin a game without seats that nobody has: it would wait for those. */
import { expect, test } from "vitest";
import { quickOf } from "../../../scripts/page/drawings";
import { RISK_EUROPE } from "../../../mod/saves/risk-europe";
import { closeEmpty } from "../../../tabletop/page/home/quick";
import type { Ask, Link } from "../../../tabletop/page/net/link";
import type { View } from "../../../tabletop/wire/view";

const QUICK = quickOf(RISK_EUROPE);

/** The ids of what is clicked once people of these colours have sat down where these seats are taken. */
async function clicked(people: readonly string[], taken: readonly string[]): Promise<string[]> {
  const ids = QUICK.seats.map(({ close }) => close);
  const view = {
    seats: Object.fromEntries(
      QUICK.seats.map(({ color }, i) => [color, taken.includes(color) ? { person: i } : {}]),
    ),
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
  await closeEmpty(QUICK, people, { ask } as unknown as Link, { view });
  return asked.flatMap((request) => (request.t === "click" ? [ids[request.element]] : []));
}

test("two at one screen have the other seats closed, but not that of a guest", async () => {
  const [, , green, yellow] = QUICK.seats;
  expect(await clicked(["Red", "Blue"], ["Red", "Blue"])).toEqual([green.close, yellow.close]);
  expect(await clicked(["Red", "Blue"], ["Red", "Blue", "Green"])).toEqual([yellow.close]);
});

test("one alone may still wait for others", async () => {
  expect(await clicked(["Red"], ["Red"])).toEqual([]);
});
