/** What the table refuses, it refuses in words: each code at a step of a recorded game (issue: "How it is shown"). */
import { describe, expect, it, onTestFinished } from "vitest";
import { readRecords } from "../../scripts/records/hashes";
import { isFault } from "../../src/core/refuse";
import { openSave } from "../../src/session/save";
import { refusalText } from "../../src/text/refusals";
import type { Table } from "../../tabletop/table";
import { BAD_POSITIONS } from "../games/castle-risk/position.data";
import { TRIES, type Try } from "../scripts/try.data";
import { openPacked, packHere } from "./packed";
import { colourOf } from "./people";
import { expectCalm } from "./seated";

const SEATS = ["red", "blue", "green", "yellow", "purple"];
/** Where the table only advises, the host may write chance. */
const ADVISED = "# table match automation advise";
const CHANCE = /^(roll|deal|draw) /;
const records = new Map(readRecords(".").map(({ name, text }) => [name, text]));

/** The first try of each code, by record. */
function firstTries(): Map<string, Try[]> {
  const shown = new Set<string>();
  const rows = new Map<string, Try[]>();
  for (const [name, tries] of Object.entries(TRIES))
    for (const row of tries) {
      const [, , code] = row;
      if (code === undefined || shown.has(code)) continue;
      shown.add(code);
      rows.set(name, [...(rows.get(name) ?? []), row]);
    }
  return rows;
}

/** A record up to so many of its actions, behind which the game stays as it is until somebody writes. */
function beginning(record: string, after: number, advised: boolean): string {
  const lines = record.split("\n");
  const isAction = /^(red|blue|green|yellow|purple|roll|deal|draw)\b/;
  let n = 0;
  const first = lines.findIndex((line) => isAction.test(line.trim()));
  const end = lines.findIndex((line) => isAction.test(line.trim()) && n++ === after);
  const actions = lines.slice(first, end < 0 ? undefined : end);
  return `${[...lines.slice(0, first), ...(advised ? [ADVISED] : []), ...actions].join("\n")}\n`;
}

/** Everything that the table has said to one person. */
function toldTo(table: Table, who: string): string[] {
  return table.session.world.messages.flatMap(({ to, text }) =>
    to === who || to === undefined ? [text] : [],
  );
}

describe("what is refused at the table", () => {
  it("is refused in words, whatever the reason", { timeout: 240_000 }, async () => {
    const table = await openPacked(packHere());
    onTestFinished(() => {
      table.close();
    });
    for (const seat of SEATS) {
      await table.join(`Player ${seat}`);
      await table.sit(`Player ${seat}`, colourOf(seat));
    }
    await table.settle();
    const empty = await table.save();
    const missing: string[] = [];
    let shown = 0;
    for (const [name, tries] of firstTries())
      for (const [after, action, code = "", params = {}] of tries) {
        await table.load({
          ...empty,
          LuaScriptState: beginning(records.get(name) ?? "", after, CHANCE.test(action)),
        });
        const seat = SEATS.find((one) => action.startsWith(`${one} `)) ?? "red";
        const words = refusalText({ code, params });
        for (let i = 0; i < 200; i++) {
          await table.chat(colourOf(seat), `!${action}`);
          if (!toldTo(table, colourOf(seat)).at(-1)?.includes("still being laid")) break;
          await table.advance(5);
        }
        const said = toldTo(table, colourOf(seat)).slice(-1);
        if (said[0]?.includes(words)) shown++;
        else missing.push(`${code} (${name} ${after}: ${action}): ${said.join(" / ")}`);
      }
    expect(missing).toEqual([]);
    expect(shown).toBeGreaterThan(60);
    expectCalm(table);
  });

  it("is refused in words where a save begins from no position", { timeout: 120_000 }, async () => {
    const table = await openPacked(packHere());
    onTestFinished(() => {
      table.close();
    });
    await table.join("Host");
    await table.settle();
    const empty = await table.save();
    for (const [what, position, code] of BAD_POSITIONS) {
      const LuaScriptState = `castle_risk 1\nposition castle_risk 1 ; ${position}\n`;
      const opened = openSave(LuaScriptState);
      if (!isFault(opened)) throw new Error(`${what} is read`);
      expect(opened.why.code).toBe(code);
      await table.load({ ...empty, LuaScriptState });
      await table.settle();
      expect(toldTo(table, "Host").join("\n"), what).toContain(refusalText(opened.why));
      // It is lost to nobody.
      expect((await table.save()).LuaScriptState).toBe(LuaScriptState);
    }
    expectCalm(table);
  });
});
