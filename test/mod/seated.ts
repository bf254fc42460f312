/** A game on the packed save that people have set up by what they see and press. */
import { expect, onTestFinished } from "vitest";
import { isFault } from "../../src/core/refuse";
import { hashState } from "../../src/games/castle-risk/rules/state/hash";
import type { EngineFactory } from "../../tabletop/run/script";
import type { Table } from "../../tabletop/table";
import type { Ways } from "../../tabletop/world/ways";
import { openPacked, packHere } from "./packed";
import { colourOf, reseed, setUp, sitDown, stateOf } from "./people";
import { startReplay, stepReplay } from "../helpers/castle";

const packed = packHere();
const SEED = 4;

/** What tables save that people have set up, by who sits there and how many rounds it is: once for all files. */
const begun = new Map<string, string>();

/** A table at which these people sit, with a quick show and a short game; the first one is the host. */
export async function seatedTable(
  colours: readonly string[],
  rounds: number,
  engine?: EngineFactory,
  ways: Ways = {},
): Promise<Table> {
  const which = `${rounds} ${colours.join(" ")}`;
  const text = begun.get(which) ?? (await begin(colours, rounds));
  begun.set(which, text);
  return tableAt(colours, text, engine, ways);
}

async function begin(colours: readonly string[], rounds: number): Promise<string> {
  const table = await openPacked(packed);
  await setUp(table, colours, rounds);
  await reseed(table, SEED);
  const text = await table.scriptState();
  expectCalm(table);
  table.close();
  return text;
}

/** A table at which these people sit, and go on with what a table has saved. */
export async function tableAt(
  colours: readonly string[],
  text: string,
  engine?: EngineFactory,
  ways: Ways = {},
): Promise<Table> {
  const table = await openPacked(packed, engine, 1, ways, text);
  onTestFinished(() => {
    table.close();
  });
  await sitDown(table, Object.fromEntries(colours.map((colour) => [colourOf(colour), `Player ${colour}`])));
  return table;
}

export function expectCalm(table: Table): void {
  expect(table.errors).toEqual([]);
  expect(table.warnings).toEqual([]);
}

/** The save's record, replayed in Node, leads to the very state that the save resumes to. */
export async function expectReplays(table: Table): Promise<void> {
  const replay = startReplay(await table.scriptState());
  if (isFault(replay)) throw new Error(replay.why.code);
  let next = stepReplay(replay, []);
  while (next !== undefined && !isFault(next)) next = stepReplay(replay, []);
  expect(next).toBeUndefined();
  expect(hashState(replay.state)).toBe(hashState(await stateOf(table)));
}
