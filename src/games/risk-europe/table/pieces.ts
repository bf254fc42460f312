import { EUROPE_PIECES, europeKinds } from "../../../risk/europe/table/pieces";
import type { PieceKind, PieceKit } from "../../../session/scene/pieces";
import { trayOf } from "../../../session/scene/by-hand";
import { cardFace } from "./card";
import { changesOf } from "./changes";
import { MAT } from "./mat";
import { landmarkName, nameOf } from "./name";
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
  landmark: landmarkName,
  card: cardFace,
  changes: changesOf,
};
