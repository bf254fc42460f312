/** What types cannot say of refusals: that nothing is listed in vain, and that sentences read as such. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ENGLISH as CASTLE } from "../../src/games/castle-risk/text/en/english";
import { ENGLISH as EUROPE } from "../../src/games/risk-europe/text/en/english";
import { ENGLISH as CLASSIC } from "../../src/games/risk-classic/text/en/english";
import { ENGLISH as EDITION_2008 } from "../../src/games/risk-2008/text/en/english";
import { ENGLISH as TABLE } from "../../src/text/en/english";
import { refusalText } from "../../src/text/refusals";

/** All programs below a folder as one text, but for words and for the lists of codes. */
function sourcesOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => path.endsWith(".ts") && !/\/(en\/|refusals\.ts|codes\.ts)/.test(path))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
}

const TABLES = ["core", "session", "tts"].map((folder) => sourcesOf(`src/${folder}`)).join("\n");
const RISK = sourcesOf("src/risk");

/** The last text of a call that reads a word, and what a refusal of the text names: what was expected. */
const EXPECTED =
  /(?:(?:\b(?:readWord|readId|readIds|readOneOf|oneId|unknownNext)|_WORDS\.read)\([^;]*?|expected: )"([a-z_;]+)"/g;
/** A word of a clause that is one of several values, which is what was expected where nothing else is said. */
const ONE_OF = /\boneOf\("([a-z]+)"(?!.*expected: )/g;

/** Whether some place refuses with a code, or finds a breach with it. */
const isMade = (code: string, sources: string): boolean =>
  code.startsWith("position.")
    ? new RegExp(`\\bbreach\\([^;]*?"${code.slice("position.".length)}"`).test(sources)
    : sources.includes(`refuse("${code}"`);

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
    english: CASTLE,
    values: { ...VALUES, card: "general", mission: "support", phase: "fortify" },
  },
  {
    id: "risk-europe",
    english: EUROPE,
    values: {
      ...VALUES,
      ...{ card: "split", mission: "great_host", phase: "turns", order: "expand", bonus: "siege" },
    },
  },
  {
    id: "risk-classic",
    english: CLASSIC,
    values: {
      ...VALUES,
      ...{ territory: "alaska", from: "peru", to: "north_africa", unit: "cavalry" },
      ...{ card: "wild", mission: "territories_24", phase: "attack", step: "trade" },
    },
  },
  {
    id: "risk-2008",
    english: EDITION_2008,
    values: {
      ...VALUES,
      ...{ territory: "alaska", from: "peru", to: "ukraine", unit: "cavalry", card: "siam" },
      ...{ objective: "control_asia", reward: "attack_die", phase: "draft", step: "stars" },
    },
  },
] as const;

describe.each(GAMES)("$id", ({ id, english, values }) => {
  const sources = TABLES + RISK + sourcesOf(`src/games/${id}`);
  const codes = Object.keys(english.refusals);
  const given: Values = values;

  test("every code that the game lists is one that it gives", () => {
    const own = codes.filter((code) => !Object.hasOwn(TABLE.refusals, code));
    expect(own.filter((code) => !isMade(code, sources))).toEqual([]);
  });

  test("everything that a reader may expect has words", () => {
    const expected = [EXPECTED, ONE_OF].flatMap((form) =>
      [...sources.matchAll(form)].map((found) => found[1]),
    );
    expect(Object.keys(english.names.expected).sort()).toEqual([...new Set(expected)].sort());
  });

  test.each(codes)("%s is a whole sentence of known words", (code) => {
    for (const n of [0, 1, 2, 12]) {
      const params = new Proxy<Values>({}, { get: (_target, name) => given[String(name)] ?? n });
      const text = refusalText({ code, params }, english);
      expect(text).toMatch(/^[A-Z"0-9].*[.]$/);
      expect(text).not.toMatch(
        /undefined|NaN|_|\[object| {2}|\b1 (coins|cards|units|dice|players|archers)\b/,
      );
    }
  });
});

test("every code that the table lists is one that it or a game gives", () => {
  const sources = TABLES + RISK + GAMES.map(({ id }) => sourcesOf(`src/games/${id}`)).join("\n");
  expect(Object.keys(TABLE.refusals).filter((code) => !isMade(code, sources))).toEqual([]);
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
