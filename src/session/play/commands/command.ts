import { refuse } from "../../../text/codes";
import type { Refusal } from "../../../core/types";
import { manualEdit } from "../../table/manual";
import { screenOf, type Room } from "../../table/room";
import { fights } from "../../table/table";
import { SCREEN } from "./screen";
import { MANUAL } from "./manual";
import { MOMENT } from "./moment";
import { PAST } from "./past";
import { PLAY } from "./play";
import { rules, SEATS } from "./seats";
import { SETUP } from "./setup";
import type { Effect, Outcome, Run, Who } from "./types";
import { WRITE } from "./write";

/** Commands that are nothing but an effect, and who may say them. */
interface Bare {
  readonly name: string;
  readonly effect: Effect;
  readonly by: "host" | "fighter" | "anybody";
}
const EFFECTS: readonly Bare[] = [
  { name: "relay", effect: "resync", by: "host" },
  { name: "landmarks", effect: "landmarks", by: "host" },
  { name: "skip", effect: "skip", by: "fighter" },
  { name: "nudge", effect: "nudge", by: "anybody" },
  { name: "keys", effect: "keys", by: "host" },
  { name: "camera", effect: "camera", by: "anybody" },
];

/** No effect, nothing moved. */
export function newOutcome(): Outcome {
  return { action: undefined, events: [], moved: false, effect: undefined, news: undefined };
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
    if (PAST[name] !== undefined && manualEdit(room) !== undefined) return refuse("manual.pending");
    const { proposal } = room.table;
    const why = run(room, who, words, out);
    if (proposal === undefined && room.table.proposal !== undefined) closePages(room);
    return why;
  }
  return bare(room, who, name, out);
}

function bare(room: Room, who: Who, name: string, out: Outcome): Refusal | undefined {
  const found = EFFECTS.find((one) => one.name === name);
  if (found === undefined) return refuse("command.unknown");
  const may =
    found.by === "anybody" || rules(room, who) || (found.by === "fighter" && fights(room.table, who.colour));
  if (!may) return refuse("table.not_host");
  out.effect = found.effect;
  return undefined;
}

/** What is asked of all has seconds to be answered, and pages would lie over it. */
function closePages(room: Room): void {
  for (const { colour } of room.table.chairs) screenOf(room, colour).page = "";
}

function find(name: string): Run | undefined {
  if (!NAMES.includes(name)) return undefined;
  return (
    PLAY[name] ??
    SEATS[name] ??
    SETUP[name] ??
    PAST[name] ??
    SCREEN[name] ??
    MOMENT[name] ??
    MANUAL[name] ??
    WRITE[name]
  );
}

/** Held against what comes in: in JavaScript a table knows words that nobody wrote into it. */
const NAMES: readonly string[] = [PLAY, SEATS, SETUP, PAST, SCREEN, MOMENT, MANUAL, WRITE].flatMap((table) =>
  Object.keys(table),
);
