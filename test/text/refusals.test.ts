import { describe, expect, test } from "vitest";
import { ENGLISH as CASTLE } from "../../src/games/castle-risk/text/en/english";
import { REFUSALS as CASTLE_REFUSALS } from "../../src/games/castle-risk/text/en/refusals";
import { ENGLISH as EUROPE } from "../../src/games/risk-europe/text/en/english";
import { REFUSALS as EUROPE_REFUSALS } from "../../src/games/risk-europe/text/en/refusals";
import { ENGLISH as CLASSIC } from "../../src/games/risk-classic/text/en/english";
import { REFUSALS as CLASSIC_REFUSALS } from "../../src/games/risk-classic/text/en/refusals";
import { ENGLISH as EDITION_2008 } from "../../src/games/risk-2008/text/en/english";
import { REFUSALS as REFUSALS_2008 } from "../../src/games/risk-2008/text/en/refusals";
import { ENGLISH as TABLE } from "../../src/text/en/english";
import { refusalText } from "../../src/text/refusals";
import type { Names } from "../../src/text/types";
import { scanCodes, type Scan } from "./codes";

const ROOMS = ["core", "session", "text", "tts"];
const tableScans = ROOMS.map((room) => scanCodes(`src/${room}`));
const riskScan = scanCodes("src/risk", "src/risk/world");
/** What the games on the board of the world share. */
const worldScan = scanCodes("src/risk/world");
const codesOf = (of: readonly Scan[]): string[] =>
  [...new Set(of.flatMap((scan) => scan.sites.map((site) => site.code)))].sort();

type Values = Record<string, string | number>;
/** Values for the parameters of any game, as the rules would give them. */
const VALUES: Values = {
  territory: "leon_castile",
  from: "saxony",
  to: "kingdom_of_sicily",
  seat: "red",
  unit: "archer",
  rank: "siege",
  step: "losses",
  expected: "territory",
  word: "gallia",
  game: "castle",
  least: 2,
  most: 5,
};

const GAMES = [
  {
    id: "castle-risk",
    world: false,
    english: CASTLE,
    refusals: CASTLE_REFUSALS,
    values: { ...VALUES, card: "general", mission: "support", phase: "fortify" },
    least: 90,
  },
  {
    id: "risk-europe",
    world: false,
    english: EUROPE,
    refusals: EUROPE_REFUSALS,
    values: {
      ...VALUES,
      ...{ card: "split", mission: "great_host", phase: "turns", order: "expand", bonus: "siege" },
    },
    least: 80,
  },
  {
    id: "risk-classic",
    world: true,
    english: CLASSIC,
    refusals: CLASSIC_REFUSALS,
    values: {
      ...VALUES,
      ...{ territory: "alaska", from: "peru", to: "north_africa", unit: "cavalry" },
      ...{ card: "wild", mission: "territories_24", phase: "attack", step: "trade" },
    },
    least: 80,
  },
  {
    id: "risk-2008",
    world: true,
    english: EDITION_2008,
    refusals: REFUSALS_2008,
    values: {
      ...VALUES,
      ...{ territory: "alaska", from: "peru", to: "ukraine", unit: "cavalry", card: "siam" },
      ...{ objective: "control_asia", reward: "attack_die", phase: "draft", step: "stars" },
    },
    least: 80,
  },
] as const;

const all = codesOf([
  ...tableScans,
  riskScan,
  worldScan,
  ...GAMES.map(({ id }) => scanCodes(`src/games/${id}`)),
]);

describe.each(GAMES)("$id", ({ id, world, english, refusals, values, least: fewest }) => {
  const gameScans = [riskScan, ...(world ? [worldScan] : []), scanCodes(`src/games/${id}`)];
  const scans = [...tableScans, ...gameScans];
  const sites = scans.flatMap((scan) => scan.sites);
  const codes = codesOf(scans);
  const sentences = english.refusals as unknown as Record<string, (p: Values, names: Names) => string>;
  const given: Values = values;

  test("every place that refuses is understood by this test", () => {
    expect(scans.flatMap((scan) => scan.unclear)).toEqual([]);
    expect(codes.length).toBeGreaterThan(fewest);
  });

  test("every code has a sentence and every sentence has a code", () => {
    // The table has sentences for what only some games refuse.
    const unused = Object.keys(TABLE.refusals).filter((code) => !codes.includes(code));
    expect(unused.filter((code) => !all.includes(code))).toEqual([]);
    expect(Object.keys(sentences).sort()).toEqual([...codes, ...unused].sort());
  });

  test("the table has sentences for all that it refuses itself, and the game for what nobody else does", () => {
    const table = Object.keys(TABLE.refusals);
    expect(table).toEqual(expect.arrayContaining(codesOf(tableScans)));
    expect(Object.keys(refusals).sort()).toEqual(codesOf(gameScans).filter((code) => !table.includes(code)));
  });

  test("everything that a reader may expect has words", () => {
    expect(Object.keys(english.names.expected).sort()).toEqual(
      [...new Set(scans.flatMap((scan) => [...scan.expected]))].sort(),
    );
  });

  test.each(codes)("%s uses nothing but what every place gives", (code) => {
    const used = new Set<string>();
    for (const n of [0, 1, 2]) {
      const params = new Proxy<Values>(
        {},
        {
          get: (_target, name) => {
            used.add(String(name));
            return given[String(name)] ?? n;
          },
        },
      );
      sentences[code](params, english.names);
    }
    for (const site of sites.filter((one) => one.code === code))
      expect([...site.params], site.where).toEqual(expect.arrayContaining([...used]));
  });

  test.each(codes)("%s is a whole sentence of known words", (code) => {
    const first = sites.find((site) => site.code === code);
    for (const n of [0, 1, 2, 12]) {
      const params = Object.fromEntries((first?.params ?? []).map((name) => [name, given[name] ?? n]));
      const text = refusalText({ code, params }, english);
      expect(text).toMatch(/^[A-Z"0-9].*[.]$/);
      expect(text).not.toMatch(
        /undefined|NaN|_|\[object| {2}|\b1 (coins|cards|units|dice|players|archers)\b/,
      );
    }
  });
});

test("names come as players know them", () => {
  expect(refusalText({ code: "territory.not_own", params: { territory: "leon_castile" } }, CASTLE)).toBe(
    "León-Castile is not yours.",
  );
  expect(refusalText({ code: "coins.short", params: { coins: 1, cost: 12 } }, CASTLE)).toBe(
    "That costs 12 coins, and you have 1.",
  );
  expect(
    refusalText(
      { code: "force.short", params: { unit: "siege", count: 2, free: 1, territory: "saxony" } },
      CASTLE,
    ),
  ).toBe("2 siege weapons cannot leave Saxony: only 1 is free to move.");
});

test("a code or an id that is not known is shown as it is", () => {
  expect(refusalText({ code: "other.code", params: {} }, CASTLE)).toBe("That is refused (other.code).");
  expect(refusalText({ code: "toString", params: {} }, CASTLE)).toBe("That is refused (toString).");
  expect(refusalText({ code: "territory.not_own", params: { territory: "constructor" } }, CASTLE)).toBe(
    "constructor is not yours.",
  );
});
