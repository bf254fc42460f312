import { entry, nameOf as named } from "../../../text/entry";
import { landId } from "../../../risk/europe/board";
import { SUPPLY } from "../../../session/scene/pieces";
import type { Thing } from "../../../session/scene/thing";
import { cityName, territoryName, unitName } from "../text/names";
import type { CastleLanguage } from "../text/language";

/** What a piece says when the pointer rests on it. */
export function nameOf({ kind, face, at }: Thing, { names, objects }: CastleLanguage): string {
  switch (kind) {
    case "shield":
      return territoryName(landId(at), names);
    case SUPPLY:
      if (face === "plundered") return objects.kinds.token;
      return entry(objects.kinds, face) ?? unitName(face, 1, names);
    case "unit":
    case "reserve":
      return unitName(face, 1, names);
    case "crown":
      return named(names.crowns, face);
    case "discards":
      return named(names.cards, face);
    case "policy":
      return face === "" ? "" : named(names.policies, face);
    case "mission":
      return face === "" ? "" : named(names.missions, face);
    default:
      return entry(objects.kinds, kind) ?? "";
  }
}

/** The name of a territory's city. */
export function landmarkName(territory: number, { names }: CastleLanguage): string {
  return cityName(landId(territory), names);
}
