import { COLOURS } from "../games/castle-risk/meta";
import { TERRITORIES } from "../games/castle-risk/board";
import { UNITS } from "../games/castle-risk/units";

/** Keys that are needed again after every action, made once. By kind of unit, then by territory. */
export const UNIT_KEYS: readonly (readonly string[])[] = UNITS.map((unit) => keys(unit));
export const BANNER_KEYS = keys("banner");
export const CAPITAL_KEYS = keys("capital");
export const CASTLE_KEYS = keys("castle");
export const TOKEN_KEYS = keys("token");

/** What keys of things of a seat begin with. */
export const AT_MAT: readonly string[] = COLOURS.map((_, seat) => `seat:${seat}:`);

function keys(kind: string): readonly string[] {
  return TERRITORIES.map((t) => `${kind}:${t.id}`);
}
