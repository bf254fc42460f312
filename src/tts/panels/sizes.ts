import type { Room } from "../../session/room";
import { put, setLarge, showTo } from "./brush";
import { namesOf, VIEWERS } from "./viewers";

/** How much larger large letters are; the copy in mod/ui/document.ts is as large. */
const SCALE = 1.2;

/** Whether somebody has chosen large letters. */
export function isLarge(room: Room, viewer: string): boolean {
  const look = room.looks[viewer];
  return look !== undefined && look.size > 0;
}

export function sizesKey(room: Room): string {
  let key = "";
  for (const id of VIEWERS) key += isLarge(room, id) ? "+" : "-";
  return key;
}

/**
 * Who sees which copy of what all see, and how large what they alone see is. Says whether the large copy
 * is looked at anew, so that it has to be painted.
 */
export function paintSizes(room: Room): boolean {
  const large = VIEWERS.filter((id) => isLarge(room, id));
  const usual = VIEWERS.filter((id) => !isLarge(room, id));
  for (const root of ["shared", "front", "questions"]) {
    showTo(root, namesOf(usual));
    showTo(`${root}-large`, namesOf(large));
  }
  for (const id of VIEWERS) {
    resize(`own-${id}`, isLarge(room, id));
    resize(`front-${id}`, isLarge(room, id));
  }
  return setLarge(large.length > 0);
}

/** A whole screen laid out as a smaller one and drawn larger. */
export function resize(id: string, large: boolean): void {
  const share = large ? `${100 / SCALE}%` : "100%";
  put(id, "width", share);
  put(id, "height", share);
  put(id, "scale", large ? `${SCALE} ${SCALE} 1` : "1 1 1");
}
