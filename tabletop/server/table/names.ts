import { COLORS } from "../../save/colors";
import { looksOf, plainText } from "./looks";
import type { Room } from "./room";

/** Characters of a name: plain letters may be more than those that were typed. */
const LONGEST = 32;

/**
 * A name that nobody else has and that looks like nobody else's, and that is neither a colour nor a number: the script
 * finds people by those.
 */
export function freeName(room: Room, wanted: string, except?: number): string {
  const { list } = room.table.session.world.people;
  const plain = Array.from(plainText(wanted.replace(/[[\]<>]/g, "")))
    .slice(0, LONGEST)
    .join("")
    .trim();
  const base = isNobodys(plain) ? `Guest ${plain}`.trim() : plain;
  const taken = new Set(list.flatMap((one) => (one.id === except ? [] : [looksOf(one.name)])));
  let name = base;
  for (let n = 2; taken.has(looksOf(name)); n++) name = `${base} ${n}`;
  return name;
}

/** Whether a name shows nothing, is a number, or looks like a colour. */
function isNobodys(plain: string): boolean {
  if (!/[^\p{M}\s]/u.test(plain) || /^[\d\s]+$/.test(plain)) return true;
  const looks = looksOf(plain).toLowerCase();
  return COLORS.some((color) => looksOf(color).toLowerCase() === looks);
}
