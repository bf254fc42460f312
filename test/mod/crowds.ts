/** Tables at the fullest moments of long games, and how much of the interface anybody is shown there. */
import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { uiCommands } from "../../src/session/panels/document";
import { CASTLE_RISK_UI } from "../../src/games/castle-risk/panels/document";
import type { Table } from "../../tabletop/table";
import { elementsFor } from "../helpers/elements";
import { lateRecord } from "../helpers/late";
import { openPacked, packHere } from "./packed";
import { colourOf, press } from "./people";
import { INTERFACES } from "../../src/games/castle-risk/text/saves";
import { RISK_2008_UI } from "../../src/games/risk-2008/panels/document";
import { INTERFACES as INTERFACES_2008 } from "../../src/games/risk-2008/text/saves";
import { RISK_CLASSIC_UI } from "../../src/games/risk-classic/panels/document";
import { INTERFACES as CLASSIC_INTERFACES } from "../../src/games/risk-classic/text/saves";
import { RISK_EUROPE_UI } from "../../src/games/risk-europe/panels/document";
import { INTERFACES as EUROPE_INTERFACES } from "../../src/games/risk-europe/text/saves";
import { CHOSEN } from "../../src/tts/language";
import { openClassic } from "./classic";
import { open2008 } from "./edition-2008";
import { openEurope } from "./europe";

/** Actions of which the log is full. */
const LOGGED = 60;
/** The most elements of the interface that anybody may be shown at once. */
const MOST = 150;
const WATCHER = "Watcher";

interface Crowd {
  readonly game: string;
  readonly openTable: () => Promise<Table>;
  readonly seats: readonly string[];
  readonly record: string;
  /** The same game from late on. */
  readonly late: (record: string) => string;
  /** Lines of the record before which armies, what is to be done and what is fought take most of the screen. */
  readonly moments: readonly string[];
  /** Of these the two whose screens are fullest. */
  readonly fullest: readonly [string, string];
  readonly commands: readonly string[];
  /** So many elements its fullest screen has at the least: else the moments are not those that they were. */
  readonly least: number;
}

export const CASTLE: Crowd = {
  game: "castle_risk",
  openTable: () => openPacked(packHere()),
  seats: ["Red", "Blue", "Green", "Yellow", "Purple"],
  record: readFileSync("test/records/five-players.txt", "utf8"),
  late: (record) => lateRecord(record, LOGGED),
  moments: [
    "red policies tax 2 tax_king 1 expand_fortify",
    "purple end purchase",
    "purple pass",
    "roll main",
    "yellow build ireland",
    "yellow place england infantry 2 archer 1",
    "yellow play spy",
    "blue discard general 1",
  ],
  fullest: ["red policies tax 2 tax_king 1 expand_fortify", "purple end purchase"],
  commands: uiCommands(CASTLE_RISK_UI, INTERFACES[CHOSEN]),
  least: 110,
};

const EUROPE: Crowd = {
  game: "risk_europe",
  openTable: () => openEurope(),
  seats: ["Red", "Blue", "Green", "Yellow"],
  record: readFileSync("test/records/risk_europe/four-with-missions.txt", "utf8"),
  late: (record) => record,
  moments: [
    "blue settle",
    "red pick tax expand_fortify",
    "yellow keep",
    "roll main",
    "red pick split split",
    "blue expand",
  ],
  fullest: ["red pick tax expand_fortify", "blue settle"],
  commands: uiCommands(RISK_EUROPE_UI, EUROPE_INTERFACES[CHOSEN]),
  least: 90,
};

const CLASSIC: Crowd = {
  game: "risk_classic",
  openTable: () => openClassic(),
  seats: ["Red", "Blue", "Purple", "Yellow", "Orange", "Green"],
  record: readFileSync("test/records/risk_classic/secret-mission-six.txt", "utf8"),
  late: (record) => record,
  moments: ["orange place", "roll dice", "orange occupy", "orange storm", "red place"],
  fullest: ["orange occupy", "red place"],
  commands: uiCommands(RISK_CLASSIC_UI, CLASSIC_INTERFACES[CHOSEN]),
  least: 80,
};

