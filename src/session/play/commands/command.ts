import { refuse } from "../../../core/refuse";
import type { Refusal } from "../../../core/types";
import { manualEdit } from "../../table/manual";
import { lookOf, type Room } from "../../table/room";
import { fights } from "../../table/table";
import { LOOK } from "./look";
import { MANUAL } from "./manual";
import { PAST } from "./past";
import { PLAY } from "./play";
import { rules, SEATS } from "./seats";
import { SETUP } from "./setup";
import type { Outcome, Run, Who } from "./types";
import { WRITE } from "./write";

/** What only the table can do, because it has pieces: for the host, but for those that everybody may say. */
const HOST_EFFECTS: readonly string[] = ["relay", "landmarks"];
const EFFECTS: readonly string[] = ["nudge", "camera"];

/** No effect, nothing moved. */
export function newOutcome(): Outcome {
  return { events: [], moved: false, effect: "", news: undefined };
}

/**
 * Does what somebody says to the table: words with blanks between them, the first of which names the
 * command. Refused with everything as it was; what came of it besides is written into `out`.
 */
export function command(room: Room, who: Who, text: string, out: Outcome): Refusal | undefined {
  const words = text.split(" ");
  const name = words[0];
  const run = find(name);
  if (run !== undefined) {
    // Going back and forth would forget what lies there.
    if (PAST[name] !== undefined && manualEdit(room) !== undefined) return refuse("hand.pending");
    const { proposal } = room.table;
    const why = run(room, who, words, out);
    if (proposal === undefined && room.table.proposal !== undefined) closePages(room);
    return why;
  }
  if (HOST_EFFECTS.includes(name)) {
    if (!rules(room, who)) return refuse("table.not_host");
  } else if (name === "skip") {
    if (!rules(room, who) && !fights(room.table, who.colour)) return refuse("table.not_host");
  } else if (!EFFECTS.includes(name)) return refuse("command.unknown");
  out.effect = name;
  return undefined;
}

/** What is asked of all has seconds to be answered, and pages would lie over it. */
function closePages(room: Room): void {
  for (const { colour } of room.table.chairs) lookOf(room, colour).page = "";
}

function find(name: string): Run | undefined {
  if (!NAMES.includes(name)) return undefined;
  return PLAY[name] ?? SEATS[name] ?? SETUP[name] ?? PAST[name] ?? LOOK[name] ?? MANUAL[name] ?? WRITE[name];
}

/** Held against what comes in: in JavaScript a table knows words that nobody wrote into it. */
const NAMES: readonly string[] = [PLAY, SEATS, SETUP, PAST, LOOK, MANUAL, WRITE].flatMap((table) =>
  Object.keys(table),
);
