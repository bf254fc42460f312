/** Whoever is asked is told so: once for every decision that follows decisions of others. */
import { readFileSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { isFault } from "../../src/core/refuse";
import { hashState } from "../../src/games/castle-risk/rules/state/hash";
import { courseText } from "../../src/session/play/course";
import { FLOW } from "../../src/text/en/flow";
import type { Table } from "../../tabletop/table";
import { startReplay, stepReplay } from "../helpers/castle";
import { lookedBack } from "../helpers/looked-back";
import { openPacked, packHere } from "./packed";
import { colourOf, playOn, press, say, stateOf } from "./people";
import { expectCalm, seatedTable, tableAt } from "./seated";

const SEATS = ["red", "blue", "green"];

/** How often each of the three was told that it is their move. */
function calls(table: Table): number[] {
  return SEATS.map(
    (id) => table.view(colourOf(id)).messages.filter(({ text }) => text.includes(FLOW.yourMove)).length,
  );
}

it(
  "says once that it is one's move, however many others have picked meanwhile",
  { timeout: 120_000 },
  async () => {
    const table = await seatedTable(SEATS, 0);
    await table.settle(4000);
    let s = await stateOf(table);
    while (s.step !== "policies") s = await playOn(table, 3, 1);
    await table.settle();
    const before = calls(table);
    while (s.asked.length > 1) s = await playOn(table, 3, 1);
    await table.settle();
    expect(s.step).toBe("policies");
    expect(calls(table)).toEqual(before);
    expectCalm(table);
  },
);

/** What everybody has been told since the last time; the watcher stands for all. */
function toldAll(table: Table): string[] {
  const { messages } = table.session.world;
  const news = messages.filter(({ to }) => to === undefined).map(({ text }) => text);
  messages.length = 0;
  return news;
}

let policies: string | undefined;

async function textAtPolicies(): Promise<string> {
  const table = await seatedTable(SEATS, 0);
  while ((await stateOf(table)).step !== "policies") await playOn(table, 3, 1);
  return table.scriptState();
}

/** A game of three in which the capitals are chosen, and what `who` brings about by a press. */
async function atPolicies(): Promise<{
  table: Table;
  lines: (who: string, words: string) => Promise<string[]>;
}> {
  policies ??= await textAtPolicies();
  const table = await tableAt(SEATS, policies);
  await table.settle(4000);
  toldAll(table);
  const lines = async (who: string, words: string): Promise<string[]> => {
    await press(table, who, words);
    await table.advance(60);
    return toldAll(table);
  };
  return { table, lines };
}

it("tells all what becomes of a proposal", { timeout: 120_000 }, async () => {
  const { table, lines } = await atPolicies();
  const s = await stateOf(table);
  const by = s.colours.find((_, seat) => !s.asked.includes(seat)) ?? "red";
  const [first = "", second = ""] = SEATS.filter((id) => id !== by).map(colourOf);
  const me = colourOf(by);
  expect(await lines(me, "back")).toEqual([]);
  expect(await lines(first, "consent no")).toEqual([FLOW.declined(`Player ${first.toLowerCase()}`)]);
  await lines(me, "back");
  expect(await lines(me, "consent no")).toEqual([FLOW.withdrawn(me)]);
  await lines(me, "back");
  expect(await lines(first, "consent yes")).toEqual([]);
  expect(await lines(second, "consent yes")).toContain(FLOW.back(me));
  expectCalm(table);
});

it("tells all what the host changes, and a timer counts at once", { timeout: 120_000 }, async () => {
  const { table, lines } = await atPolicies();
  await lines("Red", "show settings");
  expect(await lines("Red", "timer 60")).toEqual([FLOW.setting("Player red", "Time to think", "1 minute")]);
  const clock = (): string =>
    `${table.view("Blue").interface.find(({ id }) => id === "status-title")?.attributes["text"]}`;
  expect(clock()).toMatch(/ left\n/);
  // Who says when to be asked does not gain time by it.
  await table.advance(600);
  const seconds = (): number => {
    const [, minutes, rest] = /(\d+):(\d+) left\n/.exec(clock()) ?? [];
    return 60 * Number(minutes) + Number(rest);
  };
  const before = seconds();
  expect(before).toBeLessThan(59);
  await lines("Blue", "show orders");
  await lines("Blue", "set windows always");
  expect(seconds()).toBeLessThanOrEqual(before);
  expectCalm(table);
});

it("lets a computer begin at once in a seat that is asked", { timeout: 120_000 }, async () => {
  const { table, lines } = await atPolicies();
  const s = await stateOf(table);
  const asked = s.asked.map((seat) => s.colours[seat]).find((colour) => colour !== "red") ?? "";
  await table.sit(`Player ${asked}`, "Grey");
  await table.settle();
  await lines("Red", "show settings");
  await lines("Red", "show people");
  expect((await stateOf(table)).asked).toEqual(s.asked);
  await lines("Red", `pick_seat ${asked}`);
  await lines("Red", "level normal");
  expect((await stateOf(table)).asked).not.toContain(s.colours.indexOf(asked));
  expectCalm(table);
});

it("opens the record when the game is over, and hides it where the game goes on", async () => {
  const { table, lines } = await atPolicies();
  const record = (): string | undefined =>
    Object.values(table.session.world.file.TabStates).find(({ title }) => title === FLOW.recordTab)?.body;
  const course = (): string | undefined =>
    Object.values(table.session.world.file.TabStates).find(({ title }) => title === FLOW.courseTab)?.body;
  expect([record(), course()]).toEqual([FLOW.recordLater, undefined]);
  await lines("Red", "show orders");
  await lines("Red", "end_agreed");
  for (const who of ["Blue", "Green"]) await lines(who, "consent yes");
  expect(record()).toMatch(/^castle_risk 1\n/);
  // How it went, too: at its end, as far as it came.
  await table.settle();
  expect(course()).toMatch(/^By seat, after each of the rounds .*\n\nTerritories\nRed: \d+\nBlue: \d+\n/);
  await lines("Blue", "back");
  for (const who of ["Red", "Green"]) await lines(who, "consent yes");
  // It tells what everybody holds.
  expect(record()).toBe(FLOW.recordLater);
  expect(course()).toBeUndefined();
  expectCalm(table);
});

it("parts a long record into pages of the Notebook that are a record when put together", async () => {
  const table = await openPacked(packHere());
  onTestFinished(() => {
    table.close();
  });
  await table.join("Ann");
  const load = async (record: string): Promise<string[]> => {
    const text = readFileSync(`test/records/${record}.txt`, "utf8");
    await table.load({ ...(await table.save()), LuaScriptState: text });
    await table.settle(4000);
    const pages = Object.values(table.session.world.file.TabStates).filter(({ title }) =>
      title.startsWith(FLOW.recordTab),
    );
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    return pages.map(({ body }) => body);
  };
  const pages = await load("five-players");
  expect(pages.length).toBeGreaterThan(3);
  for (const page of pages) expect(page.length).toBeLessThanOrEqual(10_000);
  expect(pages[0].trimEnd().split("\n").at(-1)).toBe(
    `# ${FLOW.recordGoesOn(FLOW.recordPage(2), pages.length)}`,
  );
  // As a person copies them, one below the other, the comments on the pages among them.
  const whole = startReplay(pages.join("\n"));
  const given = startReplay(readFileSync("test/records/five-players.txt", "utf8"));
  if (isFault(whole) || isFault(given)) throw new Error("the record cannot be read");
  for (const replay of [whole, given])
    for (let next = stepReplay(replay, []); next !== undefined; next = stepReplay(replay, []))
      expect(isFault(next)).toBe(false);
  expect(hashState(whole.state)).toBe(hashState(given.state));
  // How it went stands there as Node tells it: numbers by round, chances to win, luck and turning points.
  const text = readFileSync("test/records/five-players.txt", "utf8");
  const { course, review, match } = lookedBack(text);
  const told = courseText(course, match.module.languages["en"], review);
  const tabs = Object.values(table.session.world.file.TabStates);
  expect(tabs.find(({ title }) => title === FLOW.courseTab)?.body).toBe(told.substring(0, 10_000));
  expect(told).toContain("\nTurning points\nRound ");
  expect(await load("admirals"), "of a shorter game no page of the longer one is left").toHaveLength(1);
  expectCalm(table);
});

it(
  "tells all when a kingdom is out of the game and when the game is over",
  { timeout: 120_000 },
  async () => {
    const { table, lines } = await atPolicies();
    const giveUp = async (who: string): Promise<string[]> => {
      await lines(who, "show orders");
      expect(await lines(who, "resign")).toEqual([]);
      return lines(who, "resign yes");
    };
    expect(await giveUp("Red")).toContainEqual(expect.stringMatching(/^The kingdom of Red is no more/));
    const last = await giveUp("Blue");
    expect(last[0]).toMatch(/^The kingdom of Blue is no more/);
    expect(last[1]).toMatch(/Green/);
    expectCalm(table);
  },
);

it(
  "who is alone reads no banner about what they have set; where others are, all do",
  { timeout: 120_000 },
  async () => {
    const table = await seatedTable(["red", "blue"], 0);
    await table.settle(4000);
    const ways = async (advice: string, told: string): Promise<string[]> => {
      await say(table, "Red", `advice ${advice}`);
      await table.settle(4000);
      const { messages } = table.session.world;
      return messages.filter(({ text }) => text.endsWith(`Advice, ${told}.`)).map(({ way }) => way);
    };
    expect(await ways("none", "None")).toEqual(["broadcast"]);
    await table.leave("Player blue");
    await table.settle(4000);
    expect(await ways("odds", "Odds")).toEqual(["print"]);
    expectCalm(table);
  },
);