const EDITION_2008: Crowd = {
  game: "risk_2008",
  openTable: () => open2008(),
  seats: ["Red", "Blue", "Green", "Yellow"],
  record: readFileSync("test/records/risk_2008/command-room.txt", "utf8"),
  late: (record) => record,
  moments: ["green place", "roll dice", "red storm", "red occupy", "green collect"],
  fullest: ["red storm", "red occupy"],
  commands: uiCommands(RISK_2008_UI, INTERFACES_2008[CHOSEN]),
  least: 80,
};

/** Pages that another one opens. */
const BEHIND: Readonly<Record<string, string | undefined>> = {
  policies: "cards",
  manual: "settings",
  people: "settings",
};
/** People at all seats who may do what the host may, and one who watches. */
export async function fullTable({ openTable, seats }: Crowd): Promise<Table> {
  const table = await openTable();
  for (const who of [...seats, WATCHER]) {
    await table.join(who);
    if (who !== WATCHER) await table.sit(who, who);
    await table.promote(who);
  }
  await table.settle();
  return table;
}

/** The game before the last line that begins so; the whole of it without one. */
export async function goTo(
  table: Table,
  { record, late }: Crowd,
  line?: string,
  automation = "enforce",
): Promise<void> {
  const end = line === undefined ? undefined : record.lastIndexOf(`\n${line}`) + 1;
  const begin = record.search(/\n(?:roll|\w+ bid) /) + 1;
  const header = `${record.slice(0, begin)}# table match automation ${automation}\n`;
  const text = header + record.slice(begin, end);
  // The whole game is told when it is over; before, no more than the log shows.
  const LuaScriptState = line === undefined ? text : late(text);
  await table.load({ ...(await table.save()), LuaScriptState });
  await table.settle(4000);
}

export async function openPage(table: Table, who: string, page: string): Promise<void> {
  const behind = BEHIND[page];
  const offers = (said: string): boolean =>
    elementsFor(table, who).some(({ attributes }) => attributes["onClick"] === `table_ui(${said})`);
  if (behind !== undefined && !offers(`show ${page}`)) await press(table, who, `show ${behind}`);
  await table.settle();
  await press(table, who, `show ${page}`);
}

/** Elements that the fullest screen shows, and whose that is. */
function fullest(table: Table, { seats }: Crowd, when: string): { shown: number; where: string } {
  const all = [...seats, WATCHER].map((who) => ({
    shown: elementsFor(table, who).length,
    where: `${who}, ${when}`,
  }));
  return all.reduce((most, one) => (one.shown > most.shown ? one : most));
}

export const CROWDS: readonly Crowd[] = [CASTLE, EUROPE, CLASSIC, EDITION_2008];

/**
 * Every page is opened at the two fullest of the moments by whoever acts there, and at the end by one who watches;
 * `all`: at each of the moments and the end by all of these and the host. Nobody may be shown more than 150 elements.
 */
export async function expectFewElements(crowd: Crowd, all = false): Promise<void> {
  const table = await fullTable(crowd);
  const pages = crowd.commands.flatMap((said) => /^show (?!none|board)(\w+)$/.exec(said)?.slice(1) ?? []);
  const found = [fullest(table, crowd, "setup")];
  for (const line of [...(all ? crowd.moments : crowd.fullest), undefined]) {
    await goTo(table, crowd, line);
    found.push(fullest(table, crowd, line ?? "over"));
    const acting = colourOf(/^(red|blue|green|yellow|purple|orange)/.exec(line ?? "")?.[0] ?? "red");
    const some = line === undefined ? WATCHER : acting;
    const readers = all ? new Set([acting, "Red", WATCHER]) : [some];
    for (const page of pages) {
      for (const who of readers) await openPage(table, who, page);
      await table.settle();
      found.push(fullest(table, crowd, `${page} at ${line ?? "the end"}`));
    }
  }
  found.sort((a, b) => b.shown - a.shown);
  expect(found[0]?.shown).toBeGreaterThan(crowd.least);
  expect(found.filter(({ shown }) => shown > MOST)).toEqual([]);
  expect(table.errors).toEqual([]);
  table.close();
}
