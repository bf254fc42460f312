import { landKeys, ownerKeys } from "../../../risk/land-keys";
import { TERRITORIES } from "../../../risk/world/territories.data";
import { COLOURS } from "../meta";
import { PIECES } from "./armies";

/**
 * Keys that are needed again after every action, made once. A key tells what its thing looks like, but for
 * the colour of a piece that can change hands: so what lies on a table can be known again by its key alone.
 */

/** By kind of piece, then by territory. */
export const UNIT_KEYS: readonly (readonly string[])[] = PIECES.map((piece) => landKeys(TERRITORIES, piece));
/** By the owner's id, then by territory: a shield shows whose it is. */
export const SHIELD_KEYS = ownerKeys(TERRITORIES, "shield", COLOURS);
