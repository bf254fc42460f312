import { describe, expect, test } from "vitest";
import { ENGLISH } from "../../src/games/castle-risk/text/en/english";
import { REFUSALS } from "../../src/games/castle-risk/text/en/refusals";
import { ENGLISH as TABLE } from "../../src/text/en/english";
import { refusalText } from "../../src/text/refusals";
import type { Names } from "../../src/text/types";
import { scanCodes, type Scan } from "./codes";

const ROOMS = ["core", "session", "text", "tts"];
const tableScans = ROOMS.map((room) => scanCodes(`src/${room}`));
const gameScans = [scanCodes("src/risk"), scanCodes("src/games/castle-risk")];
const scans = [...tableScans, ...gameScans];
const sites = scans.flatMap((scan) => scan.sites);
const codesOf = (of: readonly Scan[]): string[] =>
  [...new Set(of.flatMap((scan) => scan.sites.map((site) => site.code)))].sort();
const codes = codesOf(scans);
const sentences = ENGLISH.refusals as unknown as Record<
  string,
  (p: Record<string, string | number>, names: Names) => string
>;
/** Values for all parameters there are, as the rules would give them. */
const VALUES: Record<string, string | number> = {
  territory: "leon_castile",
  from: "saxony",
  to: "kingdom_of_sicily",
  seat: "red",
  unit: "archer",
  card: "general",
  mission: "support",
  phase: "fortify",
  rank: "siege",
  step: "losses",
  expected: "territory",
  word: "gallia",
  game: "castle",
  least: 2,
  most: 5,
};

test("every place that refuses is understood by this test", () => {
  expect(scans.flatMap((scan) => scan.unclear)).toEqual([]);
  expect(codes.length).toBeGreaterThan(90);
});

test("every code has a sentence and every sentence has a code", () => {
  expect(Object.keys(sentences).sort()).toEqual(codes);
});

test("the table has sentences for all that it refuses itself, and the game for what nobody else does", () => {
  const table = Object.keys(TABLE.refusals);
  expect(table).toEqual(expect.arrayContaining(codesOf(tableScans)));
  expect(Object.keys(REFUSALS).sort()).toEqual(codesOf(gameScans).filter((code) => !table.includes(code)));
});

test("everything that a reader may expect has words", () => {
  expect(Object.keys(ENGLISH.names.expected).sort()).toEqual(
    [...new Set(scans.flatMap((scan) => [...scan.expected]))].sort(),
  );
});

describe.each(codes)("%s", (code) => {
  const here = sites.filter((site) => site.code === code);

  test("uses nothing but what every place gives", () => {
    const used = new Set<string>();
    for (const n of [0, 1, 2]) {
      const params = new Proxy<Record<string, string | number>>(
        {},
        {
          get: (_target, name) => {
            used.add(String(name));
            return VALUES[String(name)] ?? n;
          },
        },
      );
      sentences[code](params, ENGLISH.names);
    }
    for (const site of here) expect([...site.params], site.where).toEqual(expect.arrayContaining([...used]));
  });

  test("is a whole sentence of known words", () => {
    for (const n of [0, 1, 2, 12]) {
      const params = Object.fromEntries(here[0].params.map((name) => [name, VALUES[name] ?? n]));
      const text = refusalText({ code, params }, ENGLISH);
      expect(text).toMatch(/^[A-Z"0-9].*[.]$/);
      expect(text).not.toMatch(
        /undefined|NaN|_|\[object| {2}|\b1 (coins|cards|units|dice|players|archers)\b/,
      );
    }
  });
});

test("names come as players know them", () => {
  expect(refusalText({ code: "territory.not_own", params: { territory: "leon_castile" } }, ENGLISH)).toBe(
    "León-Castile is not yours.",
  );
  expect(refusalText({ code: "coins.short", params: { coins: 1, cost: 12 } }, ENGLISH)).toBe(
    "That costs 12 coins, and you have 1.",
  );
  expect(
    refusalText(
      { code: "force.short", params: { unit: "siege", count: 2, free: 1, territory: "saxony" } },
      ENGLISH,
    ),
  ).toBe("2 siege weapons cannot leave Saxony: only 1 is free to move.");
});

test("a code or an id that is not known is shown as it is", () => {
  expect(refusalText({ code: "other.code", params: {} }, ENGLISH)).toBe("That is refused (other.code).");
  expect(refusalText({ code: "toString", params: {} }, ENGLISH)).toBe("That is refused (toString).");
  expect(refusalText({ code: "territory.not_own", params: { territory: "constructor" } }, ENGLISH)).toBe(
    "constructor is not yours.",
  );
});
