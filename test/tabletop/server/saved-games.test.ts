import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { elementOf, is, until, type Browser } from "./browser";
import { folder, openGame, type Opened } from "./open";
import { RECORDS, stateIn, wordsSave } from "./words";
import type { SavedGames, SavedGame, Step } from "../../../tabletop/wire/answers";

/** The table of the game of words, with two cards in Red's hand; Ann is the host, Bob watches. */
async function words(
  archive: string,
  autosave = 3000,
  records = RECORDS,
): Promise<Opened & { ann: Browser; bob: Browser }> {
  const opened = await openGame({
    ...{ archive, autosave },
    save: wordsSave([3, 4]),
    records,
  });
  return {
    ...opened,
    ann: await opened.host({ name: "Ann", seat: "Red" }),
    bob: await opened.come({ name: "Bob" }),
  };
}

async function say(browser: Browser, ...texts: string[]): Promise<void> {
  for (const text of texts) await browser.ask({ t: "chat", text });
}

/** What a browser is told of the kept games. */
async function listed(browser: Browser): Promise<readonly SavedGame[]> {
  const before = browser.answers.length;
  browser.say({ t: "savedGames", id: 900 + before });
  const kept = await browser.until(
    (answer): answer is SavedGames => is("savedGames")(answer) && browser.answers.indexOf(answer) >= before,
  );
  return kept.games;
}

async function stepOf(browser: Browser, game: string, step: number): Promise<Step> {
  const id = 5000 + browser.answers.length;
  browser.say({ t: "replay", id, game, step });
  return browser.until((answer): answer is Step => is("step")(answer) && answer.id === id);
}

const token = ({ view }: Pick<Step, "view">): string =>
  Object.values(view.pieces).find(({ name = "" }) => name.startsWith("said:"))?.name ?? "";

/** The states of the games that were given up, in the order of their names. */
function givenUp(archive: string): (string | undefined)[] {
  const games = join(archive, "games");
  const names = existsSync(games) ? readdirSync(games).sort() : [];
  return names.map((name) => stateIn(join(games, name)));
}

/** Says words, and waits until the autosave has the state that comes of them. */
async function sayUntil(browser: Browser, archive: string, state: string, ...texts: string[]): Promise<void> {
  await say(browser, ...texts);
  const file = join(archive, "autosave.json");
  await until(
    () => stateIn(file) === state,
    () => `an autosave of "${state}"`,
  );
}

describe("a match that the script gives up for another", () => {
  test("is kept once, over or not, and one that takes steps back is not given up", async () => {
    const archive = folder();
    const { ann, bob, lines } = await words(archive, 20);
    await sayUntil(ann, archive, " one two", "one", "two");
    await sayUntil(ann, archive, " one", "undo");
    await sayUntil(ann, archive, " one end", "end");
    expect(givenUp(archive)).toEqual([]);
    await sayUntil(ann, archive, "", "again");
    expect(givenUp(archive)).toEqual([" one end"]);
    expect(lines.join("\n")).toMatch(/^The game of before is kept in [^\n]*\.json\.$/);
    expect((await listed(bob)).map(({ how, over }) => ({ how, over }))).toEqual([
      { how: "2 words", over: true },
    ]);
    await sayUntil(ann, archive, " other", "other");
    // The next match may have begun by the next autosave.
    await sayUntil(ann, archive, " third", "again", "third");
    expect(givenUp(archive).sort()).toEqual([" one end", " other"]);
    // The page's own new game puts the match aside itself.
    expect(await ann.ask({ t: "newGame" })).toBe("done");
    await sayUntil(ann, archive, " fourth", "fourth");
    expect(givenUp(archive).sort()).toEqual([" one end", " other", " third"]);
  });

  test("is kept up to its last move where the host presses at once behind it", async () => {
    const archive = folder();
    const { ann, server } = await words(archive, 3_600_000);
    await say(ann, "one", "end");
    const view = await ann.sees((seen) => token({ view: seen }) === "said: one end");
    expect(await ann.ask({ t: "click", element: elementOf(view, "again") })).toBe("done");
    await server.close();
    expect(givenUp(archive)).toEqual([" one end"]);
    expect(stateIn(join(archive, "autosave.json"))).toBe("");
  });

  test("is kept too where the server has gone on with it from a folder", async () => {
    const archive = folder();
    const one = await words(archive, 20);
    await sayUntil(one.ann, archive, " one end", "one", "end");
    await one.server.close();
    const two = await words(archive, 20);
    expect(two.server.resumed).toBe(true);
    await sayUntil(two.ann, archive, "", "again");
    expect(givenUp(archive)).toEqual([" one end"]);
  });
});

