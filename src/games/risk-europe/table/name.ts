import { cityName, landName } from "../../../risk/europe/names";
import { SUPPLY } from "../../../session/scene/pieces";
import type { Thing } from "../../../session/scene/thing";
import { landId } from "../../../risk/europe/board";
import { entry, nameOf as named } from "../../../text/entry";
import type { EuropeLanguage } from "../text/language";
import { unitName } from "../text/names";

/** What a piece says when the pointer rests on it. */
export function nameOf({ kind, face, at }: Thing, { names, objects }: EuropeLanguage): string {
  switch (kind) {
    case "shield":
      return landName(at);
    case SUPPLY:
      return entry(objects.kinds, face) ?? unitName(face, 1, names);
    case "unit":
    case "reserve":
      return unitName(face, 1, names);
    case "banner":
      return entry(names.tiles, landId(at)) ?? cityName(at);
    case "pick":
    case "played":
    case "card":
      return face === "" ? "" : named(names.cards, face);
    case "mission":
      return face === "" ? "" : named(names.missions, face);
    default:
      return entry(objects.kinds, kind) ?? "";
  }
}
