import { entry, nameOf as named } from "../../../text/entry";
import type { Thing } from "../../../session/scene/thing";
import { SUPPLY } from "../../../session/scene/pieces";
import type { ClassicLanguage } from "../text/language";
import { pieceName } from "../../../risk/world/text/names";
import { cardTitle, landName } from "../text/names";

/** What a piece says when the pointer rests on it. */
export function nameOf({ kind, face, at }: Thing, { names, objects }: ClassicLanguage): string {
  switch (kind) {
    case "shield":
      return landName(at);
    case "unit":
    case SUPPLY:
      return pieceName(face, 1, names);
    case "card":
      return face === "" ? "" : cardTitle(face, names);
    case "mission":
      return face === "" ? "" : named(names.missions, face);
    default:
      return entry(objects.kinds, kind) ?? "";
  }
}
