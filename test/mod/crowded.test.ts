/** How much of the interface anybody is shown at once: every page on top of the fullest moments of a long game. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { uiCommands } from "../../mod/ui/document";
import { CASTLE_RISK_UI } from "../../src/games/castle-risk/panels/document";
import type { Table } from "../../tabletop/table";
import { lateRecord } from "../helpers/late";
import { openPacked, packHere } from "./packed";
import { colourOf, press } from "./people";
import { LANGUAGES } from "../../src/games/castle-risk/text/languages";
import { CHOSEN } from "../../src/tts/language";

const LANGUAGE = LANGUAGES[CHOSEN];

/** Actions of which the log is full. */
const LOGGED = 60;
/** The most elements of the interface that anybody may be shown at once. */
const MOST = 150;
const SEATS = ["Red", "Blue", "Green", "Yellow", "Purple"];
const WATCHER = "Watcher";
const RECORD = readFileSync("test/records/five-players.txt", "utf8");

/** Lines of the record before which five kingdoms, what is to be done and what is fought take most of the screen. */
const MOMENTS = [
  "red policies tax 2 tax_king 1 expand_fortify",
  "purple end purchase",
  "purple pass",
  "roll main",
  "yellow build ireland",
  "yellow place england infantry 2 archer 1",
  "yellow play spy",
  "blue discard general 1",
];

/** Pages that another one opens. */
const BEHIND: Readonly<Record<string, string | undefined>> = {
  policies: "cards",
  manual: "settings",
  people: "settings",
};
const PAGES = uiCommands(CASTLE_RISK_UI, LANGUAGE).flatMap(
  (said) => /^show (?!none|board)(\w+)$/.exec(said)?.slice(1) ?? [],
);

/** People at all seats who may do what the host may, and one who watches. */
async function fullTable(): Promise<Table> {
  const table = await openPacked(packHere());
  for (const who of [...SEATS, WATCHER]) {
    await table.join(who);
    if (who !== WATCHER) await table.sit(who, who);
    await table.promote(who);
  }
  await table.settle();
  return table;
}

/** The game before the last line that begins so; the whole of it without one. */
async function goTo(table: Table, line?: string, automation = "enforce"): Promise<void> {
  const end = line === undefined ? undefined : RECORD.lastIndexOf(`\n${line}`) + 1;
  const begin = RECORD.indexOf("\nroll ") + 1;
  const header = `${RECORD.slice(0, begin)}# table match automation ${automation}\n`;
  const text = header + RECORD.slice(begin, end);
  // The whole game is told when it is over; before, no more than the log shows.
  const LuaScriptState = line === undefined ? text : lateRecord(text, LOGGED);
  await table.load({ ...(await table.save()), LuaScriptState });
  await table.settle(4000);
}

async function open(table: Table, who: string, page: string): Promise<void> {
  const behind = BEHIND[page];
  const offers = (said: string): boolean =>
    table.view(who).interface.some(({ attributes }) => attributes["onClick"] === `table_ui(${said})`);
  if (behind !== undefined && !offers(`show ${page}`)) await press(table, who, `show ${behind}`);
  await table.settle();
  await press(table, who, `show ${page}`);
}

const idsSeen = (table: Table, who: string): (string | undefined)[] =>
  table.view(who).interface.map(({ attributes }) => attributes["id"]);

/** Elements that the fullest screen shows, and whose that is. */
function fullest(table: Table, when: string): { shown: number; where: string } {
  const all = [...SEATS, WATCHER].map((who) => ({
    shown: table.view(who).interface.length,
    where: `${who}, ${when}`,
  }));
  return all.reduce((most, one) => (one.shown > most.shown ? one : most));
}

test(
  "nobody is shown more than 150 elements, whatever they open and whenever",
  { timeout: 240_000 },
  async () => {
    const table = await fullTable();
    const found = [fullest(table, "setup")];
    for (const line of [...MOMENTS, undefined]) {
      await goTo(table, line);
      found.push(fullest(table, line ?? "over"));
      const acting = colourOf(/^(red|blue|green|yellow|purple)/.exec(line ?? "")?.[0] ?? "red");
      const readers = new Set([acting, "Red", WATCHER]);
      for (const page of PAGES) {
        for (const who of readers) await open(table, who, page);
        await table.settle();
        found.push(fullest(table, `${page} at ${line ?? "the end"}`));
      }
    }
    found.sort((a, b) => b.shown - a.shown);
    expect(found[0]?.shown).toBeGreaterThan(110);
    expect(found.filter(({ shown }) => shown > MOST)).toEqual([]);
    expect(table.errors).toEqual([]);
    table.close();
  },
);

test("the panel for the next action makes room while pieces are changed by hand", async () => {
  const table = await fullTable();
  await goTo(table, "purple end purchase", "off");
  expect(idsSeen(table, "Purple")).toContain("action-body");
  await open(table, "Purple", "manual");
  await table.settle();
  await press(table, "Purple", "manual coins red 5");
  await table.settle();
  expect(idsSeen(table, "Purple")).not.toContain("action-body");
  await press(table, "Purple", "show none");
  await table.settle();
  expect(idsSeen(table, "Purple")).toContain("action-body");
  table.close();
});
