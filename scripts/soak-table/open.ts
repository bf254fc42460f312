import { openTable, type Table } from "../../tabletop/table";
import type { EngineFactory } from "../../tabletop/run/script";
import type { Measure } from "../../tabletop/world/types";

/** The packed save of a game, and what runs its script; Lua 5.2 without an engine. */
export interface Source {
  readonly save: string;
  readonly map?: string;
  readonly engine?: EngineFactory;
  readonly measure?: Measure;
}

/** A table that is the same in every replay: its dice, GUIDs and clocks go by the seed and by frames. */
export async function openSeeded({ save, map, engine, measure }: Source, seed: number): Promise<Table> {
  return openTable(writtenFor(save), {
    seed,
    ...(map === undefined ? {} : { map }),
    ...(engine === undefined ? {} : { engine }),
    ...(measure === undefined ? {} : { measure }),
  });
}

/** Clocks that go by the table's frames: what scripts draw from the time is the same in every replay. */
const CLOCK =
  "os = setmetatable({ time = function() return 1700000000 + math.floor(Time.time) end, " +
  "clock = function() return Time.time end }, { __index = os }) ";

/** The same save with a script whose clocks are the table's. No line of the script moves. */
function writtenFor(save: string): string {
  const file = JSON.parse(save) as { LuaScript: string };
  file.LuaScript = CLOCK + file.LuaScript;
  return JSON.stringify(file);
}
