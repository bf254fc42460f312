import { cityName } from "../../../risk/europe/names";
import { EUROPE_PIECES, europeKinds } from "../../../risk/europe/table/pieces";
import type { PieceKind, PieceKit } from "../../../session/scene/pieces";
import { trayOf, change, coinChanges, unitChanges } from "../../../session/scene/by-hand";
import { UNITS } from "../rules/units";
import type { EuropeLanguage } from "../text/language";
import { cardFace } from "./card";
import { MAT } from "./mat";
import { nameOf } from "./name";
import { spotOf } from "./spots";

/** The man on foot is the box's infantry. */
const MODELS = { footman: "infantry" };

const KINDS: Readonly<Record<string, PieceKind>> = {
  ...europeKinds(MODELS),
  attacker: { form: "token", picture: "icons/total-", owned: true, counted: 1, button: true },
  dispute: { form: "token", picture: "icons/action-attack.png", button: true },
  castle: { form: "model", model: "castle" },
  coins: { form: "model", model: "coin", flat: true, counted: 0 },
  crown: { form: "model", model: "crown", counted: 1 },
  crowns: { form: "card", counted: 0 },
  card: { form: "card", played: true },
  pick: { form: "card" },
  played: { form: "card" },
};

/** What people can put on the board by hand. */
const SUPPLIES = ["footman", "archer", "cavalry", "siege", "castle"];

/** The pieces of Risk Europe. */
export const PIECES: PieceKit = {
  kinds: KINDS,
  ...EUROPE_PIECES,
  mat: MAT,
  tray: trayOf(SUPPLIES),
  spot: spotOf,
  shifted: () => [],
  name: nameOf,
  landmark: cityName,
  card: cardFace,
  /** How people may change a piece by hand, as MANUAL reads it; those of an attacker stay as they are. */
  changes: ({ kind, place, face }, { manual }: EuropeLanguage) => {
    if (kind === "coins") return coinChanges(manual);
    if (place !== "land") return [];
    if (kind === "unit")
      return unitChanges(
        manual,
        UNITS.findIndex((unit) => unit === face),
      );
    if (kind === "shield") return [change(manual.nextOwner, "owner")];
    return kind === "castle" ? [change(manual.noCastle, "castle")] : [];
  },
};
