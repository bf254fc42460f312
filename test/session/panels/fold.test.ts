/** The page of the log: turns and battles fold, what others did since one's own turn is told, and it stands still. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { nextAction, openRecord } from "../../../src/core/record";
import { isFault } from "../../../src/core/refuse";
import { GAME as CASTLE } from "../../../src/games/castle-risk/module";
import { ENGLISH as CASTLE_ENGLISH } from "../../../src/games/castle-risk/text/en/english";
import { GAME as CLASSIC } from "../../../src/games/risk-classic/module";
import { ENGLISH as CLASSIC_ENGLISH } from "../../../src/games/risk-classic/text/en/english";
import { GAME as EUROPE } from "../../../src/games/risk-europe/module";
import { ENGLISH as EUROPE_ENGLISH } from "../../../src/games/risk-europe/text/en/english";
import { sizeAt } from "../../../src/session/match/log";
import { moveTo, newMatch, take, type Match } from "../../../src/session/match/match";
import type { GameModule } from "../../../src/session/game/module";
import { LOG_ROWS } from "../../../src/session/log/geometry";
import { PAGE_INNER } from "../../../src/session/ui/grid";
import { blocksOf, partsOf } from "../../../src/session/log/parts";
import { openLog, showPage } from "../../../src/session/log/view";
import { screenOf } from "../../../src/session/table/room";
import type { LogView } from "../../../src/session/table/screen";
import { runs } from "../../../tabletop/xml/layout/rich";
import { arial } from "../../../tabletop/xml/layout/arial";
import { faultIn } from "../../helpers/recorded";
import { say, seatedRoom } from "../../helpers/say";
import type { Language } from "../../../src/text/language";

interface Told {
  readonly module: GameModule;
  readonly language: Language;
  readonly record: string;
}
const THREE: Told = { module: CASTLE, language: CASTLE_ENGLISH, record: "three-players" };
const FIVE: Told = { module: CASTLE, language: CASTLE_ENGLISH, record: "five-players" };
const FOUR: Told = { module: EUROPE, language: EUROPE_ENGLISH, record: "risk_europe/long-teams" };
const DOMINATION: Told = {
  module: CLASSIC,
  language: CLASSIC_ENGLISH,
  record: "risk_classic/world-domination",
};

function played({ module, record }: Told): Match {
  const open = openRecord(module, readFileSync(`test/records/${record}.txt`, "utf8"));
  if (isFault(open)) throw faultIn(record, open);
  const m = newMatch(module, open.state, open.names, open.seed);
  for (let next = nextAction(open); next !== undefined; next = nextAction(open)) {
    if (isFault(next)) throw faultIn(record, next);
    expect(take(m, next, [])).toBeUndefined();
  }
  return m;
}

function newView(): LogView {
  return { until: 0, top: 0, seek: -1, unfolded: {}, rows: [], changes: 0 };
}

const plain = (lines: readonly string[]): string[] => lines.map((line) => line.replace(/<[^>]*>/g, ""));

/** All rows of a view, from the first to the last. */
function whole(m: Match, view: LogView, language: Language, seat = 0): string[] {
  const lines: string[] = [];
  for (let top = 0; ; top += LOG_ROWS) {
    view.top = top;
    const page = plain(showPage(m, seat, view, language));
    if (view.top < top) return lines.concat(page.slice((top - view.top) * 2));
    lines.push(...page);
    if (page.length < LOG_ROWS * 2) return lines;
  }
}

