import { landName } from "../../../risk/europe/names";
import { entry, nameOf as named } from "../../../text/entry";
import { SUPPLY } from "../../../session/scene/pieces";
import type { Thing } from "../../../session/scene/thing";
import { unitName } from "../text/names";
import type { CastleLanguage } from "../text/language";

/** What a piece says when the pointer rests on it. */
export function nameOf({ kind, face, at }: Thing, { names, objects }: CastleLanguage): string {
  switch (kind) {
    case "shield":
      return landName(at);
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
