/** What editors and Tabletop Simulator say to each other: https://api.tabletopsimulator.com/externaleditorapi/ */
import { isRecord, recordIn } from "../save/check";

/** A script as an editor has it; Global has the GUID -1. */
export interface ScriptState {
  name: string;
  guid: string;
  script: string;
  ui?: string;
}

/** What an editor asks: all scripts, other scripts (and the save loaded anew), a message to scripts, a run of Lua. */
export type ToTable =
  | { messageID: 0 }
  | { messageID: 1; scriptStates: readonly Partial<ScriptState>[] }
  | { messageID: 2; customMessage: object }
  | { messageID: 3; guid: string; script: string; returnID?: unknown };

/**
 * What is told: a script to edit, a game that is loaded, a print, an error, a message of a script, what a run of Lua
 * gave, a save, an object that has come.
 */
export type FromTable =
  | { messageID: 0; scriptStates: readonly ScriptState[] }
  | { messageID: 1; savePath?: string; scriptStates: readonly ScriptState[] }
  | { messageID: 2; message: string }
  | { messageID: 3; error: string; guid: string; errorMessagePrefix: string }
  | { messageID: 4; customMessage: unknown }
  | { messageID: 5; returnValue?: unknown; returnID?: unknown }
  | { messageID: 6; savePath?: string }
  | { messageID: 7; guid: string };

export const GLOBAL = "-1";

/** The message that a document is; a text says why it is none. */
export function readToTable(text: string): ToTable | string {
  const read = recordIn(text);
  if (read === undefined) return "it is no JSON";
  const { messageID, scriptStates, customMessage, guid = GLOBAL, script, returnID } = read;
  if (messageID === 0) return { messageID };
  if (messageID === 1) {
    if (!Array.isArray(scriptStates)) return "message 1 wants a list scriptStates";
    const states: unknown[] = scriptStates;
    const wrong = states.findIndex((state) => !isState(state));
    return wrong < 0
      ? { messageID, scriptStates: states.filter(isState) }
      : `scriptStates[${wrong}] of message 1 wants a guid, and texts as script and ui`;
  }
  if (messageID === 2)
    return typeof customMessage === "object" && customMessage !== null
      ? { messageID, customMessage }
      : "message 2 wants a table customMessage";
  if (messageID === 3)
    return typeof script === "string" && typeof guid === "string"
      ? { messageID, guid, script, ...(returnID === undefined ? {} : { returnID }) }
      : "message 3 wants texts guid and script";
  return `there is no message ${JSON.stringify(messageID) ?? "without messageID"}`;
}

function isState(value: unknown): value is Partial<ScriptState> {
  if (!isRecord(value)) return false;
  const { guid, script = "", ui = "", name = "" } = value;
  return [guid, script, ui, name].every((text) => typeof text === "string");
}
