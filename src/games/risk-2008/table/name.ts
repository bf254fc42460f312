import { entry, nameOf as named, textOf } from "../../../text/entry";
import { pieceName } from "../../../risk/world/text/names";
import { SUPPLY } from "../../../session/scene/pieces";
import type { Thing } from "../../../session/scene/thing";
import type { Explained, Words } from "../../../text/types";
import type { Language2008 } from "../text/language";
import { landName, placeName } from "../text/names";

/** What a piece says when the pointer rests on it. */
export function nameOf({ kind, face, at }: Thing, { names, objects }: Language2008): string {
  switch (kind) {
    case "shield":
      return landName(at);
    case "unit":
    case SUPPLY:
      return pieceName(face, 1, names);
    case "card":
      return face === "" ? "" : placeName(face);
    case "objective":
      return explained(names.objectives, face);
    case "reward":
      return explained(names.rewards, face);
    default:
      return entry(objects.kinds, kind) ?? "";
  }
}

function explained(words: Words<Explained>, id: string): string {
  return `${named(words, id)}: ${textOf(words, id)}`;
}
