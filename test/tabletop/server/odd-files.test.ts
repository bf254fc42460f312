/** What lies in the folder of saves may be anything: it is said in a sentence and kept, and never stops the table. */
import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { refuseFolder } from "../../../scripts/start/begin";
import { readRecords } from "../../../scripts/start/records";
import { saveOf } from "../../../scripts/pack/saves";
import { waitingIn } from "../../../scripts/start/waiting";
import { is, until, type Browser } from "./browser";
import { folder, openGame, type Opened } from "./open";
import { RECORDS, stateIn, wordsSave } from "./words";
import type { SavedGame } from "../../../tabletop/wire/answers";

/** Saves whose parts are not what they should be, and texts that are none. */
const BROKEN: Readonly<Record<string, string>> = {
  "a number": '{"LuaScriptState": 7}',
  "an object": '{"SaveName": "x", "LuaScriptState": {"charCodeAt": 1}, "ObjectStates": []}',
  "a list": "[]",
  "a script": '{"LuaScript": [], "LuaScriptState": "", "ObjectStates": []}',
  "a name": '{"SaveName": 1, "ObjectStates": []}',
  half: '{"LuaScriptState": "x',
  nothing: "",
  null: "null",
};

/** A folder in which a table has saved " word". */
async function played(): Promise<string> {
  const archive = folder();
  const { host, server } = await openGame({ archive, save: wordsSave([3]), records: RECORDS });
  const ann = await host({ name: "Ann", seat: "Red" });
  await ann.ask({ t: "chat", text: "word" });
  await server.close();
  return archive;
}

async function words(archive: string): Promise<Opened> {
  return openGame({ archive, save: wordsSave([3]), records: RECORDS, autosave: 20 });
}

async function listed(browser: Browser): Promise<readonly SavedGame[]> {
  browser.say({ t: "savedGames", id: 1 });
  return (await browser.until(is("savedGames"))).games;
}

describe("a broken file among the kept games", () => {
  test("is listed with a sentence, and the others are listed beside it; whoever goes on with it is told why not", async () => {
    const archive = await played();
    for (const kind of ["games", "saves"]) mkdirSync(join(archive, kind));
    for (const [name, text] of Object.entries(BROKEN))
      writeFileSync(join(archive, "games", `${name}.json`), text);
    writeFileSync(join(archive, "games", "huge.json"), "{");
    truncateSync(join(archive, "games", "huge.json"), 3_000_000_000);
    writeFileSync(join(archive, "saves", "fine.json"), readFileSync(join(archive, "autosave.json")));
    const { host } = await openGame({
      archive,
      save: wordsSave([3]),
      records: { ...RECORDS, ...readRecords() },
    });
    const ann = await host({ name: "Ann", seat: "Red" });
    const games = await listed(ann);
    for (const name of Object.keys(BROKEN))
      expect(games.find(({ key }) => key === `games/${name}.json`)).toMatchObject({
        ...{ how: "This file cannot be opened: it is no save.", steps: 0 },
      });
    expect(games.find(({ key }) => key === "games/huge.json")?.how).toBe(
      "This file cannot be opened: it is larger than 64 MB.",
    );
    expect(games.map(({ key }) => key)).toContain("saves/fine.json");
    for (const name of [...Object.keys(BROKEN), "huge"]) {
      const before = ann.answers.length;
      expect([name, await ann.ask({ t: "openKept", game: `games/${name}.json` })]).toEqual([name, "table"]);
      expect(ann.answers.slice(before).find(is("refused"))?.why).toMatch(/^[A-Z][^\n]*\.$/);
    }
    expect(readdirSync(join(archive, "games"))).toHaveLength(Object.keys(BROKEN).length + 1);
  });

  test("that makes the reader of records fail is listed, and the failure is logged", async () => {
    const archive = await played();
    mkdirSync(join(archive, "saves"));
    writeFileSync(join(archive, "saves", "odd.json"), '{"LuaScriptState": "odd"}');
    const { host, lines } = await openGame({
      ...{ archive, save: wordsSave([3]) },
      records: {
        ...RECORDS,
        facts: async (state) => {
          if (state === "odd") throw new Error("a mistake of ours");
          return RECORDS.facts(state);
        },
      },
    });
    const games = await listed(await host({ name: "Ann", seat: "Red" }));
    expect(games.map(({ key }) => key)).toEqual(["table", "saves/odd.json"]);
    expect(lines.join("\n")).toContain("saves/odd.json cannot be read: a mistake of ours");
  });
});

