import type { Room } from "../table/room";
import type { Screen } from "../table/screen";
import { chairOfColour, seatOfColour } from "../table/table";
import { tableNames } from "./colours";
import type { Writer } from "../game/panel";

/** The viewer that stands for all who only watch. */
export const WATCHING = "grey";

/** A `visibility` that no one has: an empty one would show to all. */
export const NOBODY = "Invisible";

/** Ids of all who may look at panels: the game's colours, and those who only watch. */
export function viewersOf({ table }: Room): readonly string[] {
  return table.module.meta.colours.concat([WATCHING]);
}

/** The colours of the table that these viewers have, as `visibility` wants them; empty for none. */
export function namesOf(viewers: readonly string[]): string {
  return viewers.map((viewer) => tableNames(viewer)).join("|");
}

/** How large somebody wants letters: a step of SCALES. */
export function sizeOf(room: Room, viewer: string): number {
  return room.screens[viewer]?.size ?? 0;
}

/** Whether somebody has hidden all panels. */
export function isHidden(room: Room, viewer: string): boolean {
  return room.screens[viewer]?.folded["all"] === true;
}

/** The viewers for whom something holds, as `visibility` wants them. */
export function thoseWho(room: Room, holds: (this: void, screen: Screen | undefined) => boolean): string {
  return namesOf(viewersOf(room).filter((id) => holds(room.screens[id])));
}

/** Shows an element to those who have not folded it, and `<id>-folded` to those who have. */
export function showFolded(room: Room, id: string, isThere: boolean, { showAllTo }: Writer): void {
  const folded = (screen: Screen | undefined): boolean => screen?.folded[id] === true;
  showAllTo(id, isThere ? thoseWho(room, (screen) => !folded(screen)) : "");
  showAllTo(`${id}-folded`, isThere ? thoseWho(room, folded) : "");
}

/** Those who have opened a page. */
export function readersOf(room: Room, page: string): string {
  return thoseWho(room, (screen) => screen?.page === page);
}

/** The colour of the host's chair, as an id; empty where the host has none. */
function hostColour(room: Room): string {
  const { host, chairs } = room.table;
  if (host === "") return "";
  return chairs.find(({ player }) => player === host)?.colour ?? "";
}

/** All viewers but the host's colour; a host without a chair is one of many who watch, and sees their part below its own. */
export function othersThanHost(room: Room): string {
  const colour = hostColour(room);
  return namesOf(viewersOf(room).filter((id) => id !== colour));
}

/** Who may do what the host may: whoever the table has promoted, and the colour of our host. */
export function hostNames(room: Room): string {
  const colour = hostColour(room);
  return colour === "" ? "Admin" : `Admin|${tableNames(colour)}`;
}

/** Who may change the pace: the host, and whoever sits at the table alone. */
export function pacerNames(room: Room): string {
  const taken = room.table.chairs.filter(({ player }) => player !== "");
  const isAlone = taken.length > 0 && taken.every(({ player }) => player === taken[0].player);
  const host = hostNames(room);
  const own = isAlone ? namesOf(taken.map(({ colour }) => colour)) : "";
  return own === "" || host.endsWith(`|${own}`) ? host : `${host}|${own}`;
}

/** Whether somebody sits at this colour; those who watch are always there. */
export function isSeated(room: Room, viewer: string): boolean {
  return viewer === WATCHING || (chairOfColour(room.table, viewer)?.player ?? "") !== "";
}

/** The seat of a colour at which somebody sits, or -1. */
export function seatAt(room: Room, colour: string): number {
  return isSeated(room, colour) ? seatOfColour(room.table, colour) : -1;
}
