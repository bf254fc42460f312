import type { Room } from "../../table/room";
import { put, setLarge, showTo } from "../../../tts/panels/writer";
import { paintTail } from "../log/paint";
import { isLarge, namesOf, VIEWERS } from "../viewers";

/** How much larger large letters are; the copy in mod/ui/document.ts is as large. */
const SCALE = 1.2;

export function copiesKey(room: Room): string {
  let key = "";
  for (const id of VIEWERS) key += sizeKey(room, id);
  return key;
}

/**
 * Who sees which copy of what all see. Says whether the large copy is looked at anew, so that it has to be
 * painted.
 */
export function paintCopies(room: Room): boolean {
  const large = VIEWERS.filter((id) => isLarge(room, id));
  const usual = VIEWERS.filter((id) => !isLarge(room, id));
  for (const root of ["shared", "front", "questions"]) {
    showTo(root, namesOf(usual));
    showTo(`${root}-large`, namesOf(large));
  }
  return setLarge(large.length > 0);
}

export function sizeKey(room: Room, viewer: string): string {
  return isLarge(room, viewer) ? "+" : "-";
}

/** How large what a viewer alone sees is; what has room in large letters is less. */
export function paintSize(room: Room, viewer: string): void {
  resize(`own-${viewer}`, isLarge(room, viewer));
  resize(`front-${viewer}`, isLarge(room, viewer));
  paintTail(room, viewer);
}

/** A whole screen laid out as a smaller one and drawn larger. */
export function resize(id: string, large: boolean): void {
  const share = large ? `${100 / SCALE}%` : "100%";
  put(id, "width", share);
  put(id, "height", share);
  put(id, "scale", large ? `${SCALE} ${SCALE} 1` : "1 1 1");
}
