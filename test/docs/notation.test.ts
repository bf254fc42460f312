import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { MAX_LINE, MAX_TEXT, nextLine, openText, type Line } from "../../src/core/lines";
import { isFault } from "../../src/core/refuse";
import { TERRITORIES } from "../../src/risk/europe/territories.data";
import { CARDS, MISSIONS } from "../../src/games/castle-risk/rules/cards";
import { CROWN_REASONS } from "../../src/games/castle-risk/rules/crowns";
import { COLOURS, META, TITLES } from "../../src/games/castle-risk/meta";
import { readAction } from "../../src/games/castle-risk/notation/read";
import { POLICY_CARDS } from "../../src/games/castle-risk/rules/policies";
import { readOption, defaultOptions } from "../../src/core/options";
import { RANKS } from "../../src/risk/combat/ranks";
import { PHASES, STEPS } from "../../src/games/castle-risk/rules/steps";
import { UNITS, UNIT_COST } from "../../src/games/castle-risk/rules/units";
import { writeAction } from "../../src/games/castle-risk/notation/write";
import { ENGLISH } from "../../src/games/castle-risk/text/en/english";
import { refusalText } from "../../src/text/refusals";
import { USUAL, readPosition, startReplay, stepReplay } from "../helpers/castle";

const PAGE = readFileSync("docs/notation.md", "utf8");
/** The code blocks of a kind. */
function blocks(kind: string): string[] {
  return PAGE.split(`\`\`\`${kind}\n`)
    .slice(1)
    .map((rest) => rest.split("```")[0]);
}

/** The rows of a table below a line of the page, cell by cell; `\|` is no end of a cell. */
function rows(below: string): string[][] {
  const at = PAGE.indexOf(`${below}\n`);
  expect(at, below).toBeGreaterThanOrEqual(0);
  const lines = PAGE.slice(at).split("\n");
  const head = lines.findIndex((line) => line.startsWith("|"));
  const table: string[][] = [];
  for (let i = head + 2; lines[i]?.startsWith("|"); i++) {
    const cells = lines[i].replaceAll("\\|", "\u0001").split("|").slice(1, -1);
    table.push(cells.map((cell) => cell.trim().replaceAll("\u0001", "|")));
  }
  return table;
}

/** The table of some ids, by id. */
function ids(name: string): Map<string, string[]> {
  return new Map(rows(`<!-- ids: ${name} -->`).map(([id, ...rest]) => [bare(id), rest]));
}

