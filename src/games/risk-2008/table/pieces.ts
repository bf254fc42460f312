import { changesOf, KINDS, WORLD_PIECES } from "../../../risk/world/table/pieces";
import type { PieceKit } from "../../../session/scene/pieces";
import type { Language2008 } from "../text/language";
import { cardFace } from "./card";
import { MAT } from "./mat";
import { nameOf } from "./name";
import { spotOf } from "./spots";

/** The pieces of RISK 2008. */
export const PIECES: PieceKit = {
  ...WORLD_PIECES,
  kinds: {
    ...KINDS,
    city: { form: "model", model: "city", texture: "models/pieces-2.png" },
    capital: { form: "model", model: "capital", owned: true },
    airfield: { form: "model", model: "airfield", owned: true, texture: "models/pieces-2.png" },
    objective: { form: "card" },
    reward: { form: "card" },
  },
  mat: MAT,
  spot: spotOf,
  name: nameOf,
  card: cardFace,
  changes: (thing, { manual }: Language2008) => changesOf(thing, manual),
};
