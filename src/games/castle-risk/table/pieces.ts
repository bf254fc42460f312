import { EUROPE_PIECES, europeKinds } from "../../../risk/europe/table/pieces";
import type { PieceKind, PieceKit } from "../../../session/scene/pieces";
import { trayOf } from "../../../session/scene/by-hand";
import { cardFace } from "./card";
import { changesOf } from "./changes";
import { MAT } from "./marks.data";
import { landmarkName, nameOf } from "./name";
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
  landmark: landmarkName,
  card: cardFace,
  changes: changesOf,
};
