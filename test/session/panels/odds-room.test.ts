/** The panel of odds has room for each line that it tells, whatever the force. */
import { expect, test } from "vitest";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { LEAST_CHANCES } from "../../../src/core/odds";
import { MARGIN, WIDTH, linesOf } from "../../../src/session/panels/odds/geometry";
import { ODDS } from "../../../src/text/en/odds";
import { arial } from "../../../tabletop/xml/layout/arial";
import { wrap } from "../../../tabletop/xml/layout/wrap";

/** The size of letters in it. */
const SIZE = 14;
const KINDS = [
  ["infantry", "infantry"],
  ["archer", "archers"],
  ["cavalry", "cavalry"],
  ["siege weapon", "siege weapons"],
];

test("of forces and losses of any size", () => {
  const roll = rollFrom(seedRng(5));
  const below = (most: number): number => roll(most) - 1;
  const force = (): string =>
    KINDS.map(([one, many]) => {
      const n = below(30);
      return n === 0 || below(3) === 0 ? "" : `${n} ${n === 1 ? one : many}`;
    })
      .filter((units) => units !== "")
      .join(", ");
  const toll = (): { units: number; coins: number } => ({ units: below(400) / 10, coins: below(300) });
  const face = { bold: false, italic: false };
  for (let i = 0; i < 2000; i++)
    for (const text of [ODDS.least(LEAST_CHANCES, [force(), force(), force()]), ODDS.tolls(toll(), toll())]) {
      const run = { text, size: SIZE, face, color: { r: 0, g: 0, b: 0, a: 1 } };
      const { lines } = wrap([run], WIDTH - 2 * MARGIN, arial());
      expect(linesOf(text), text).toBeGreaterThanOrEqual(lines.length);
    }
});

test("one coin is none of several", () => {
  const [one, none] = [
    { units: 1, coins: 0.8 },
    { units: 0, coins: 0 },
  ];
  expect(ODDS.tolls(one, none)).toBe("You lose about 1\u00a0(1\u00a0coin), they\u00a00.");
  expect(ODDS.hit({ units: 2, coins: 4 })).toBe("They lose about 2\u00a0(4\u00a0coins).");
});
