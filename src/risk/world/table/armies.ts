import { ownerId } from "../../../core/common";
import { NOBODY } from "../../../core/types";
import { putThing } from "../../../session/scene/group";
import type { Group } from "../../../session/scene/thing";
import { landKeys, ownerKeys } from "../../land-keys";
import type { Lands } from "../rules/state";
import { TERRITORIES } from "../territories.data";

/** The pieces that stand for armies, cheapest first, and how many armies each stands for. */
export const PIECES = ["infantry", "cavalry", "artillery"] as const;
const CAVALRY = 5;
const ARTILLERY = 10;
export const WORTH: readonly number[] = [1, CAVALRY, ARTILLERY];

/** How many pieces of each kind show a number of armies: as few as do. */
function piecesOf(armies: number): readonly [infantry: number, cavalry: number, artillery: number] {
  const rest = armies % ARTILLERY;
  const infantry = rest % CAVALRY;
  return [infantry, (rest - infantry) / CAVALRY, (armies - rest) / ARTILLERY];
}

/** By kind of piece, then by territory: made once, for keys are needed again after every action. */
const UNIT_KEYS: readonly (readonly string[])[] = PIECES.map((piece) => landKeys(TERRITORIES, piece));

/** Keys of shields by the owner's id, then by territory: a shield shows whose it is. */
export type ShieldKeys = Readonly<Record<string, readonly string[]>>;

export function shieldKeys(colours: readonly string[]): ShieldKeys {
  return ownerKeys(TERRITORIES, "shield", colours);
}

/** Adds what stands in a territory: its armies as pieces, and a shield with their number. */
export function putArmies(
  group: Group,
  s: Lands & { readonly colours: readonly string[] },
  t: number,
  shields: ShieldKeys,
): void {
  const owner = s.owners[t];
  const armies = s.armies[t];
  const counts = piecesOf(armies);
  for (let k = 0; k < PIECES.length; k++) {
    if (counts[k] > 0)
      putThing(group, UNIT_KEYS[k][t], "unit", "land", t, owner, PIECES[k], counts[k], NOBODY);
  }
  putThing(group, shields[ownerId(s, owner)][t], "shield", "land", t, owner, "", armies, NOBODY);
}
