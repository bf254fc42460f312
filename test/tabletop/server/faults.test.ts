import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { bundleThread } from "../../../scripts/start/thread";
import { folder, openGame } from "./open";
import { is, until, type Browser } from "./browser";
import { RECORDS, stateIn, wordsSave } from "./words";
import type { ServerOptions } from "../../../tabletop/server/state";

/** What a browser was told that it should know, and why what it asked for was refused. */
function told({ answers }: Browser): string[] {
  return answers.flatMap((answer) =>
    answer.t === "notice" ? [answer.text] : answer.t === "refused" ? [answer.why] : [],
  );
}

test("a game that cannot be written is told with the reason, and without the places of the server's files", async () => {
  const archive = folder();
  const { come, host, lines } = await openGame({ archive, autosave: 20 });
  const ann = await host({ name: "Ann", seat: "Red" });
  const bob = await come({ name: "Bob" });
  // The server may be writing there just now: what takes the folder away file by file can come to one more at its end.
  renameSync(archive, join(folder(), "gone"));
  await ann.ask({ t: "chat", text: "!keep a word" });
  const { text } = await bob.until(is("notice"));
  expect(text).toBe("The game cannot be saved: a file or folder is missing.");
  // Whoever has started the server sees where.
  expect(lines.join("\n")).toContain(archive);
  // It is tried again with every autosave, but not told each time.
  await new Promise((done) => setTimeout(done, 500));
  expect(told(bob)).toEqual([text]);
});

describe("a game that cannot be saved is not given up for another one", () => {
  /** A table of the game of words, one kept game, and something in the way of the autosave from now on. */
  async function unsaved(
    options: Partial<ServerOptions> = {},
  ): Promise<{ ann: Browser; inTheWay: string; archive: string }> {
    const archive = folder();
    const { host } = await openGame({
      ...{ archive, autosave: 20, save: wordsSave([3]), records: RECORDS, ...options },
    });
    const ann = await host({ name: "Ann", seat: "Red" });
    await ann.ask({ t: "chat", text: "old" });
    expect(await ann.ask({ t: "save", name: "old" })).toBe("done");
    expect(await ann.ask({ t: "newGame" })).toBe("done");
    const inTheWay = join(archive, `autosave.json.${process.pid}.new`);
    mkdirSync(join(inTheWay, "folder"), { recursive: true });
    await ann.ask({ t: "chat", text: "precious" });
    await until(
      () => told(ann).some((text) => text.startsWith("The game cannot be saved: ")),
      () => told(ann).join(),
    );
    return { ann, inTheWay, archive };
  }

  const SENTENCE =
    "The game at the table cannot be saved (something else has the name of a file or folder) and would be lost: put that right on the server's machine, then try again.";

  test("by a new game, one that is kept, or the list of games; once it is saved, all three go", async () => {
    let left = 0;
    const { ann, inTheWay, archive } = await unsaved({ otherGames: () => left++ });
    const requests = [{ t: "newGame" }, { t: "openKept", game: "saves/old.json" }, { t: "games" }];
    for (const request of requests) {
      expect(await ann.ask(request)).toBe("table");
      expect(told(ann).at(-1)).toBe(SENTENCE);
    }
    expect(left).toBe(0);
    await ann.sees(({ pieces }) => Object.values(pieces).some(({ name }) => name === "said: precious"));
    rmSync(inTheWay, { recursive: true });
    for (const request of requests) expect(await ann.ask(request)).toBe("done");
    expect(left).toBe(1);
    const kept = readdirSync(join(archive, "games")).map((name) => stateIn(join(archive, "games", name)));
    expect(kept).toContain(" precious");
  });

  test("where its file cannot be put aside, though it is saved: nothing changes at the table", async () => {
    const archive = folder();
    const { host } = await openGame({ archive, autosave: 20, save: wordsSave([3]), records: RECORDS });
    const ann = await host({ name: "Ann", seat: "Red" });
    writeFileSync(join(archive, "games"), "in the way");
    await ann.ask({ t: "chat", text: "precious" });
    await until(
      () => stateIn(join(archive, "autosave.json")) === " precious",
      () => "an autosave",
    );
    expect(await ann.ask({ t: "newGame" })).toBe("table");
    expect(told(ann).at(-1)).toBe("This cannot be done: something else has the name of a file or folder.");
    await ann.ask({ t: "chat", text: "word" });
    await ann.sees(({ pieces }) => Object.values(pieces).some(({ name }) => name === "said: precious word"));
    expect(stateIn(join(archive, "autosave.json"))).toMatch(/^ precious/);
  });
});

