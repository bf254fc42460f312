/** Two games that differ only in a secret look the same to every other seat. */
import { expect, test, onTestFinished } from "vitest";
import { writePosition } from "../../src/games/castle-risk/notation/position/clauses";
import type { State } from "../../src/games/castle-risk/rules/state";
import type { Table } from "../../tabletop/table";
import type { View } from "../../tabletop/world/look";
import { expectSame } from "../helpers/same";
import { otherwise } from "../helpers/secrets";
import { recordedStates } from "../helpers/recorded";
import { openPacked, packHere } from "./packed";
import { colourOf, press } from "./people";
import { expectCalm } from "./seated";

const SEATS = ["red", "blue", "green", "yellow", "purple"];
const packed = packHere();

/** The packed table, with all seats taken and somebody who watches, going on from a state. */
async function tableAt(s: State): Promise<Table> {
  const table = await openPacked(packed);
  onTestFinished(() => {
    table.close();
  });
  for (const seat of SEATS) {
    await table.join(`Player ${seat}`);
    await table.sit(`Player ${seat}`, colourOf(seat));
  }
  await table.join("Watcher");
  await table.settle();
  const LuaScriptState = `castle_risk 1\nseed 9\nposition ${writePosition(s)}\n`;
  await table.load({ ...(await table.save()), LuaScriptState });
  return table;
}

/** All that somebody sees and hears, but for what tells objects apart. */
function seen(table: Table, who: string): unknown {
  const { objects, ...rest }: View = table.view(who);
  return { ...rest, objects: objects.map(({ guid: _, handle: __, ...object }) => object) };
}

test(
  "hands, missions, standing orders and hidden picks are known to their owners alone",
  { timeout: 240_000 },
  async () => {
    let compared = 0;
    let known = 0;
    for (const s of recordedStates(97)) {
      const owner = s.asked.find((seat) => otherwise(s, seat) !== undefined);
      const other = owner === undefined ? undefined : otherwise(s, owner);
      if (owner === undefined || other === undefined || compared === 2) continue;
      compared++;
      other.rng = [...s.rng];
      const own = colourOf(s.colours[owner] ?? "");
      const watchers = [...SEATS.map(colourOf).filter((colour) => colour !== own), "Watcher"];
      const tables = [await tableAt(s), await tableAt(other)] as const;
      const same = (when: string): void => {
        for (const who of watchers) expectSame(seen(tables[1], who), seen(tables[0], who), `${who} ${when}`);
      };
      for (let frame = 0; frame < 120; frame += 24) {
        for (const table of tables) await table.advance(24);
        same("while the table is laid");
      }
      for (const step of ["show settings", "show kingdom", "press 9", "press 17", "cancel"])
        for (const who of [own, watchers[0] ?? ""]) {
          for (const table of tables) {
            await press(table, who, step).catch(() => undefined);
            await table.advance(5);
          }
          same(`after ${who}'s ${step}`);
        }
      if (JSON.stringify(seen(tables[0], own)) !== JSON.stringify(seen(tables[1], own))) known++;
      for (const table of tables) expectCalm(table);
    }
    expect(compared).toBe(2);
    expect(known).toBeGreaterThan(0);
  },
);
