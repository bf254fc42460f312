import { nextLine, openText, peek } from "../../src/core/lines";
import { hasRng } from "../../src/core/rng";
import { isFault } from "../../src/core/refuse";
import type { Fault } from "../../src/core/types";
import { hashState } from "../../src/games/castle-risk/rules/hash";
import { GAME_ID, GAME_VERSION } from "../../src/games/castle-risk/meta";
import { writeOptions } from "../../src/games/castle-risk/notation/position/options";
import { writePosition } from "../../src/games/castle-risk/notation/position/write";
import { openRecord } from "../../src/games/castle-risk/notation/record";
import type { State } from "../../src/games/castle-risk/rules/state";
import { refusalText } from "../../src/text/refusals";
import { Complaint } from "../complaint";
import { parseJson, type Place } from "../report/parse";
import { isJsonFault, readReport } from "../report/read";
import { jsonFaultText } from "../report/words";
import { readText } from "./input";
import { ENGLISH } from "../../src/games/castle-risk/text/en/english";

/** A record to be replayed, and how its lines are called. */
export interface Beginning {
  /** What complaints name as the file. */
  readonly name: string;
  readonly text: string;
  /** Lines of `text` that stand before those of the file, less those of the file that do not stand in it. */
  readonly shift: number;
}

/** The text of a record, begun with the game of a JSON object where one is given. */
export async function readBeginning(file: string | undefined, from: string | undefined): Promise<Beginning> {
  const text = file === undefined ? "" : await readText(file);
  const name = file ?? "";
  if (from === undefined) return { name, text, shift: 0 };
  const state = await readGame(from);
  const head = [`${GAME_ID} ${GAME_VERSION}`, `position ${writePosition(state)}`];
  if (file === undefined) return { name: from, text: `${head.join("\n")}\n`, shift: 0 };
  const header = splitHeader(text);
  checkHeader(header.lines, text, state, file, from);
  for (const line of header.lines) {
    const word = peek(nextLine(openText(line)) ?? EMPTY);
    if (word === "player" || (word === "seed" && !hasRng(state.rng))) head.push(line);
  }
  return {
    name,
    text: `${head.join("\n")}\n${header.rest}`,
    shift: head.length - header.lines.length,
  };
}

const EMPTY = { number: 0, words: [], columns: [1], size: 0, at: 0, fault: undefined };
const HEADER = [GAME_ID, "players", "player", "option", "seed", "position"];

/** The lines before the first action, comments and empty ones among them. */
function splitHeader(text: string): { lines: string[]; rest: string } {
  const source = openText(text);
  let end = text.length;
  for (;;) {
    const begin = source.at;
    const line = nextLine(source);
    if (line === undefined) break;
    if (!HEADER.includes(peek(line))) {
      // Comments above the first action are skipped by nextLine: they go with it.
      end = begin;
      break;
    }
  }
  const lines = text.substring(0, end).split("\n");
  if (lines[lines.length - 1] === "") lines.pop();
  return { lines, rest: text.substring(end) };
}

/** A record that is played on from an object may leave out who plays what; what it says must be the same. */
function checkHeader(lines: readonly string[], text: string, state: State, file: string, from: string): void {
  if (lines.length === 0) {
    const none = openRecord(text);
    if (isFault(none)) throw faultComplaint(none, { name: file, text, shift: 0 });
  }
  const words = lines.map((line) => peek(nextLine(openText(line)) ?? EMPTY));
  const plays = words.includes("players") || words.includes("position");
  const more = plays ? [] : [`players ${state.colours.join(" ")}`];
  const options = words.includes("position") || words.includes("option");
  if (!options) more.push(...writeOptions(state.options).map((option) => `option ${option}`));
  const record = openRecord([...lines, ...more].join("\n"));
  if (isFault(record)) throw faultComplaint(record, { name: file, text: "", shift: 0 });
  const other = record.state;
  const same =
    other.colours.join(" ") === state.colours.join(" ") &&
    writeOptions(other.options).join(";") === writeOptions(state.options).join(";") &&
    (!words.includes("position") || hashState(other) === hashState(state));
  if (!same) {
    const line = words.findIndex((word) => ["players", "position", "option"].includes(word)) + 1;
    throw new Complaint(`${file}:${line}:1: This record is of another game than that of ${from}.`);
  }
}

/** The game of a JSON object. */
async function readGame(from: string): Promise<State> {
  const parsed = parseJson(await readText(from));
  if ("message" in parsed) {
    throw new Complaint(`${placed(from, parsed.place)}: This is no JSON: ${parsed.message}.`);
  }
  const state = readReport(parsed.value);
  if (!isJsonFault(state)) return state;
  throw new Complaint(`${placed(from, placeOf(parsed.places, state.path))}: ${jsonFaultText(state)}`);
}

/** The place of a path, or of the nearest part around it that is there. */
function placeOf(places: ReadonlyMap<string, Place>, path: string): Place {
  let part = path;
  while (!places.has(part) && part !== "") part = part.replace(/(^|\.|\[)[^.[]*$/, "");
  return places.get(part) ?? { line: 1, column: 1 };
}

function placed(file: string, place: Place): string {
  return `${file}:${place.line}:${place.column}`;
}

/** The complaint about a fault of a record. */
export function faultComplaint(fault: Fault, beginning: Beginning): Complaint {
  const place = { line: fault.line - beginning.shift, column: fault.column };
  return new Complaint(`${placed(beginning.name, place)}: ${refusalText(fault.why, ENGLISH)}`);
}
