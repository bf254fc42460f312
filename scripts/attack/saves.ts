import { perform } from "../../tabletop/server/table/tasks";
import { readSave } from "../../tabletop/save/read";
import { isRecord } from "../../tabletop/save/check";
import { pick, type Fuzzer } from "./fuzzer";
import { tryRoom } from "./room";
import { spoilJson } from "./json";
import { spoilText } from "./text";
import type { Opening } from "../../tabletop/server/table/messages";
import type { Room } from "../../tabletop/server/table/room";
import type { Roll } from "../../src/core/types";

const LIMIT = 20_000;
/** What is not looked into: a script that does what it likes is no fault of a reader. */
const WHOLE = ["LuaScript", "LuaScriptState"];

/** A save that is as it should be, and states that its script might have saved. */
export interface SaveSource {
  readonly opening: Opening;
  readonly states: readonly string[];
}

/** Opens saves that are not as they should be; people come, look, save and load. */
export function savesFuzzer(sources: readonly SaveSource[]): Fuzzer {
  const parsed = sources.map(({ opening, states }) => ({
    states,
    save: JSON.parse(opening.save) as Record<string, unknown>,
  }));
  return {
    name: "saves",
    limit: LIMIT,
    attempt: async (roll) => {
      return tryRoom({ save: spoilt(pick(parsed, roll), roll), refused: oneLine, play });
    },
    close: () => undefined,
  };
}

interface Parsed {
  readonly save: Record<string, unknown>;
  readonly states: readonly string[];
}

/** Most run no script: what is drawn of a save is read from the save, and that is done sooner. */
function spoilt({ save, states }: Parsed, roll: Roll): string {
  const scripted = roll(4) === 0;
  const source = scripted ? save : { ...save, LuaScript: "" };
  if (roll(8) === 0) {
    const text = JSON.stringify({ ...source, LuaScript: "" });
    return spoilText(text, [text.slice(0, 20_000)], roll);
  }
  const value = spoilJson(source, WHOLE, roll);
  if (scripted && isRecord(value) && states.length > 0)
    value["LuaScriptState"] = spoilText(pick(states, roll), states, roll);
  return JSON.stringify(value);
}

const oneLine = (why: string): string | undefined =>
  why.includes("\n") ? "it is refused in several lines" : undefined;

/** Somebody comes and looks, saves, and loads what was saved. */
async function play(room: Room): Promise<string | undefined> {
  const people = [{ id: 0, name: "Ann", color: "Red", promoted: false }];
  await perform(room, { t: "enter", tab: 1, host: true, people, looking: 0 });
  const seen = (await look(room)) ?? (await look(room));
  if (seen !== undefined) return seen;
  const { save } = await perform(room, { t: "save" });
  if (save === undefined) return "it is not saved";
  readSave(save, true);
  const { refused } = await perform(room, { t: "load", opening: { save, written: true } });
  if (refused !== undefined) return `what is saved cannot be loaded: ${refused.why}`;
  return look(room);
}

async function look(room: Room): Promise<string | undefined> {
  room.touched = true;
  const { fault, out = [] } = await perform(room, { t: "tick", frames: 4, stopped: false });
  if (fault !== undefined) return `a look fails: ${fault}`;
  if (room.tabs.get(1)?.screen.scene === undefined) return "nobody sees anything";
  const left = room.table.warnings.find((text) => text.includes("cannot be shown"));
  if (left !== undefined) return `it is opened, though a part of it ${left}`;
  return out.some(({ text }) => text.includes("NaN")) ? "a browser is told what is no number" : undefined;
}
