import { COLORS } from "../../world/colors";
import type { Room } from "./room";

/** A name that nobody else has, and that is neither a colour nor a number: the script finds people by those. */
export function freeName(room: Room, wanted: string, except?: number): string {
  const { list } = room.table.session.world.people;
  const plain = wanted
    .replace(/[\p{C}[\]<>]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  const base = plain === "" || /^[\d\s]+$/.test(plain) || isColor(plain) ? `Guest ${plain}`.trim() : plain;
  const taken = (name: string): boolean => list.some((one) => one.id !== except && one.name === name);
  let name = base;
  for (let n = 2; taken(name); n++) name = `${base} ${n}`;
  return name;
}

function isColor(text: string): boolean {
  return COLORS.some((color) => color.toLowerCase() === text.toLowerCase());
}
