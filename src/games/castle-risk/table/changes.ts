import type { PieceChange } from "../../../session/scene/pieces";
import type { Thing } from "../../../session/scene/thing";
import { UNITS } from "../rules/units";
import type { CastleLanguage } from "../text/language";

/** How people may change a piece by hand, as MANUAL reads it. */
export function changesOf(thing: Thing, { manual: hand }: CastleLanguage): readonly PieceChange[] {
  const { oneMore, oneFewer, fiveMore, fiveFewer } = hand;
  if (thing.kind === "coins")
    return [
      by(oneMore, "coins", 1),
      by(oneFewer, "coins", -1),
      by(fiveMore, "coins", 5),
      by(fiveFewer, "coins", -5),
    ];
  if (thing.kind === "reserve") {
    const kind = UNITS.findIndex((unit) => unit === thing.face);
    return [by(oneMore, "reserve", kind, 1), by(oneFewer, "reserve", kind, -1)];
  }
  return thing.place === "land" ? landChanges(thing, hand) : [];
}

function landChanges({ kind: what, face }: Thing, hand: CastleLanguage["manual"]): readonly PieceChange[] {
  const { oneMore, oneFewer, nextKind, nextOwner, noCastle } = hand;
  const kind = UNITS.findIndex((unit) => unit === face);
  switch (what) {
    case "unit":
      return [
        by(oneMore, "units", kind, 1),
        by(oneFewer, "units", kind, -1),
        by(nextKind, "kind", kind),
        by(nextOwner, "owner"),
      ];
    case "shield":
      return [by(nextOwner, "owner")];
    case "castle":
      return [by(noCastle, "castle")];
    case "token":
      return [by(oneMore, "tokens", 1), by(oneFewer, "tokens", -1)];
    default:
      return [];
  }
}

function by(label: string, verb: string, ...numbers: readonly number[]): PieceChange {
  let more = "";
  for (const n of numbers) more += ` ${n}`;
  return { label, verb, more };
}
