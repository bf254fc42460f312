import { landKeys } from "../../../risk/europe/land-keys";
import { COLOURS } from "../meta";
import { UNITS } from "../rules/units";

/**
 * Keys that are needed again after every action, made once. A key tells what its thing looks like, but for
 * the colour of a piece that can change hands: so what lies on a table can be known again by its key alone.
 */

/** By kind of unit, then by territory: the defender's, and those of an attacker. */
export const UNIT_KEYS: readonly (readonly string[])[] = UNITS.map((unit) => landKeys(unit));
export const FORCE_KEYS: readonly (readonly string[])[] = UNITS.map((unit) => landKeys(`force:${unit}`));
export const BANNER_KEYS = landKeys("banner");
export const CASTLE_KEYS = landKeys("castle");
export const DISPUTE_KEYS = landKeys("dispute");

/** By the owner's id, then by territory: a shield shows whose it is. */
export const SHIELD_KEYS = byOwner("shield");
export const ATTACKER_KEYS = byOwner("attacker");

function byOwner(kind: string): Readonly<Record<string, readonly string[]>> {
  const all: Record<string, readonly string[]> = { nobody: landKeys(`${kind}:nobody`) };
  for (const colour of COLOURS) all[colour] = landKeys(`${kind}:${colour}`);
  return all;
}
