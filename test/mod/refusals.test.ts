/** What the table refuses, it refuses in words: each code at a step of a recorded game. */
import { describe, expect, it, onTestFinished } from "vitest";
import { readRecords } from "../../scripts/records/hashes";
import { refuseWith } from "../../src/core/refuse";
import type { TableRefusals } from "../../src/text/codes";
import type { CastleRefusals } from "../../src/games/castle-risk/rules/refusals";
import type { Refusal } from "../../src/core/types";
import { refusalText } from "../../src/text/refusals";
import type { Table } from "../../tabletop/table";
import { keyOf, mustBeThere } from "../../tabletop/world/players";
import { BAD_POSITIONS } from "../games/castle-risk/notation/position.data";
import { faultOf } from "../helpers/fault";
import { lateRecord } from "../helpers/late";
import { TRIES, type Try } from "../scripts/try.data";
import { openPacked, packHere } from "./packed";
import { colourOf, say, sitDown, stateOf } from "./people";
import { expectCalm } from "./seated";
import { ENGLISH } from "../../src/games/castle-risk/text/en/english";

const refuse = refuseWith<TableRefusals & CastleRefusals>();

const SEATS = ["red", "blue", "green", "yellow", "purple"];
/** Where the table only advises, the host may write chance. */
const ADVISED = "# table match automation advise";
const CHANCE = /^(roll|deal|draw) /;
/** Actions that a table does before somebody writes: more than lead to any of the codes. */
const LAST = 8;
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
  const text = [...lines.slice(0, first), ...(advised ? [ADVISED] : []), ...actions].join("\n");
  return `${lateRecord(text, LAST)}\n`;
}

/** Everything that the table has said to one person. */
function toldTo(table: Table, who: string): string[] {
  const { world } = table.session;
  const key = keyOf(mustBeThere(world, who));
  return world.messages.flatMap(({ to, text }) => (to === key || to === undefined ? [text] : []));
}

describe("what is refused at the table", () => {
  it("is refused in words, whatever the reason", { timeout: 240_000 }, async () => {
    const table = await openPacked(packHere());
    onTestFinished(() => {
      table.close();
    });
    await sitDown(table, Object.fromEntries(SEATS.map((seat) => [colourOf(seat), `Player ${seat}`])));
    const empty = await table.save();
    const missing: string[] = [];
    let loaded = "";
    let shown = 0;
    for (const [name, tries] of firstTries())
      for (const [after, action, code = "", params = {}] of tries) {
        const LuaScriptState = beginning(records.get(name) ?? "", after, CHANCE.test(action));
        // What was refused has changed nothing.
        if (LuaScriptState !== loaded) await table.load({ ...empty, LuaScriptState });
        loaded = LuaScriptState;
        const seat = SEATS.find((one) => action.startsWith(`${one} `)) ?? "red";
        const words = refusalText({ code, params }, ENGLISH);
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
      const { why } = faultOf(LuaScriptState);
      expect(why.code).toBe(code);
      await table.load({ ...empty, LuaScriptState });
      await table.settle();
      expect(toldTo(table, "Host").join("\n"), what).toContain(refusalText(why, ENGLISH));
      // It is lost to nobody.
      expect(await table.scriptState()).toBe(LuaScriptState);
    }
    expectCalm(table);
  });

  it("is refused in words, whatever a button says", { timeout: 120_000 }, async () => {
    const table = await openPacked(packHere());
    onTestFinished(() => {
      table.close();
    });
    for (const name of ["Ann", "Bob", "Cy"]) await table.join(name);
    await table.settle();
    const refused = async (who: string, words: string, why: Refusal): Promise<void> => {
      await say(table, who, words);
      expect(toldTo(table, who).at(-1), words).toBe(refusalText(why, ENGLISH));
    };
    await say(table, "Ann", "sit red");
    await say(table, "Bob", "sit blue");
    await table.settle();
    await refused("Bob", "start", refuse("table.not_host"));
    await refused("Bob", "sit red", refuse("table.taken", { seat: "red" }));
    await refused("Ann", "verb attack", refuse("table.not_started"));
    await refused("Ann", "dance", refuse("command.unknown"));
    for (const seat of ["blue", "green", "yellow", "purple"]) await say(table, "Ann", `close ${seat}`);
    await refused("Ann", "start", refuse("table.few", { count: 1, least: 2 }));
    await refused("Cy", "sit green", refuse("table.closed", { seat: "green" }));
    await say(table, "Ann", "open blue");
    await say(table, "Bob", "sit blue");
    await say(table, "Ann", "start");
    await table.settle();
    await refused("Ann", "start", refuse("table.started"));
    await refused("Cy", "confirm", refuse("seat.not_in_game"));
    await refused("Bob", "consent", refuse("undo.no_proposal"));
    await refused("Ann", "manual tray", refuse("manual.enforced"));
    await refused("Ann", "manual_back", refuse("manual.nothing"));
    const s = await stateOf(table);
    const [turn, other] = s.turn === 0 ? ["Ann", "Bob"] : ["Bob", "Ann"];
    expect(s.step).toBe("capital");
    await refused(other, "confirm", refuse("seat.not_asked", { seat: s.colours[s.turn] ?? "" }));
    await refused(turn, "confirm", refuse("draft.incomplete"));
    await refused(turn, `write ${s.colours[1 - s.turn] ?? ""} capital rome`, refuse("write.seat"));
    await refused(turn, "write roll order red 1 blue 2", refuse("write.chance"));
    await refused(turn, "undo", refuse("undo.consent"));
    await refused(turn, "redo", refuse("undo.nothing"));
    await say(table, turn, "end_agreed");
    await refused(other, "end_agreed", refuse("undo.proposed"));
    await say(table, other, "consent no");
    await say(table, "Ann", "automation off");
    await refused("Ann", "manual coins red -9999", refuse("manual.short"));
    await say(table, "Ann", "manual coins red 5");
    await refused(turn, "write capital rome", refuse("manual.pending"));
    await say(table, "Ann", "manual_back");
    await table.settle();
    // The second comes from a panel that does not show yet what the first has done.
    const person = mustBeThere(table.session.world, turn);
    for (const city of ["rome", "france"]) await table.chat(turn, `!capital ${city}`);
    expect(toldTo(table, person.color).at(-1)).toBe(refusalText(refuse("table.stale"), ENGLISH));
    expectCalm(table);
  });
});
