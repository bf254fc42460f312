import { nextLine, openText, parseWhole } from "../../src/core/lines";
import { isFault } from "../../src/core/refuse";
import { readPosition } from "../../src/core/position";
import { openRecord } from "../../src/core/record";
import type { Engine } from "../../src/core/engine";
import { createLua52 } from "../../tabletop/lua/lua52";
import { createMoonSharp } from "../../tabletop/lua/moonsharp";
import { LuaError, type LuaEngine } from "../../tabletop/lua/engine";
import { Complaint } from "../complaint";
import { makeEngine } from "../lua/bundle";
import { saveOf } from "../pack/saves";
import { moonSharpHosts } from "../moonsharp/hosts";
import { faultComplaint, type Beginning } from "./begin";
import { checkCount, type Run } from "./run";
import { root } from "../root";

const REPLAY = "table_replay";

/** Replays a record on the Lua bundle: all that is printed comes from what the engine writes. */
export async function runInLua(
  beginning: Beginning,
  until: number | undefined,
  hashed: boolean,
  name: "lua52" | "moonsharp",
): Promise<Run> {
  const engine = await openEngine(name);
  try {
    await engine.run(engineCode(beginning.engine.meta.id));
    const last = until === undefined ? "" : String(until);
    const ask = async (want: string): Promise<string[]> =>
      readAnswer(await engine.call(REPLAY, beginning.text, last, want), beginning);
    const [head = "", position = ""] = await ask("position");
    const count = parseWhole(head.split(" ")[1] ?? "");
    checkCount(beginning, count, until);
    const record = openRecord(beginning.engine, beginning.text);
    const names = isFault(record) ? [] : record.names;
    const hashes = hashed ? (await ask("hashes")).slice(1) : [];
    return { state: readState(beginning.engine, position), names, count, hashes };
  } catch (error) {
    if (!(error instanceof LuaError)) throw error;
    throw new Complaint(`${name} failed: ${error.message.split("\n")[0]}`);
  } finally {
    engine.close();
  }
}

async function openEngine(name: "lua52" | "moonsharp"): Promise<LuaEngine> {
  if (name === "lua52") return createLua52();
  const { hosts, missing } = moonSharpHosts(root);
  const host = hosts[0];
  if (host === undefined) throw new Complaint(`MoonSharp is not there: ${missing.join("; ")}.`);
  return createMoonSharp({ command: host.command });
}

/** The Lua of a game's engine; complains where it cannot be compiled. */
export function engineCode(game: string): string {
  const { code, errors } = makeEngine(root, saveOf(game).name);
  if (errors.length > 0) throw new Complaint(`The engine cannot be compiled:\n${errors.join("\n")}`);
  return code;
}

/** The lines of an answer; one that is a fault is complained about. */
function readAnswer(answer: string, beginning: Beginning): string[] {
  if (!answer.startsWith("fault ")) return answer.split("\n");
  const [head = "", ...pairs] = answer.split("\t");
  const [, line, column, code = ""] = head.split(" ");
  const params: Record<string, string | number> = {};
  for (const pair of pairs) {
    const at = pair.indexOf("=");
    const value = pair.substring(at + 1);
    params[pair.substring(0, at)] = /^-?\d+$/.test(value) ? Number(value) : value;
  }
  throw faultComplaint({ line: Number(line), column: Number(column), why: { code, params } }, beginning);
}

function readState(engine: Engine, position: string): Run["state"] {
  const line = nextLine(openText(position));
  const state = line === undefined ? undefined : readPosition(engine, line);
  if (state === undefined || isFault(state))
    throw new Error(`the engine wrote a position that cannot be read (${state?.why.code ?? "empty"})`);
  return state;
}
