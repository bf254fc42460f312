import { changesOf, KINDS, WORLD_PIECES } from "../../../risk/world/table/pieces";
import type { PieceKit } from "../../../session/scene/pieces";
import { cardFace } from "./card";
import { MAT } from "./mat";
import { nameOf } from "./name";
import { spotOf } from "./spots";
import type { ClassicLanguage } from "../text/language";

/** The pieces of classic RISK. */
export const PIECES: PieceKit = {
  ...WORLD_PIECES,
  kinds: {
    ...KINDS,
    headquarters: { form: "model", model: "capital", owned: true },
    set: { form: "token", picture: "icons/total-neutral.png", counted: 1 },
    mission: { form: "card" },
  },
  mat: MAT,
  spot: spotOf,
  name: nameOf,
  card: cardFace,
  changes: (thing, { manual }: ClassicLanguage) => changesOf(thing, manual),
};