function bare(code: string): string {
  expect(code).toMatch(/^`[^`]+`$/);
  return code.slice(1, -1);
}

function lineOf(text: string): Line {
  const line = nextLine(openText(text));
  if (line === undefined) throw new Error("nothing there");
  return line;
}

test.each(blocks("record"))("the record %# replays", (text) => {
  const replay = startReplay(text);
  if (isFault(replay)) throw new Error(`${replay.line}: ${refusalText(replay.why, ENGLISH)}`);
  for (;;) {
    const next = stepReplay(replay, []);
    if (next === undefined) break;
    if (isFault(next)) throw new Error(`${next.line}: ${refusalText(next.why, ENGLISH)}`);
  }
  const actions = text.split("\n").filter((line) => /^(red|blue|green|roll|draw|deal) /.test(line));
  expect(replay.count).toBe(actions.length);
});

test("the page has two records and a position that can be read", () => {
  expect(blocks("record").length).toBe(2);
  expect(blocks("record")[1].split("\n").length).toBeGreaterThan(15);
  for (const text of blocks("position")) {
    const line = lineOf(text);
    readPosition(line);
    expect(line.fault).toBeUndefined();
  }
});

describe("ids", () => {
  const VOCABULARY: Record<string, readonly string[]> = {
    colours: COLOURS,
    territories: TERRITORIES.map((t) => t.id),
    units: UNITS,
    cards: CARDS,
    missions: MISSIONS,
    policies: POLICY_CARDS.map((card) => card.id),
    phases: PHASES,
    steps: STEPS,
    ranks: RANKS,
    options: Object.keys(ENGLISH.names.options),
    settings: Object.keys(ENGLISH.names.settings),
    crowns: CROWN_REASONS,
    titles: TITLES,
    endings: Object.keys(ENGLISH.names.endings),
    events: Object.keys(ENGLISH.events),
    expected: Object.keys(ENGLISH.names.expected),
  };

  test.each(Object.keys(VOCABULARY))("of %s are those of the code", (name) => {
    const listed = [...ids(name).keys()];
    if (name === "expected" || name === "steps") expect(listed.sort()).toEqual([...VOCABULARY[name]].sort());
    else expect(listed).toEqual(VOCABULARY[name]);
  });

  test("are lower-case ASCII", () => {
    for (const name of Object.keys(VOCABULARY)) {
      if (name === "expected") continue;
      for (const id of VOCABULARY[name]) expect(id).toMatch(/^[a-z][a-z_0-9]*$/);
    }
  });

  test("have words in English, and no others have", () => {
    const names = ENGLISH.names as unknown as Record<string, Record<string, unknown>>;
    for (const [name, list] of Object.entries(VOCABULARY)) {
      if (["territories", "events", "expected"].includes(name)) continue;
      expect(Object.keys(names[name]).sort(), name).toEqual([...list].sort());
    }
  });

  test("of territories come with the board's names, cities and borders", () => {
    const quoted = (list: readonly string[]): string => list.map((id) => `\`${id}\``).join(", ");
    for (const t of TERRITORIES) {
      const city = t.city === undefined ? "" : `${t.city.name}, ${t.city.crown}, ${t.city.tax}`;
      expect(ids("territories").get(t.id)).toEqual([t.name, city, quoted(t.land), quoted(t.sea)]);
    }
  });

  test("of units come with their prices", () => {
    UNITS.forEach((id, k) => {
      expect(ids("units").get(id)).toEqual([String(UNIT_COST[k])]);
    });
  });
});

