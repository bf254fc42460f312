import type { Language } from "../../../text/language";
import type { Room } from "../../table/room";
import { paintTail } from "../log/paint";
import type { Panel, Writer } from "../panel";
import { isLarge, namesOf, viewersOf } from "../viewers";
import { COPIED, LARGE } from "./scale";
import { resize } from "./resize";

function sizeKey(room: Room, viewer: string): string {
  return isLarge(room, viewer) ? "+" : "-";
}

function paintSize(room: Room, viewer: string, writer: Writer, language: Language): void {
  resize(`own-${viewer}`, isLarge(room, viewer), writer);
  resize(`front-${viewer}`, isLarge(room, viewer), writer);
  paintTail(room, viewer, writer, language);
}

/** How large what a viewer alone sees is; what has room in large letters is less. */
export const SIZES: Panel<Room> = {
  layer: "size",
  viewers: "everyone",
  urgent: true,
  key: sizeKey,
  paint: paintSize,
};

/** Who sees which copy of what all see. */
export const COPIES: Panel<Room> = {
  layer: "size",
  viewers: "all",
  urgent: true,
  key: (room) => {
    let key = "";
    for (const id of viewersOf(room)) key += sizeKey(room, id);
    return key;
  },
  paint: (room, _viewer, { showTo, setLarge }) => {
    const large = viewersOf(room).filter((id) => isLarge(room, id));
    const usual = viewersOf(room).filter((id) => !isLarge(room, id));
    for (const root of COPIED) {
      showTo(root, namesOf(usual));
      showTo(root + LARGE, namesOf(large));
    }
    setLarge(large.length > 0);
  },
};
