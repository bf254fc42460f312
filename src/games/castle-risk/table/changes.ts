import { change, coinChanges, unitChanges } from "../../../session/scene/by-hand";
import type { PieceChange } from "../../../session/scene/pieces";
import type { Thing } from "../../../session/scene/thing";
import { UNITS } from "../rules/units";
import type { CastleLanguage } from "../text/language";

/** How people may change a piece by hand, as MANUAL reads it. */
export function changesOf(thing: Thing, { manual: hand }: CastleLanguage): readonly PieceChange[] {
  if (thing.kind === "coins") return coinChanges(hand);
  if (thing.kind === "reserve") {
    const kind = kindOf(thing);
    return [change(hand.oneMore, "reserve", kind, 1), change(hand.oneFewer, "reserve", kind, -1)];
  }
  return thing.place === "land" ? landChanges(thing, hand) : [];
}

function kindOf({ face }: Thing): number {
  return UNITS.findIndex((unit) => unit === face);
}

function landChanges(thing: Thing, hand: CastleLanguage["manual"]): readonly PieceChange[] {
  switch (thing.kind) {
    case "unit":
      return unitChanges(hand, kindOf(thing));
    case "shield":
      return [change(hand.nextOwner, "owner")];
    case "castle":
      return [change(hand.noCastle, "castle")];
    case "token":
      return [change(hand.oneMore, "tokens", 1), change(hand.oneFewer, "tokens", -1)];
    default:
      return [];
  }
}