describe.each([THREE, FIVE, FOUR, DOMINATION])("the log of $record", (told) => {
  const m = played(told);
  const { language } = told;

  it("is in parts without a gap, and each battle within one of them ends where it is decided", () => {
    const size = sizeAt(m.log, m.game.at);
    const parts = partsOf(m, size);
    expect(parts[0].from).toBe(0);
    parts.forEach((part, i) => {
      // All that may be missing is a round that begins with nothing but its first turn.
      for (let at = part.to; at < (parts.at(i + 1)?.from ?? size); at++)
        expect([at, m.log.items[at].event?.type]).toEqual([part.to, "round"]);
      const blocks = blocksOf(m, part);
      expect(blocks.map(({ from }) => from)).toEqual([part.from, ...blocks.map(({ to }) => to)].slice(0, -1));
    });
    const { fold } = m.module.log;
    const battles = parts.flatMap((part) => blocksOf(m, part)).filter(({ isBattle }) => isBattle);
    expect(battles.length).toBeGreaterThan(5);
    for (const { from, to } of battles)
      for (let i = from; i < to - 1; i++)
        expect(fold.taken.concat(fold.failed)).not.toContain(m.log.items[i].event?.type);
  });

  it("is a row for each turn until one is pressed, and a battle is a row in it until that is", () => {
    const view = newView();
    openLog(m, view);
    view.unfolded = {};
    const folded = whole(m, view, language);
    expect(folded.filter((line) => line.startsWith("+ ")).length).toBe(partsOf(m, view.until).length);
    expect(folded.filter((line) => line.startsWith("– "))).toEqual([]);
    view.top = LOG_ROWS;
    const before = plain(showPage(m, 0, view, language));
    const key = view.rows[0];
    view.unfolded[key] = 2;
    const after = plain(showPage(m, 0, view, language));
    // What is pressed stays where it is.
    expect(after[0]).toBe(before[0].replace(/^\+ ([^.]*\.).*$/, "– $1"));
    expect(after[1]).toMatch(/^ {5}|^$/);
  });

  it("has no line that is wider than its page, however much is unfolded", () => {
    const view = newView();
    openLog(m, view);
    const parts = partsOf(m, view.until);
    for (const part of parts) view.unfolded[`part${part.from}`] = 2;
    for (const { from } of parts.flatMap((part) => blocksOf(m, part))) view.unfolded[`battle${from}`] = 2;
    const measure = arial(() => [0, 0]);
    const color = { r: 0, g: 0, b: 0, a: 1 };
    let widest = 0;
    for (let top = 0; view.top === top - LOG_ROWS || top === 0; top += LOG_ROWS) {
      view.top = top;
      for (const line of showPage(m, -1, view, language)) {
        let width = 0;
        for (const { text, size, face } of runs(line, {
          face: { bold: false, italic: false },
          size: 14,
          color,
        }))
          for (const letter of text) width += measure.advance(letter, size, face);
        widest = Math.max(widest, width);
      }
    }
    expect(widest).toBeGreaterThan(PAGE_INNER / 2);
    expect(widest).toBeLessThanOrEqual(PAGE_INNER);
  });
});

describe("whoever reads the log", () => {
  const room = seatedRoom("red", "blue");
  const m = played(FIVE);
  const size = m.game.at;
  room.table.match = m;
  const view = screenOf(room, "red").log;
  const read = (): string[] => plain(showPage(m, 0, view, CASTLE_ENGLISH));
  const press = (words: string): void => {
    expect(say(room, "red", words)).toBe("");
  };

  it("finds the last turn unfolded, goes back and forth, and unfolds what is pressed", () => {
    press("show log");
    const latest = read();
    expect(latest.at(-1)).toMatch(/^ +Purple wins/);
    press("log next");
    expect(read()).toEqual(latest);
    press("log back");
    const older = read();
    expect(older.slice(-10)).toEqual(latest.slice(0, 10));
    press("log next");
    expect(read()).toEqual(latest);
    press("log back");
    read();
    press("log row 0");
    expect(read()[0]).toBe(older[0].replace("+ ", "– ").replace(/\. .*/, "."));
    press("log row 0");
    expect(read()).toEqual(older);
    // A row that is none changes nothing.
    press("log row 10");
    press("log row x");
    expect(read()).toEqual(older);
    expect(say(room, "red", "log away")).toBe("command.unknown");
  });

  it("reads each battle since the own turn in a sentence, with its losses, and unfolds its rounds", () => {
    moveTo(m, size - 150);
    press("log since");
    const page = read();
    expect(page[0]).toMatch(/^\+ Round \d+(: \w+)?\.$/);
    const at = page.findIndex((line) => / attacks \w+ in /.test(line));
    expect(page[at]).toMatch(/^ +\+ (Blue|Green) attacks (\w|\s)+ in /);
    expect(page.slice(at, at + 2).join(" ")).toMatch(/Lost: /);
    expect(page.join("\n")).not.toMatch(/Cycle/);
    press(`log row ${Math.floor(at / 2)}`);
    expect(read().join("\n")).toMatch(/Cycle 1, /);
  });

  it("is not disturbed by what happens meanwhile, until the latest is asked for", () => {
    press("log last");
    const before = read();
    moveTo(m, size - 100);
    expect(read()).toEqual(before);
    press("log last");
    expect(read()).not.toEqual(before);
    // What is taken back is not told any more.
    const more = read().length;
    moveTo(m, 2);
    expect(read().length).toBeLessThan(more);
  });
});
