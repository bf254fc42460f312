import { landId } from "../../risk/europe/board";
import type { Thing } from "../../session/scene/thing";
import {
  cardName,
  crownName,
  missionName,
  policyName,
  territoryName,
  unitName,
} from "../../games/castle-risk/text/names";
import { LANGUAGE } from "../panels/language";
import { isHeld } from "./look";

/** What an object says when the pointer rests on it. Cards of a hand say nothing: others must not read it. */
export function nameOf(thing: Thing): string {
  const { kind, face } = thing;
  const { names } = LANGUAGE;
  if (isHeld(thing)) return "";
  if (kind === "shield") return territoryName(landId(thing.at), names);
  if (kind === "supply" && LANGUAGE.objects.kinds[face] !== undefined)
    return LANGUAGE.objects.kinds[face] ?? "";
  if (kind === "unit" || kind === "reserve" || kind === "supply") return unitName(face, 1, names);
  if (kind === "crown") return crownName(face, names);
  if (kind === "discards") return cardName(face, names);
  if (kind === "policy" && face !== "") return policyName(face, names);
  if (kind === "mission" && face !== "") return missionName(face, names);
  return LANGUAGE.objects.kinds[kind] ?? "";
}
