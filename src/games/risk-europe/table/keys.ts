import { TERRITORIES } from "../../../risk/europe/territories.data";
import { unitKeys } from "../../../risk/europe/table/keys";
import { landKeys, ownerKeys } from "../../../risk/land-keys";
import { COLOURS } from "../meta";
import { UNITS } from "../rules/units";

/** By kind of unit, then by territory: the defender's, and those of an attacker. */
export const UNIT_KEYS = unitKeys(UNITS);
export const FORCE_KEYS = unitKeys(UNITS, "force:");
export const DISPUTE_KEYS = landKeys(TERRITORIES, "dispute");

/** By the owner's id, then by territory: a shield shows whose it is. */
export const SHIELD_KEYS = ownerKeys(TERRITORIES, "shield", COLOURS);
export const ATTACKER_KEYS = ownerKeys(TERRITORIES, "attacker", COLOURS);
