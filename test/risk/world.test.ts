import { expect, test } from "vitest";
import { BOARD, SIZE, linked } from "../../src/risk/world/board";
import { CONTINENTS } from "../../src/risk/world/continents";
import { TERRITORIES } from "../../src/risk/world/territories.data";

/** The sea-lines of the printed boards. */
const SEA_LINES = [
  "alaska-kamchatka brazil-north_africa east_africa-madagascar east_africa-middle_east",
  "eastern_australia-new_guinea egypt-southern_europe great_britain-iceland",
  "great_britain-northern_europe great_britain-scandinavia great_britain-western_europe",
  "greenland-iceland greenland-northwest_territory greenland-ontario greenland-quebec",
  "iceland-scandinavia indonesia-new_guinea indonesia-siam indonesia-western_australia japan-kamchatka",
  "japan-mongolia madagascar-south_africa new_guinea-western_australia north_africa-southern_europe",
  "north_africa-western_europe northern_europe-scandinavia",
].join(" ");

/** The edges of a kind, each once: "alaska-alberta". */
function edges(of: "land" | "sea"): string[] {
  return TERRITORIES.flatMap((t) =>
    t[of].filter((other) => t.id < other).map((other) => `${t.id}-${other}`),
  ).sort();
}

test("42 territories with ids of their own", () => {
  expect([SIZE, new Set(TERRITORIES.map(({ id }) => id)).size]).toEqual([42, 42]);
  for (const { id } of TERRITORIES) expect(id).toMatch(/^[a-z][a-z_]*$/);
});

test("58 land borders and 25 sea-lines, each at both of its ends, none of them twice", () => {
  expect([edges("land").length, edges("sea").length]).toEqual([58, 25]);
  for (const t of TERRITORIES) {
    const near = [...t.land, ...t.sea];
    expect(new Set(near).size, t.id).toBe(near.length);
    for (const of of ["land", "sea"] as const)
      for (const other of t[of])
        expect(TERRITORIES.find(({ id }) => id === other)?.[of], `${t.id} and ${other}`).toContain(t.id);
  }
});

test("the sea-lines are these", () => {
  expect(edges("sea").join(" ")).toBe(SEA_LINES);
});

test("six continents of 9, 4, 7, 6, 12 and 4 territories, all of them together the board", () => {
  expect(CONTINENTS.map((c) => [c.id, c.bonus, c.territories.length])).toEqual([
    ["north_america", 5, 9],
    ["south_america", 2, 4],
    ["europe", 5, 7],
    ["africa", 3, 6],
    ["asia", 7, 12],
    ["australia", 2, 4],
  ]);
  expect(new Set(CONTINENTS.flatMap((c) => c.territories)).size).toBe(42);
});

test("continents hang together, and are linked by 8 sea-lines and 6 land borders", () => {
  const continentOf = (id: string): string => TERRITORIES[BOARD.index[id]].continent;
  const between = (of: "land" | "sea"): number =>
    edges(of).filter((edge) => {
      const [a, b] = edge.split("-");
      return continentOf(a) !== continentOf(b);
    }).length;
  expect([between("sea"), between("land")]).toEqual([8, 6]);
  for (const { id, territories } of CONTINENTS) {
    const reached = [territories[0]];
    for (const t of reached)
      for (const near of territories) if (linked(t, near) && !reached.includes(near)) reached.push(near);
    expect(reached.length, id).toBe(territories.length);
  }
});

test.each([
  ["east_africa", "middle_east", true],
  ["southern_europe", "north_africa", true],
  ["new_guinea", "western_australia", true],
  ["ukraine", "siberia", false],
  ["ural", "china", true],
  ["irkutsk", "china", false],
  ["mongolia", "kamchatka", true],
  ["japan", "kamchatka", true],
  ["japan", "mongolia", true],
  ["ontario", "greenland", true],
])("where boards differ: %s and %s are adjacent: %s", (a, b, yes) => {
  expect(linked(BOARD.index[a], BOARD.index[b])).toBe(yes);
});
