import { Complaint } from "../complaint";
import { gameOf } from "../game";
import { unfaulted } from "../replay/begin";
import { runInNode } from "../replay/run";
import { recordedSave } from "../pack/saves";
import { openWhole } from "../replay/whole";
import { fromCaller, readText } from "../replay/input";
import { readSave } from "../../tabletop/save/read";
import { SaveError } from "../../tabletop/save/check";
import { autosaved } from "./autosaved";
import { withState } from "../../tabletop/server/opening";
import { wrongUse } from "../options";
import { SAVES } from "../../mod/saves/index";
import type { Opening } from "../../tabletop/server/table/messages";
import type { Save } from "../../mod/save";

/** What a table begins with: a save, or the state of the script under a packed save. */
export type Begin = { save: string } | { state: string };

/** A save that is of none of our games, by the name of its file. */
export interface Foreign {
  foreign: string;
}

/** What was asked for: the game, if it is known already, and what its table begins with in place of the last game. */
export interface Asked {
  readonly game: Save | undefined;
  readonly begin: Begin | Foreign | undefined;
}

interface Options {
  save?: string | undefined;
  record?: string | undefined;
  new?: boolean | undefined;
}

/**
 * Reads what the table is to begin with. A record or a save chooses its game; one of another game than the `chosen` one
 * is complained of, as is a record that does not replay.
 */
export async function readAsked(options: Options, chosen: Save | undefined): Promise<Asked> {
  const { save, record } = options;
  if ([save, record, options.new].filter((one) => one !== undefined).length > 1)
    return wrongUse("Only one of --save, --record and --new can be given.");
  if (save !== undefined) return readGame(save, chosen);
  if (record !== undefined) return readRecord(record, chosen);
  return { game: chosen, begin: options.new === true ? { state: "" } : undefined };
}

async function readRecord(name: string, chosen: Save | undefined): Promise<Asked> {
  const state = await readText(name);
  const own = recordedSave(state);
  refuseOther(`${name}:1:1: This record`, own, chosen);
  const engine = gameOf(state, name);
  const beginning = { engine, name, text: state, shift: 0 };
  const played = runInNode(beginning, undefined, false);
  const resumed = unfaulted(openWhole(engine, state), beginning).table.match?.game.state;
  const { hash } = engine.rules;
  if (resumed === undefined || hash(resumed) !== hash(played.state)) {
    const line = state.split("\n").findIndex((each) => each.startsWith("# position ")) + 1;
    throw new Complaint(`${name}:${line}:1: The game does not stand like that here: take this comment out.`);
  }
  return { game: own ?? chosen ?? SAVES[0], begin: { state } };
}

const ANY = "A save of another mod is opened by npm run -s serve.";

/** A save is read where the table is; what is none is named here, where its name is known. */
async function readGame(name: string, chosen: Save | undefined): Promise<Asked> {
  const text = await readText(name);
  try {
    const { SaveName, LuaScriptState } = readSave(text, true);
    const own = recordedSave(LuaScriptState) ?? SAVES.find(({ meta }) => meta.title === SaveName);
    refuseOther(`${name}: This save`, own, chosen);
    if (own === undefined) return { game: undefined, begin: { foreign: name } };
    return { game: own, begin: { save: text } };
  } catch (error) {
    if (error instanceof SaveError) throw new Complaint(`${name} cannot be opened: ${error.message}. ${ANY}`);
    throw error;
  }
}

/** Complains where the game that goes on in a named folder is another one than that of the table: its page could not show it. */
export function refuseFolder(folder: string, game: Save): void {
  const parts = autosaved(fromCaller(folder));
  if (parts === undefined) return;
  const own = recordedSave(parts.LuaScriptState) ?? SAVES.find(({ meta }) => meta.title === parts.SaveName);
  refuseOther(`${folder}: The game in this folder`, own, game);
}

/** Complains where something is of another game than the chosen one. */
function refuseOther(what: string, own: Save | undefined, chosen: Save | undefined): void {
  if (own === undefined || chosen === undefined || own === chosen) return;
  const { id, title } = own.meta;
  throw new Complaint(`${what} is of ${title}; open it at that table (npm start -- --game ${id}).`);
}

/** The save that it comes to. */
export function openingOf(begin: Begin, packed: Opening): Opening {
  if ("save" in begin) return { save: begin.save, written: true };
  return { ...packed, save: withState(packed.save, begin.state) };
}