describe("games that are kept", () => {
  test("are listed with how they stand; the host names them and goes on with them, and none is lost", async () => {
    const archive = folder();
    const { ann, bob } = await words(archive);
    await say(ann, "one", "two");
    expect(await ann.ask({ t: "save", name: "evening" })).toBe("done");
    await say(ann, "three");
    expect(await ann.ask({ t: "newGame" })).toBe("done");
    const games = await listed(bob);
    expect(games.map(({ how, names, steps, over }) => ({ how, names, steps, over }))).toEqual([
      { how: "3 words", names: ["Ann"], steps: 3, over: false },
      { how: "2 words", names: ["Ann"], steps: 2, over: false },
    ]);
    const [old, evening] = games;
    expect(evening).toMatchObject({ key: "saves/evening.json", name: "evening" });
    for (const request of [
      { t: "openKept", game: evening.key },
      { t: "nameKept", game: evening.key, name: "mine" },
    ])
      expect(await bob.ask(request)).toBe("host");
    // A name that is taken gets a number, and what was there stays.
    expect(await ann.ask({ t: "nameKept", game: old.key, name: "evening" })).toBe("done");
    expect(readdirSync(join(archive, "saves")).sort()).toEqual(["evening 2.json", "evening.json"]);
    for (const game of ["saves/../autosave.json", "table", old.key])
      expect(await ann.ask({ t: "openKept", game })).toBe("gone");
    await say(ann, "other");
    expect(await ann.ask({ t: "openKept", game: "saves/evening 2.json" })).toBe("done");
    await bob.sees((view) => token({ view }) === "said: one two three");
    expect(readdirSync(join(archive, "saves"))).toHaveLength(2);
    const given = readdirSync(join(archive, "games"));
    expect(given).toHaveLength(1);
    expect(readFileSync(join(archive, "games", given[0]), "utf8")).toContain('"LuaScriptState":" other"');
    expect(existsSync(join(archive, "autosave.json"))).toBe(false);
    // What goes on is saved, though the last autosave but one may have been the same text.
    expect(await ann.ask({ t: "openKept", game: `games/${given[0]}` })).toBe("done");
    await until(
      () => stateIn(join(archive, "autosave.json")) === " other",
      () => "an autosave of what goes on",
    );
  });

  test("are shown step by step as somebody without a seat sees them, while the table goes on", async () => {
    const { ann, bob } = await words(folder());
    await say(ann, "one", "two", "end");
    const [now] = await listed(bob);
    expect(now).toMatchObject({ key: "table", over: true, steps: 3 });
    const shown = await stepOf(ann, "table", 1);
    expect(shown).toMatchObject({ step: 1, steps: 3, how: "1 words" });
    expect(token(shown)).toBe("said: one");
    expect(shown.view.you).toMatchObject({ color: "Grey", host: false });
    expect(
      Object.values(shown.view.pieces)
        .filter(({ hand }) => hand === "Red")
        .map(({ side }) => side),
    ).toEqual(["hidden", "hidden"]);
    expect(token(await stepOf(bob, "table", 3))).toBe("said: one two end");
    expect(token({ view: ann.view() })).toBe("said: one two end");
    expect(await bob.ask({ t: "replay", game: "saves/none.json", step: 0 })).toBe("gone");
  });

  test("are asked for about once a second by each tab, and the table's save is made once for all", async () => {
    let asked = 0;
    const { ann, bob } = await words(folder(), 3000, {
      ...RECORDS,
      facts: async (state) => {
        asked++;
        return RECORDS.facts(state);
      },
    });
    await say(ann, "one", "two", "end");
    const codes = async (browser: Browser, message: object): Promise<string[]> =>
      Promise.all(
        Array.from({ length: 30 }, async (_, i) => {
          const id = 7000 + browser.answers.length + i;
          browser.say({ ...message, id });
          const answer = await until(
            () => browser.answers.find((one) => "id" in one && one.id === id),
            () => "an answer",
          );
          return answer.t === "refused" ? answer.code : answer.t;
        }),
      );
    const lists = await codes(bob, { t: "savedGames" });
    expect(lists.filter((code) => code === "savedGames").length).toBeLessThan(8);
    expect(lists.filter((code) => code === "often").length).toBeGreaterThan(20);
    expect(bob.answers.filter(is("refused")).at(-1)?.why).toBe(
      "The games are listed once a second at most: try again in a moment.",
    );
    const steps = await codes(bob, { t: "replay", game: "table", step: 1 });
    expect(steps.filter((code) => code === "step").length).toBeGreaterThan(4);
    expect(steps.filter((code) => code === "often").length).toBeGreaterThan(10);
    // Another tab has not asked yet.
    expect((await listed(ann)).length).toBe(1);
    // Each step that is shown and each list asks the reader, which knows that it is the same text.
    expect(asked).toBeLessThan(30);
    await new Promise((done) => setTimeout(done, 1100));
    expect((await listed(bob)).length).toBe(1);
  });
});