test("a new game that is asked for twice at once puts the one before aside once", async () => {
  const archive = folder();
  const { host } = await openGame({ archive, autosave: 3_600_000 });
  const ann = await host({ name: "Ann", seat: "Red" });
  await ann.ask({ t: "chat", text: "!keep a word" });
  expect(await Promise.all([ann.ask({ t: "newGame" }), ann.ask({ t: "newGame" })])).toEqual(["done", "done"]);
  const kept = readdirSync(join(archive, "games")).map((name) => stateIn(join(archive, "games", name)));
  expect(kept.filter((state) => state === "a word")).toHaveLength(1);
});

test("a game is put aside once, and the next one is saved, however often the table is saved meanwhile", async () => {
  const archive = folder();
  const { host } = await openGame({ archive, autosave: 0, save: wordsSave([3]), records: RECORDS });
  const ann = await host({ name: "Ann", seat: "Red" });
  for (let i = 0; i < 12; i++) {
    const said = ann.ask({ t: "chat", text: `word${i}` });
    const begun = ann.ask({ t: "newGame" });
    const more = Array.from({ length: 4 }, async () => ann.ask({ t: "chat", text: "more" }));
    expect(await Promise.all([said, begun, ...more])).not.toContain("table");
  }
  await ann.ask({ t: "chat", text: "last" });
  const now = async (): Promise<string> =>
    (await ann.sees(({ pieces }) => Object.values(pieces).some(({ name = "" }) => name.endsWith("last"))))
      .pieces["5"].name ?? "";
  await until(
    () => stateIn(join(archive, "autosave.json"))?.endsWith("last"),
    () => "an autosave",
  );
  expect(await now()).toBe(`said:${stateIn(join(archive, "autosave.json"))}`);
  const states = readdirSync(join(archive, "games")).map((name) => stateIn(join(archive, "games", name)));
  for (let i = 0; i < 12; i++)
    expect(
      states.filter((state) => state?.includes(`word${i} `) === true || state?.endsWith(`word${i}`)),
    ).toHaveLength(1);
});

test("the host is told why a save or a new game is not written", async () => {
  const archive = folder();
  const { host } = await openGame({ archive, autosave: 3_600_000 });
  const ann = await host({ name: "Ann", seat: "Red" });
  writeFileSync(join(archive, "saves"), "in the way");
  expect(await ann.ask({ t: "save", name: "evening" })).toBe("table");
  expect(told(ann).at(-1)).toBe("This cannot be done: something else has the name of a file or folder.");
});

test("what the table has failed of is told to the host, and to guests without the server's own words", async () => {
  const worker = join(folder(), "worker.mjs");
  writeFileSync(
    worker,
    `import { parentPort } from "node:worker_threads";
     await import(${JSON.stringify(pathToFileURL(await bundleThread(process.cwd())).href)});
     parentPort.on("message", ({ what }) => {
       if (JSON.stringify(what).includes("!die")) setTimeout(() => { throw new Error("no room in /srv/secret"); });
     });`,
  );
  const { come, host } = await openGame({ worker });
  const ann = await host({ name: "Ann", seat: "Red" });
  const bob = await come({ name: "Bob", seat: "Blue" });
  await bob.ask({ t: "chat", text: "!die" });
  expect(await bob.until(is("notice"))).toMatchObject({ code: "crashed" });
  await ann.until(is("notice"));
  expect(told(ann).join()).toContain("/srv/secret");
  expect(told(bob).join()).not.toContain("/srv/secret");
  expect(told(bob).join()).toContain("The table failed (at: ");
});
