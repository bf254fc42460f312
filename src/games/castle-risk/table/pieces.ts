import { PICTURE } from "../../../risk/europe/picture";
import { SUPPLY, type PieceKind, type PieceKit } from "../../../session/scene/pieces";
import { trayOf } from "../../../session/scene/by-hand";
import { cardFace } from "./card";
import { changesOf } from "./changes";
import { ROUND_SPOTS, TINTS } from "../../../risk/europe/marks.data";
import { MAT } from "./marks.data";
import { landmarkName, nameOf } from "./name";
import { shiftedThings, spotOf } from "./spots";

/** A count that nothing has. */
const NEVER = 1000000;

const KINDS: Readonly<Record<string, PieceKind>> = {
  unit: { form: "model", owned: true, movable: ["land"], figure: true },
  reserve: { form: "model", owned: true, movable: ["mat"], figure: true },
  shield: { form: "token", picture: "icons/total-", owned: true, counted: 1, button: true },
  banner: { form: "model", model: "banner", owned: true },
  capital: { form: "model", model: "capital", owned: true },
  // One that was bought is put somewhere.
  castle: { form: "model", model: "castle", movable: ["mat"] },
  token: { form: "model", model: "plundered" },
  crown: { form: "model", model: "crown" },
  rank: { form: "token", picture: "icons/shield-", owned: true, counted: NEVER },
  round: { form: "model", model: "crown", counted: ROUND_SPOTS.length + 1 },
  goal: { form: "model", model: "crown", counted: 1 },
  first: { form: "model", model: "first_player" },
  turn: { form: "token", picture: "icons/control-pass.png" },
  coins: { form: "model", model: "coin", flat: true, movable: ["mat"], counted: 0 },
  deck: { form: "card", counted: 0 },
  discards: { form: "card" },
  missions: { form: "card", counted: 0 },
  card: { form: "card", played: true },
  policy: { form: "card" },
  mission: { form: "card" },
  [SUPPLY]: { form: "model", movable: ["tray"] },
};

/** A disc before a figure's foot; a card's number in its middle; all of a shield, which is to be pressed. */
const LABELS: PieceKit["labels"] = {
  model: { at: [0, 0.06, 0.37], width: 0.3, font: 0.24 },
  card: { at: [0, 0.06, 0], width: 0.36, font: 0.3 },
  token: { at: [0, 0.12, -0.1], width: 0.98, font: 0.42 },
};

/** By the files of their models, which the faces of other pieces are too. */
const SUPPLIES = ["infantry", "archer", "cavalry", "siege", "castle", "plundered"];

/** The pieces of Castle Risk. */
export const PIECES: PieceKit = {
  kinds: KINDS,
  tints: TINTS,
  labels: LABELS,
  pale: ["yellow", "neutral"],
  board: PICTURE,
  mat: MAT,
  tray: trayOf(SUPPLIES),
  spot: spotOf,
  shifted: shiftedThings,
  name: nameOf,
  landmark: landmarkName,
  card: cardFace,
  changes: changesOf,
};
