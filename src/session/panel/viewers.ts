import { COLOURS } from "../../games/castle-risk/meta";
import type { Look, Room } from "../table/room";

/** Ids of all who may look at panels: the seats, and "grey" for those who only watch. */
export const VIEWERS: readonly string[] = COLOURS.map((c): string => c).concat(["grey"]);

/** Colours of the table by viewer. Black sees all that spectators see. */
const NAMES: Readonly<Record<string, string>> = {
  red: "Red",
  blue: "Blue",
  green: "Green",
  yellow: "Yellow",
  purple: "Purple",
  grey: "Grey|Black",
};

/** The colours of the table that these viewers have, as `visibility` wants them; empty for none. */
export function namesOf(viewers: readonly string[]): string {
  let names = "";
  for (const id of viewers) names += names === "" ? NAMES[id] : `|${NAMES[id]}`;
  return names;
}

/** Whether somebody has chosen large letters. */
export function isLarge(room: Room, viewer: string): boolean {
  const look = room.looks[viewer];
  return look !== undefined && look.size > 0;
}

/** The viewers for whom something holds, as `visibility` wants them. */
export function thoseWho(room: Room, holds: (this: void, look: Look | undefined) => boolean): string {
  let names = "";
  for (const id of VIEWERS) {
    if (holds(room.looks[id])) names += names === "" ? NAMES[id] : `|${NAMES[id]}`;
  }
  return names;
}

/** The colour of the host's chair, as an id; empty where the host has none. */
function hostColour(room: Room): string {
  const { host, chairs } = room.table;
  if (host === "") return "";
  for (const chair of chairs) if (chair.player === host) return chair.colour;
  return "";
}

/** All viewers but the host's colour; a host without a chair is one of many who watch, and sees their part below its own. */
export function othersThanHost(room: Room): string {
  const colour = hostColour(room);
  return namesOf(VIEWERS.filter((id) => id !== colour));
}

/** Who may do what the host may: whoever the table has promoted, and the colour of our host. */
export function hostNames(room: Room): string {
  const colour = hostColour(room);
  return colour === "" ? "Admin" : `Admin|${NAMES[colour]}`;
}

/** Whether somebody sits at this colour; those who watch are always there. */
export function isSeated(room: Room, viewer: string): boolean {
  if (viewer === "grey") return true;
  for (const chair of room.table.chairs) if (chair.colour === viewer) return chair.player !== "";
  return false;
}