describe("an autosave", () => {
  test("with parts of the wrong kinds is put aside, and the game of before it goes on", async () => {
    for (const text of [BROKEN["a number"], BROKEN["half"]]) {
      const archive = await played();
      writeFileSync(join(archive, "autosave-before.json"), readFileSync(join(archive, "autosave.json")));
      writeFileSync(join(archive, "autosave.json"), text);
      const { server, lines } = await words(archive);
      expect(server.resumed).toBe(true);
      expect(lines.join("\n")).toMatch(
        /^The autosave cannot be opened: it is no save\.\nIt is kept in [^\n]*\.json\.$/,
      );
      await server.close();
      const games = join(archive, "games");
      expect(readdirSync(games).map((one) => readFileSync(join(games, one), "utf8"))).toEqual([text]);
    }
  });

  test("with parts of the wrong kinds waits at no table of the list of games", async () => {
    for (const text of Object.values(BROKEN)) {
      const archive = folder();
      writeFileSync(join(archive, "autosave.json"), text);
      expect(await waitingIn(archive, saveOf("castle_risk"))).toBe("");
      expect(() => refuseFolder(archive, saveOf("castle_risk"))).not.toThrow();
    }
  });

  test.skipIf(process.platform === "win32")(
    "that is a folder, a pipe or too large is put aside, and the game of before it goes on",
    async () => {
      const odd: [string, (file: string) => unknown][] = [
        ["it is a folder", (file) => mkdirSync(join(file, "in it"), { recursive: true })],
        ["it is no file", (file) => execFileSync("mkfifo", [file])],
        ["it is larger than 64 MB", (file) => (writeFileSync(file, ""), truncateSync(file, 70_000_000))],
      ];
      for (const [fault, make] of odd) {
        const archive = await played();
        const autosave = join(archive, "autosave.json");
        execFileSync("mv", [autosave, join(archive, "autosave-before.json")]);
        make(autosave);
        expect(await waitingIn(archive, saveOf("castle_risk"))).toBe("");
        const { server, lines, host } = await words(archive);
        expect(lines[0]).toBe(`The autosave cannot be opened: ${fault}.`);
        expect(lines[1]).toMatch(/^It is kept in /);
        expect(server.resumed).toBe(true);
        await (await host({ seat: "Red" })).ask({ t: "chat", text: "more" });
        await until(
          () => stateIn(autosave) === " word more",
          () => "an autosave",
        );
        await server.close();
      }
    },
  );

  test("of before that is a folder does not keep the next one from being written", async () => {
    const archive = await played();
    mkdirSync(join(archive, "autosave-before.json", "in it"), { recursive: true });
    const { server, host } = await words(archive);
    expect(server.resumed).toBe(true);
    await (await host({ seat: "Red" })).ask({ t: "chat", text: "more" });
    await until(
      () => stateIn(join(archive, "autosave.json")) === " word more",
      () => "an autosave",
    );
  });
});

test.skipIf(process.platform === "win32")(
  "a list of seats that is no file, or no room for games, is said in one sentence",
  async () => {
    const archive = await played();
    const at = join(archive, "table.json");
    execFileSync("mv", [at, join(archive, "was")]);
    for (const [make, fault] of [
      [() => mkdirSync(at), "it is a folder"],
      [() => execFileSync("mkfifo", [at]), "it is no file"],
    ] as const) {
      execFileSync("rm", ["-rf", at]);
      make();
      await expect(words(archive)).rejects.toThrow(
        `${at} cannot be read, as ${fault}: move it away, then start again.`,
      );
    }
    execFileSync("rm", ["-rf", at]);
    execFileSync("mv", [join(archive, "was"), at]);
    writeFileSync(join(archive, "games"), "in the way");
    writeFileSync(join(archive, "autosave.json"), "[]");
    await expect(words(archive)).rejects.toThrow(
      `${join(archive, "autosave.json")} cannot be kept among the games: something else has the name of a file or folder.`,
    );
  },
);

test.skipIf(process.platform === "win32")(
  "a lock that is no file locks nothing, and is left alone",
  async () => {
    const archive = await played();
    execFileSync("mkfifo", [join(archive, ".lock-0123456789abcdef")]);
    mkdirSync(join(archive, ".lock-00000000000000ff"));
    expect((await words(archive)).server.resumed).toBe(true);
    expect(readdirSync(archive)).toEqual(
      expect.arrayContaining([".lock-0123456789abcdef", ".lock-00000000000000ff"]),
    );
  },
);

test("what a server that is gone has left half written is taken away, and nothing else", async () => {
  const archive = await played();
  const gone = spawnSync(process.execPath, ["-e", ""]).pid;
  mkdirSync(join(archive, "saves"));
  const left = [`autosave.json.${gone}.new`, `table.json.${gone}.new`, `saves/evening 2.json.${gone}.new`];
  const others = [
    ...[`autosave.json.${process.ppid}.new`, `notes.json.${gone}.new`, `autosave.json.${gone}.new.txt`],
    ...[`saves/a.b.json.${gone}.new`, "saves/evening.json.new"],
  ];
  for (const name of [...left, ...others]) writeFileSync(join(archive, name), "half");
  mkdirSync(join(archive, `table.json.${gone}0.new`));
  await words(archive);
  expect(left.filter((name) => existsSync(join(archive, name)))).toEqual([]);
  expect(others.filter((name) => !existsSync(join(archive, name)))).toEqual([]);
  expect(statSync(join(archive, `table.json.${gone}0.new`)).isDirectory()).toBe(true);
});

test("an autosave that cannot be written leaves nothing half written", async () => {
  const archive = folder();
  const { host } = await openGame({ archive, autosave: 20, save: wordsSave([3]), records: RECORDS });
  const ann = await host({ name: "Ann", seat: "Red" });
  const file = join(archive, "autosave.json");
  for (const [word, state] of [
    ["one", " one"],
    ["two", " one two"],
  ]) {
    await ann.ask({ t: "chat", text: word });
    await until(
      () => stateIn(file) === state,
      () => "an autosave",
    );
  }
  rmSync(file);
  mkdirSync(join(file, "in the way"), { recursive: true });
  await ann.ask({ t: "chat", text: "word" });
  expect((await ann.until(is("notice"))).text).toMatch(/^The game cannot be saved: /);
  expect(readdirSync(archive).filter((name) => name.endsWith(".new"))).toEqual([]);
});
