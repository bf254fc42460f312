import { entry } from "../../../text/entry";
import { landId } from "../../../risk/europe/board";
import { SUPPLY } from "../../../session/scene/pieces";
import type { Thing } from "../../../session/scene/thing";
import {
  cardName,
  cityName,
  crownName,
  missionName,
  policyName,
  territoryName,
  unitName,
} from "../text/names";
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
      return crownName(face, names);
    case "discards":
      return cardName(face, names);
    case "policy":
      return face === "" ? "" : policyName(face, names);
    case "mission":
      return face === "" ? "" : missionName(face, names);
    default:
      return entry(objects.kinds, kind) ?? "";
  }
}

/** The name of a territory's city. */
export function landmarkName(territory: number, { names }: CastleLanguage): string {
  return cityName(landId(territory), names);
}
