/** A game on the packed save that people have set up by what they see and press. */
import { expect, onTestFinished } from "vitest";
import { isFault } from "../../src/core/refuse";
import { hashState } from "../../src/games/castle-risk/hash";
import { startReplay, stepReplay } from "../../src/session/replay";
import type { Table } from "../../tabletop/table";
import { openPacked, packHere } from "./packed";
import { colourOf, press, stateOf } from "./people";

const packed = packHere();

/** A table at which these people sit, with a quick show and a short game; the first one is the host. */
export async function seatedTable(colours: readonly string[], rounds: number): Promise<Table> {
  const table = await openPacked(packed);
  onTestFinished(() => {
    table.close();
  });
  for (const colour of colours) await table.join(`Player ${colour}`);
  await table.settle();
  for (const colour of colours) {
    await press(table, `Player ${colour}`, `sit ${colour}`);
    await table.advance(10);
  }
  const host = colourOf(colours[0] ?? "");
  await press(table, host, "close_empty");
  for (let i = 0; i < rounds; i++) await press(table, host, "option round_limit +1");
  await table.settle();
  await press(table, host, "start");
  await table.advance(20);
  await press(table, host, "show settings");
  await table.settle();
  await press(table, host, "speed instant");
  await table.advance(20);
  return table;
}

export function expectCalm(table: Table): void {
  expect(table.errors).toEqual([]);
  expect(table.warnings).toEqual([]);
}

/** The save's record, replayed in Node, leads to the very state that the save resumes to. */
export async function expectReplays(table: Table): Promise<void> {
  const replay = startReplay((await table.save()).LuaScriptState);
  if (isFault(replay)) throw new Error(replay.why.code);
  let next = stepReplay(replay, []);
  while (next !== undefined && !isFault(next)) next = stepReplay(replay, []);
  expect(next).toBeUndefined();
  expect(hashState(replay.state)).toBe(hashState(await stateOf(table)));
}
