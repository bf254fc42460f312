import { change, coinChanges, unitChanges } from "../../../session/scene/by-hand";
import type { PieceChange } from "../../../session/scene/pieces";
import type { Thing } from "../../../session/scene/thing";
import { UNITS } from "../rules/units";
import type { EuropeLanguage } from "../text/language";

/** How people may change a piece by hand, as MANUAL reads it; those of an attacker stay as they are. */
export function changesOf({ kind, place, face }: Thing, { manual }: EuropeLanguage): readonly PieceChange[] {
  if (kind === "coins") return coinChanges(manual);
  if (place !== "land") return [];
  if (kind === "unit")
    return unitChanges(
      manual,
      UNITS.findIndex((unit) => unit === face),
    );
  if (kind === "shield") return [change(manual.nextOwner, "owner")];
  return kind === "castle" ? [change(manual.noCastle, "castle")] : [];
}
