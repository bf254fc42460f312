import type { Refusal } from "../../../core/types";
import { refuse } from "../../../text/codes";
import { manualEdit } from "../../table/manual";
import { screenOf, type Room } from "../../table/room";
import { MANUAL } from "./manual";
import { MOMENT } from "./moment";
import { obey } from "./obey";
import { PAST } from "./past";
import { PLAY } from "./play";
import { SCREEN } from "./screen";
import { SEATS } from "./seats";
import { SETUP } from "./setup";
import type { Commands, Outcome, Who } from "./types";
import { WRITE } from "./write";

/** Commands that are nothing but an effect. */
const EFFECTS: Commands = {
  relay: { by: "host", effect: "resync" },
  landmarks: { by: "host", effect: "landmarks" },
  skip: { by: "fighter", effect: "skip" },
  nudge: { by: "anybody", effect: "nudge" },
  keys: { by: "host", effect: "keys" },
  camera: { by: "anybody", effect: "camera" },
};

/** All that can be said to a table, by the first word. */
const COMMANDS: Commands = {
  ...EFFECTS,
  ...PLAY,
  ...SEATS,
  ...SETUP,
  ...PAST,
  ...SCREEN,
  ...MOMENT,
  ...MANUAL,
  ...WRITE,
};
/** What comes in is held against lists of names: in JavaScript a table has words that nobody wrote into it. */
const NAMES = Object.keys(COMMANDS);
const PAST_NAMES = Object.keys(PAST);

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
  if (!NAMES.includes(name)) return refuse("command.unknown");
  // Going back and forth would forget what lies there.
  if (PAST_NAMES.includes(name) && manualEdit(room) !== undefined) return refuse("manual.pending");
  const { proposal } = room.table;
  const why = obey(COMMANDS[name], room, who, words, out);
  if (proposal === undefined && room.table.proposal !== undefined) closePages(room);
  return why;
}

/** What is asked of all has seconds to be answered, and pages would lie over it. */
function closePages(room: Room): void {
  for (const { colour } of room.table.chairs) screenOf(room, colour).page = "";
}
