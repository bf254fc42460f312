/** Many games on all cores: the same lines whoever plays them, and none lost or played twice when a run is stopped. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lockFolder } from "../../scripts/simulate/lock";
import { keyOf } from "../../scripts/simulate/plan";
import type { Line } from "../../scripts/simulate/game";
import { isFault } from "../../src/core/refuse";
import { startReplay, stepReplay } from "../../src/core/replay";
import { newRng, rollFrom } from "../../src/core/rng";
import { GAMES } from "../../src/games/index";
import { resultOf, type Result } from "../../scripts/complaint";
import { lengths as runLengths, USAGE as LENGTHS_USAGE } from "../../scripts/lengths/command";
import { levels as runLevels, USAGE as LEVELS_USAGE } from "../../scripts/levels/command";
import { simulate as runSimulate, USAGE } from "../../scripts/simulate/command";
import { bundleScript, root, runScript } from "./command";

await bundleScript("simulate");

const folder = mkdtempSync(join(tmpdir(), "simulate-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const RUN = [
  ...["--players", "2", "--games", "12", "--preset", "evening", "--level", "random,normal", "--rotate"],
  // Each worker is a thread that loads all rules.
  ...["--workers", "1"],
];
/** As the command does it, without a process for each case. */
const COMMANDS = {
  simulate: [runSimulate, USAGE],
  levels: [runLevels, LEVELS_USAGE],
  lengths: [runLengths, LENGTHS_USAGE],
} as const;
const calledBy = (name: keyof typeof COMMANDS, args: readonly string[]): Promise<Result> => {
  const [run, usage] = COMMANDS[name];
  return resultOf(usage, () => run(root, args));
};
const called = (args: readonly string[]): Promise<Result> => calledBy("simulate", args);
const simulate = (out: string, ...more: string[]): Promise<Result> =>
  called([...RUN, "--out", join(folder, out), ...more]);
const fileOf = (out: string): string => join(folder, out, "games-0000000.ndjson");
const textOf = (out: string): string => readFileSync(fileOf(out), "utf8");
const linesOf = (text: string): Line[] =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);

