import { EUROPE_PIECES, europeKinds } from "../../../risk/europe/table/pieces";
import type { PieceKind, PieceKit, PieceChange } from "../../../session/scene/pieces";
import { trayOf, change, coinChanges, unitChanges } from "../../../session/scene/by-hand";
import type { Thing } from "../../../session/scene/thing";
import { UNITS } from "../rules/units";
import type { CastleLanguage } from "../text/language";
import { cardFace } from "./card";
import { MAT } from "./marks.data";
import { cityName } from "../../../risk/europe/names";
import { nameOf } from "./name";
import { shiftedThings, spotOf } from "./spots";

const KINDS: Readonly<Record<string, PieceKind>> = {
  ...europeKinds({}),
  capital: { form: "model", model: "capital", owned: true },
  // One that was bought is put somewhere.
  castle: { form: "model", model: "castle", movable: ["mat"] },
  token: { form: "model", model: "plundered" },
  crown: { form: "model", model: "crown" },
  coins: { form: "model", model: "coin", flat: true, movable: ["mat"], counted: 0 },
  discards: { form: "card" },
  card: { form: "card", played: true },
  policy: { form: "card" },
};

/** By the files of their models, which the faces of other pieces are too. */
const SUPPLIES = ["infantry", "archer", "cavalry", "siege", "castle", "plundered"];

export const PIECES: PieceKit = {
  kinds: KINDS,
  ...EUROPE_PIECES,
  mat: MAT,
  tray: trayOf(SUPPLIES),
  spot: spotOf,
  shifted: shiftedThings,
  name: nameOf,
  landmark: cityName,
  card: cardFace,
  /** How people may change a piece by hand, as MANUAL reads it. */
  changes: (thing, { manual: hand }: CastleLanguage) => {
    if (thing.kind === "coins") return coinChanges(hand);
    if (thing.kind === "reserve") {
      const kind = kindOf(thing);
      return [change(hand.oneMore, "reserve", kind, 1), change(hand.oneFewer, "reserve", kind, -1)];
    }
    return thing.place === "land" ? landChanges(thing, hand) : [];
  },
};

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
