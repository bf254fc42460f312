import type { Room } from "../../table/room";
import { tableNames } from "../../ui/colours";
import { BELOW_TURN, MIDDLE_SHIFT, PACE_X, PACE_X_LARGE, PACE_Y, RIGHT, STATUS_BOTTOM } from "../../ui/grid";
import type { Panel, Writer } from "../../game/panel";
import { isHidden, isSeated, namesOf, sizeOf, viewersOf, WATCHING } from "../../ui/viewers";
import { resize } from "../../ui/resize";
import { COPIED, copyOf, SCALES } from "../../ui/scale";

function sizeKey(room: Room, viewer: string): string {
  return `${sizeOf(room, viewer)}${isHidden(room, viewer) ? "-" : "+"}`;
}

/** How large what a viewer alone sees is. */
export const SIZES: Panel<Room> = {
  layer: "size",
  viewers: "everyone",
  urgent: true,
  key: sizeKey,
  paint: (room, viewer, writer) => {
    resize(`own-${viewer}`, sizeOf(room, viewer), writer);
    writer.showTo(`own-${viewer}`, isHidden(room, viewer) ? "" : tableNames(viewer));
  },
};

/** Whether the size of a viewer counts: seats that nobody has, and spectators who never chose, take what there is. */
function counts(room: Room, viewer: string): boolean {
  return isSeated(room, viewer) && (viewer !== WATCHING || room.screens[viewer] !== undefined);
}

/** The sizes that there have to be: the first one is that of the elements of the save, others have a copy of them. */
function sizesOf(room: Room): number[] {
  const viewers = viewersOf(room).filter((id) => counts(room, id));
  const all = SCALES.map((_, size) => size);
  const sizes = all.filter((size) => viewers.some((id) => sizeOf(room, id) === size));
  return sizes.length > 0 ? sizes : [0];
}

function copiesKey(room: Room): string {
  let key = "";
  for (const id of viewersOf(room))
    key += counts(room, id) ? sizeKey(room, id) : isHidden(room, id) ? "-" : "";
  return key;
}

function paintCopies(room: Room, _viewer: string, writer: Writer): void {
  const [first, ...others] = sizesOf(room);
  const there = writer.setCopies(others.map((size) => copyOf(size)));
  paintCopy(room, "", first, (size) => !there.includes(copyOf(size)), writer);
  for (const size of others)
    if (there.includes(copyOf(size))) paintCopy(room, copyOf(size), size, (of) => of === size, writer);
}

/** Shows elements in a size to those of whose sizes it is said that they are for them. */
function paintCopy(
  room: Room,
  ending: string,
  size: number,
  isFor: (this: void, size: number) => boolean,
  writer: Writer,
): void {
  const names = namesOf(
    viewersOf(room).filter((id) => {
      if (isHidden(room, id)) return false;
      return counts(room, id) ? isFor(sizeOf(room, id)) : ending === "";
    }),
  );
  for (const root of COPIED) {
    resize(root + ending, size, writer);
    writer.showTo(root + ending, names);
  }
  placeStatus(ending, size, writer);
}

/** In large letters the right column has no room for the status. */
function placeStatus(ending: string, size: number, { put }: Writer): void {
  const x = size === 0 ? -RIGHT : MIDDLE_SHIFT;
  for (const id of ["status", "status-folded"]) {
    put(id + ending, "rectAlignment", size === 0 ? "LowerRight" : "UpperCenter");
    put(id + ending, "offsetXY", `${x} ${size === 0 ? STATUS_BOTTOM : -BELOW_TURN}`);
  }
  put(`pace${ending}`, "offsetXY", size === 0 ? `${PACE_X} ${-PACE_Y}` : `${PACE_X_LARGE} 0`);
}

/** Who sees what all see in which size. */
export const COPIES: Panel<Room> = {
  layer: "size",
  viewers: "all",
  urgent: true,
  key: copiesKey,
  paint: paintCopies,
};