describe("a run", () => {
  let whole = "";
  beforeAll(async () => {
    const one = ["--out", join(folder, "one"), "--records", join(folder, "records")];
    const { code, out, err } = await runScript("simulate", [...RUN, ...one]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(
      /^games {4}12, in .*\nwon {6}red \d+, blue \d+.*\nlevels {3}random \d+, normal \d+\nrounds {3}half end by \d/,
    );
    whole = textOf("one");
  });

  it("has a line for each game, which says who played at what level, and who won when", () => {
    const lines = linesOf(whole);
    expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: 12 }, (_, n) => n));
    for (const { n, seats, winners, rounds, seed } of lines) {
      expect(seats.map(({ colour }) => colour)).toEqual(["red", "blue"]);
      expect(seats.map(({ level }) => level)).toEqual(
        n % 2 === 0 ? ["random", "normal"] : ["normal", "random"],
      );
      expect(winners.length).toBeLessThanOrEqual(2);
      expect(rounds).toBeGreaterThan(0);
      expect(seed).toEqual(keyOf(1, n));
    }
  });

  it("is the same with two workers, and with another number of games as far as both go", async () => {
    await simulate("two", "--workers", "2");
    expect(textOf("two")).toBe(whole);
    await simulate("two", "--games", "20", "--workers", "2");
    expect(textOf("two").startsWith(whole)).toBe(true);
    expect(linesOf(textOf("two"))).toHaveLength(20);
  });

  it("goes on where it was stopped, in the midst of a line too, and plays nothing twice", async () => {
    const lines = whole.split("\n");
    const file = fileOf("stopped");
    mkdirSync(join(folder, "stopped"));
    writeFileSync(join(folder, "stopped", "run.json"), readFileSync(join(folder, "one", "run.json"), "utf8"));
    writeFileSync(file, `${[lines[7], lines[2], lines[3]].join("\n")}\n${lines[5].slice(0, 40)}`);
    const records = join(folder, "later");
    const { code, err } = await simulate("stopped", "--records", records);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(textOf("stopped")).toBe(whole);
    expect(readdirSync(records).sort()).toEqual(
      [0, 1, 4, 5, 6, 8, 9, 10, 11].map((n) => `game-${String(n).padStart(7, "0")}.txt`),
    );
  });

  it("is put together of parts that were played apart, and of nothing that does not fit", async () => {
    await Promise.all([1, 2].map((part) => simulate(`part-${part}`, "--share", `${part}/2`)));
    expect(linesOf(textOf("part-2")).map(({ n }) => n)).toEqual([1, 3, 5, 7, 9, 11]);
    const merge = (into: string, ...parts: string[]): Promise<Result> =>
      called([...["--merge", ...parts.map((part) => join(folder, part))], ...["--out", join(folder, into)]]);
    const { code, err } = await merge("merged", "part-1", "part-2");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(textOf("merged")).toBe(whole);
    // One part with another end of a game, and one of other games.
    writeFileSync(fileOf("part-2"), textOf("part-2").replace(/"actions":\d+/, '"actions":1'));
    const twice = await merge("twice", "part-2", "one");
    expect(twice.code).toBe(1);
    expect(twice.err).toMatch(/one and .*part-2 do not fit together: game 1 is not the same in both\.\n$/);
    const plan = join(folder, "part-1", "run.json");
    writeFileSync(plan, readFileSync(plan, "utf8").replace('"seed": 1,', '"seed": 2,'));
    const other = await merge("other", "one", "part-1");
    expect(other.code).toBe(1);
    expect(other.err).toMatch(/part-1 does not fit .*one: its games have another value of "seed"\.\n$/);
    expect(existsSync(join(folder, "other"))).toBe(false);
  });

  it("is not played by two processes at a time, but goes on after one that is gone", async () => {
    const lock = join(folder, "one", "lock.json");
    const taken = JSON.stringify({ process: process.pid, host: hostname() });
    writeFileSync(lock, taken);
    const { code, err } = await simulate("one");
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/one is in use by process \d+: let it end, or name/),
    ]);
    expect(readFileSync(lock, "utf8")).toBe(taken);
    writeFileSync(lock, JSON.stringify({ process: 2 ** 30, host: hostname() }));
    expect((await simulate("one")).code).toBe(0);
    expect(existsSync(lock)).toBe(false);
    expect(textOf("one")).toBe(whole);
  });

  it("takes twelve folders with one listener for the end of the process, as Node warns of more than ten", () => {
    const before = process.listenerCount("exit");
    const names = Array.from({ length: 12 }, (_, i) => join(folder, `locked-${i}`));
    const releases = names.map((name) => {
      mkdirSync(name);
      return lockFolder(name);
    });
    expect(process.listenerCount("exit")).toBe(before + 1);
    for (const release of releases) release();
    expect(names.filter((name) => existsSync(join(name, "lock.json")))).toEqual([]);
    expect(process.listenerCount("exit")).toBe(before);
  });

  it("is told as one page that needs nothing else, and as the same tables in JSON, which count its lines", async () => {
    const page = join(folder, "report.html");
    const { code, out, err } = await called([...["--from", join(folder, "one"), "--report", page, "--json"]]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const { games, tables } = JSON.parse(out) as {
      games: number;
      tables: { id: string; title: string; rows: (string | number)[][] }[];
    };
    expect(games).toBe(12);
    const rowsOf = (id: string): (string | number)[][] => tables.find((one) => one.id === id)?.rows ?? [];
    const lines = linesOf(whole);
    for (const [colour, seats, won] of rowsOf("seats")) {
      expect(seats).toBe(12);
      expect(won).toBe(lines.filter(({ winners }) => winners.includes(String(colour))).length);
    }
    // Each seat has one capital, and one place in the order of first turns.
    for (const id of ["capital", "turn_order"])
      expect(rowsOf(id).reduce((sum, [, seats]) => sum + Number(seats), 0)).toBe(24);
    expect(rowsOf("length").reduce((sum, [, count]) => sum + Number(count), 0)).toBe(12);
    const html = readFileSync(page, "utf8");
    for (const { title } of tables) expect(html).toContain(`<h2>${title}</h2>`);
    expect(html).not.toMatch(/<script|<link|<img|url\(|\bsrc=|@import|NaN|undefined/);
    expect(html.match(/<svg/g)?.length).toBeGreaterThan(10);
  });

  it("keeps records that replay to the same end", () => {
    for (const { n, winners, actions } of linesOf(whole)) {
      const text = readFileSync(join(folder, "records", `game-${String(n).padStart(7, "0")}.txt`), "utf8");
      const replay = startReplay(GAMES[0], text);
      if (isFault(replay)) throw new Error(replay.why.code);
      let done = 0;
      for (let next = stepReplay(replay, []); next !== undefined; next = stepReplay(replay, [])) {
        if (isFault(next)) throw new Error(next.why.code);
        done++;
      }
      const { step, winner, colours } = replay.state;
      expect([step, done]).toEqual(["over", actions]);
      if (winners.length === 1) expect(colours[winner]).toBe(winners[0]);
    }
  });

  it.each([
    ["another seed", ["--seed", "2"], /run\.json: the games here have seed 1, not 2: name another folder/],
    ["another game", ["--game", "risk_classic", "--preset", "evening"], /have game "castle_risk", not/],
    ["other options", ["--option", "crowns_to_win 9"], /the games here have options \[/],
  ])("refuses the folder of %s, and leaves it as it was", async (_name, more, why) => {
    const { code, out, err } = await simulate("one", ...more);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(why);
    expect(err.trimEnd()).not.toContain("\n");
    expect(textOf("one")).toBe(whole);
  });

  it("refuses other things in its folder, a plan that is none, other rules, and a line that is none", async () => {
    const plan = readFileSync(join(folder, "one", "run.json"), "utf8");
    const cases: [string, string, string, RegExp][] = [
      ["letters", "letter.txt", "Dear Ann", /has other things in it, and no run\.json: name a new folder\.$/],
      ["null", "run.json", "null", /run\.json: this is no plan of a run: name another folder/],
      ["noplan", "run.json", "no plan", /run\.json: this is no plan of a run: name another folder/],
      [
        ...(["older", "run.json", plan.replace(/"program": "\w{4}/, '"program": "0000')] as const),
        /another version of the rules or the computers: name another folder/,
      ],
    ];
    for (const [name, file, text, why] of cases) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, file), text);
      const { code, err } = await simulate(name);
      expect([code, err.trimEnd()]).toEqual([1, expect.stringMatching(why)]);
      expect(readFileSync(join(folder, name, file), "utf8")).toBe(text);
    }
    mkdirSync(join(folder, "broken"));
    writeFileSync(join(folder, "broken", "run.json"), plan);
    // Cut, of a game that another file would have, of none, and without what else a line says.
    for (const broken of [
      whole.replace(/\n.{30}/, "\n"),
      whole.replace('"n":1,', '"n":900000000000,'),
      whole.replace('"n":1,', '"n":-1,'),
      whole.replace(/("n":1,.*),"actions":\d+/, "$1"),
    ]) {
      writeFileSync(fileOf("broken"), broken);
      const { code, err } = await simulate("broken");
      expect(code).toBe(1);
      expect(err).toMatch(
        /games-0000000\.ndjson:2: this is no line of a game: take it away, and the game is played again\.\n$/,
      );
      expect(textOf("broken")).toBe(broken);
    }
    writeFileSync(fileOf("broken"), `${whole}${whole.slice(0, whole.indexOf("\n") + 1)}`);
    expect((await simulate("broken")).err).toMatch(/: game 0 has two lines: take one of them away\.\n$/);
  });
});

it("the views count what was played: levels as rows of JSON, lengths as a table", async () => {
  const asked = ["--preset", "evening", "--games", "6", "--workers", "1"];
  const levels = await calledBy("levels", [
    ...[...asked, "--level", "normal", "--against", "random", "--players", "2", "--json"],
  ]);
  expect({ code: levels.code, err: levels.err }).toEqual({ code: 0, err: "" });
  const row = JSON.parse(levels.out) as Record<string, unknown>;
  expect(row).toMatchObject({ level: "normal", against: "random", preset: "evening", players: 2 });
  const counts = ["won", "lost", "nobody", "unfinished"].map((id) => Number(row[id]));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
  const lengths = await calledBy("lengths", asked);
  expect({ code: lengths.code, err: lengths.err }).toEqual({ code: 0, err: "" });
  expect(lengths.out.trimEnd().split("\n")).toHaveLength(6);
  expect(lengths.out).toMatch(/\n\| evening \| 5 \| \d+ \| \d+ \| \d+ \| \d+ % \|\n$/);
});

it("compares variants on the same keys, measure by measure", async () => {
  const asked = [
    "--game",
    "castle_risk",
    "--preset",
    "evening",
    "--level",
    "random",
    "--games",
    "30",
    "--workers",
    "1",
  ];
  const compared = ["--compare", "crowns_to_win 8,9,7", "--compare", "handicap blue coins 40"];
  const out = ["--out", join(folder, "compared")];
  const text = await called([...asked, ...compared, ...out]);
  expect({ code: text.code, err: text.err }).toEqual({ code: 0, err: "" });
  expect(text.out).toMatch(/^crowns_to_win: 9 beside 8, 30 games each on the same keys\n/);
  expect(text.out).toMatch(/\ncrowns_to_win: 7 beside 8, .*\n +8 +7 +effect +95 % +p\n/);
  expect(text.out).toMatch(/\nhandicap: blue coins 40 beside none, 30 games/);
  const json = await called([...asked, ...compared, ...out, "--json"]);
  const { rows } = JSON.parse(json.out) as { rows: Record<string, unknown>[] };
  const linesIn = (name: string): Line[] => linesOf(textOf(join("compared", name)));
  const mean = (name: string): number => linesIn(name).reduce((sum, { rounds }) => sum + rounds, 0) / 30;
  const row = rows.find(({ measure, values }) => measure === "rounds" && String(values) === "8,7");
  const means = row?.["means"] as number[];
  expect(means[0]).toBeCloseTo(mean("crowns_to_win-8"), 9);
  expect(means[1]).toBeCloseTo(mean("crowns_to_win-7"), 9);
  expect(Number(row?.["effect"])).toBeCloseTo(means[1] - means[0], 9);
  // The same keys, and the option apart the same plan: without a handicap both comparisons begin with the same games.
  expect(linesIn("handicap-none")).toEqual(linesIn("crowns_to_win-8"));
  expect(linesIn("handicap-blue-coins-40")).not.toEqual(linesIn("handicap-none"));
});

it("measures with --chances who led and what was luck, beside what it measures without", async () => {
  const plain = linesOf(textOf("one")).slice(0, 3);
  const { code, out, err } = await simulate("chances", "--games", "3", "--chances");
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toMatch(
    /\nlead {5}changes \d\.\d times a game, sure .*; luck is -?\d+ of 100 of what winners gain\n$/,
  );
  linesOf(textOf("chances")).forEach(({ measures, winners }, n) => {
    const { lead_changes, sure_rounds, winner_gain, winner_luck, ...others } = measures;
    expect(others).toEqual(plain[n].measures);
    expect([lead_changes, sure_rounds].every(Number.isInteger)).toBe(true);
    expect(Number.isFinite(winner_luck)).toBe(true);
    // Of two seats who start about even, the winner gains what is left to be gained.
    if (winners.length === 1) expect(Math.abs(winner_gain - 50)).toBeLessThan(30);
  });
});

it("reads no results where there are none", async () => {
  const { code, out, err } = await called(["--from", join(folder, "nowhere")]);
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toMatch(/nowhere has no results: there is no run\.json\.\n$/);
});

it.each([
  ["simulate", "--from", "x", "--games", "3"],
  ["simulate", "--out", "x", "--share", "4/3"],
  ["simulate", "--merge", "--out", "x"],
  ["simulate", "--out", "x", "--queue", "localhost"],
  ["simulate", "a", "--out", "x"],
  ["simulate", "--out", "x", "--compare", "crowns_to_win 8,7", "--report", "y"],
  ["simulate", "--out", ""],
  ["simulate", "--out", "x", "--option", "crowns 9"],
  ["simulate", "--out", "x", "--level", "normal,clever"],
  ["simulate", "--out", "x", "--players", "9"],
  ["simulate", "--out", "x", "--compare", "crowns_to_win 8"],
  ["simulate", "--out", "x", "--compare", "crowns_to_win 8,8"],
  ["simulate", "--out", "x", "--compare", "crowns_to_win 8,12"],
  ["simulate", "--out", "x", "--compare", "crowns_to_win 8,7", "--games", "29"],
  ["simulate", "--out", "x", "--compare", "crowns_to_win 8,7", "--records", "y"],
  ["simulate", "--out", "x", "--handicap", "red coins 0"],
  ["simulate", "--out", "x", "--handicap", "orange coins 3"],
  ["simulate", "--out", "x", "--game", "risk_classic", "--handicap", "red coins 3"],
  ["simulate", "--out", "x", "--players", "2", "--chances", "--handicap", "red coins 3"],
  ["simulate", "--out", "x", "--workers", "0"],
  ["levels", "--level", "random"],
  ["lengths", "--level", "x"],
] as const)("refuses wrong use: %s %s %s", async (name, ...args) => {
  const { code, out, err } = await calledBy(name, args);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toMatch(/^[^\n]+\.\n\nUsage: /);
});

/*
 * Pearson's chi² of nine places over many games, draw by draw: with 8 degrees of freedom the worst of 60 draws passes 35 in
 * one of 600 runs, and the sum of all, with 480, lies within 4.5 standard deviations of them. Seeds of one number at equal
 * distances come to 417, and to far less than they should.
 */
it.each([1, 2, 77])("games of the run %i have rolls that have nothing to do with each other", (seed) => {
  const [draws, places, games] = [60, 9, 4000];
  const counts = Array.from({ length: draws }, () => new Array<number>(places).fill(0));
  for (let n = 0; n < games; n++) {
    const roll = rollFrom(newRng(keyOf(seed, n)));
    for (const count of counts) count[roll(places)]++;
  }
  const chi = counts.map((count) =>
    count.reduce((sum, found) => sum + (found - games / places) ** 2 / (games / places), 0),
  );
  expect(Math.max(...chi)).toBeLessThan(35);
  const all = chi.reduce((sum, one) => sum + one, 0);
  expect(Math.abs(all - draws * (places - 1))).toBeLessThan(4.5 * Math.sqrt(2 * draws * (places - 1)));
});
