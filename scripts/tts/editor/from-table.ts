import { Complaint } from "../../complaint";
import { isRecord, recordIn } from "../../../tabletop/save/check";

/** A script and an interface as Tabletop Simulator has them. */
export interface TheirScript {
  readonly name: string;
  readonly guid: string;
  readonly script: string;
  readonly ui: string;
}

/** What Tabletop Simulator tells an editor, as far as it is used here. */
export type FromTable =
  | {
      readonly kind: "loaded";
      readonly savePath: string | undefined;
      readonly scripts: readonly TheirScript[];
    }
  | { readonly kind: "print"; readonly text: string }
  | { readonly kind: "error"; readonly text: string; readonly guid: string; readonly prefix: string }
  | { readonly kind: "answer"; readonly value: unknown; readonly id: unknown }
  | { readonly kind: "message"; readonly value: unknown }
  | { readonly kind: "other" };

/** Reads a message of Tabletop Simulator; complains of what is none. */
export function readTold(text: string): FromTable {
  const read = fieldsOf(text);
  const { messageID, message, error, guid, errorMessagePrefix = "", savePath, scriptStates } = read;
  switch (messageID) {
    case 1:
      if (!Array.isArray(scriptStates)) return nonsense(text);
      return {
        kind: "loaded",
        savePath: typeof savePath === "string" && savePath !== "" ? savePath : undefined,
        scripts: scriptStates.map((state: unknown) => scriptOf(state) ?? nonsense(text)),
      };
    case 2:
      return { kind: "print", text: wordOf(message) };
    case 3:
      return { kind: "error", text: wordOf(error), guid: wordOf(guid), prefix: wordOf(errorMessagePrefix) };
    case 4:
      return { kind: "message", value: read["customMessage"] };
    case 5:
      return { kind: "answer", value: read["returnValue"], id: read["returnID"] };
    case 0:
    case 6:
    case 7:
      return { kind: "other" };
    default:
      return nonsense(text);
  }
}

function scriptOf(state: unknown): TheirScript | undefined {
  if (!isRecord(state)) return undefined;
  const { name, guid, script, ui } = state;
  if (typeof guid !== "string") return undefined;
  return { name: wordOf(name), guid, script: wordOf(script), ui: wordOf(ui) };
}

function wordOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  return recordIn(text) ?? nonsense(text);
}

/** Complains of an answer that Tabletop Simulator does not give, with its first 60 letters. */
export function nonsense(text: string): never {
  const begin = text.length > 60 ? `${text.slice(0, 60)} ...` : text;
  throw new Complaint(
    `What answers is no Tabletop Simulator, or one of another version: it says ${JSON.stringify(begin)}.`,
  );
}