describe("options", () => {
  const read = (text: string): unknown => {
    const options = defaultOptions(META.options);
    const line = lineOf(text);
    readOption(line, META.options, options);
    return line.fault === undefined && line.at === line.size ? options : line.fault?.why.code;
  };

  test("have the defaults and the limits of the page", () => {
    for (const [id, [values, standard]] of ids("options")) {
      expect(read(`${id} ${standard.replaceAll("`", "")}`)).toEqual(USUAL);
      for (const [, value] of values.matchAll(/`([a-z]+)`/g))
        expect(typeof read(`${id} ${value}`)).toBe("object");
      const range = /(\d+) to (\d+)/.exec(values);
      if (range === null || id === "card_counts") continue;
      const [least, most] = [Number(range[1]), Number(range[2])];
      for (const n of [least, most]) expect(typeof read(`${id} ${n}`)).toBe("object");
      for (const n of [least - 1, most + 1]) expect(read(`${id} ${n}`)).toMatch(/^text\.(range|number)$/);
    }
    expect(typeof read("card_counts spy 20")).toBe("object");
    expect(read("card_counts spy 21")).toBe("text.range");
  });
});

/** The generator as the page describes it, from a seed on; gives the next draw among n things. */
function generator(seed: number): (n: number) => number {
  const radix = 4294967296n;
  let x = BigInt(seed);
  const words = [0, 1, 2].map(() => (x = (x * 1664525n + 1013904223n) % radix));
  let carry = 1n;
  const next = (): bigint => {
    const t = 2091639n * words[0] + carry;
    carry = t / radix;
    words.push(t % radix);
    words.shift();
    return words[2];
  };
  for (let i = 0; i < 16; i++) next();
  return (n) => Number((next() * BigInt(n)) / radix);
}

test("a seed deals what the page says: dice, cards and missions of a whole game", () => {
  const text = readFileSync("test/records/five-players.txt", "utf8");
  const draw = generator(Number(/^seed (\d+)$/m.exec(text)?.[1]));
  const kindOf = (left: readonly number[]): number =>
    left.flatMap((n, kind) => Array<number>(n).fill(kind))[draw(left.reduce((sum, n) => sum + n, 0))];
  const dice = (faces: readonly number[]): number[] => faces.map(() => draw(6) + 1);
  const replay = startReplay(text);
  if (isFault(replay)) throw new Error(refusalText(replay.why, ENGLISH));
  let dealt = 0;
  for (;;) {
    const [deck, missions] = [[...replay.state.deck], [...replay.state.missions]];
    const [below] = replay.state.missionsBelow;
    const a = stepReplay(replay, []);
    if (a === undefined) break;
    if (isFault(a)) throw new Error(refusalText(a.why, ENGLISH));
    if (a.seat < 0) dealt++;
    if (a.type === "card") expect(a.card).toBe(kindOf(deck));
    else if (a.type === "mission") {
      const shuffled = kindOf(missions) as number | undefined;
      expect(a.mission).toBe(shuffled ?? below);
    } else if (a.type === "recruitment") expect([a.face]).toEqual(dice([a.face]));
    else if (a.type === "dice")
      expect([a.attacker, a.defender]).toEqual([dice(a.attacker), dice(a.defender)]);
    else if (a.type === "order" || a.type === "first" || a.type === "bombardment")
      expect(a.faces).toEqual(dice(a.faces));
  }
  expect(dealt).toBeGreaterThan(250);
});

describe("grammar", () => {
  test("every kind of action has an example that is read and written so", () => {
    const types = new Set<string>();
    for (const below of ["### What chance does", "### What seats do"]) {
      for (const [form, , example] of rows(below)) {
        const line = lineOf(bare(example));
        const action = readAction(line, { red: 0, blue: 1 });
        expect(line.fault, example).toBeUndefined();
        expect(writeAction(action, ["red", "blue"])).toBe(bare(example));
        const fixed = bare(form)
          .split(" ")
          .filter((word) => /^[a-z]+$/.test(word));
        for (const word of fixed) expect(line.words).toContain(word);
        types.add(action.type);
      }
    }
    expect([...types].sort()).toEqual(Object.keys(ENGLISH.actions).sort());
  });

  const TABLED =
    /^ +(?:clause|counts|flag|ids|land|oneOf|played|seat|seatList|volley|whole)\("(\w+)"(?!.* word: )/gm;

  test("every word that a reader knows is on the page", () => {
    const folder = "src/games/castle-risk/notation";
    const files = [
      ...readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
      ...[
        "src/core/record.ts",
        "src/core/position.ts",
        "src/risk/notation/position.ts",
        "src/risk/notation/words.ts",
      ],
    ];
    const words = new Set(META.options.map(({ id }) => id));
    for (const file of files.filter((name) => name.endsWith(".ts"))) {
      const text = readFileSync(file, "utf8");
      for (const [, word] of text.matchAll(
        /(?:skip\(line, |(?:word|id|setting|value) === |word: )"([^"]+)"/g,
      ))
        words.add(word);
      // Tables of verbs, and of the words of clauses: where a field is called otherwise, the word stands behind it.
      for (const [, word] of text.matchAll(/^ +(?!read\b)(\w+): \(line/gm)) words.add(word);
      for (const [, word] of text.matchAll(TABLED)) words.add(word);
    }
    expect(words.size).toBeGreaterThan(60);
    const code = [...PAGE.matchAll(/`([^`\n]+)`/g)].flatMap(([, c]) => c.split(/[^a-z_;]+/));
    for (const word of words) expect(code).toContain(word);
  });

  test("limits and version are those of the code", () => {
    expect(PAGE).toContain(`at most ${MAX_LINE.toLocaleString("en")} characters`);
    expect(PAGE).toContain(`at most ${MAX_TEXT.toLocaleString("en")}.`);
    expect(PAGE).toContain(`This is version **${META.version}**`);
    expect(PAGE).toContain(`\`${META.id} ${META.version}\``);
  });
});
