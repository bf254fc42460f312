import { ROUND_SPOTS, TINTS } from "../../../risk/europe/marks.data";
import { PICTURE } from "../../../risk/europe/picture";
import { SUPPLY, type PieceKind, type PieceKit } from "../../../session/scene/pieces";
import { trayOf } from "../../../session/scene/by-hand";
import { cardFace } from "./card";
import { changesOf } from "./changes";
import { MAT } from "./mat";
import { landmarkName, nameOf } from "./name";
import { spotOf } from "./spots";

/** A count that nothing has. */
const NEVER = 1000000;

/** The man on foot is the box's infantry. */
const MODELS = { footman: "infantry" };

const KINDS: Readonly<Record<string, PieceKind>> = {
  unit: { form: "model", models: MODELS, owned: true, movable: ["land"], figure: true },
  reserve: { form: "model", models: MODELS, owned: true, movable: ["mat"], figure: true },
  shield: { form: "token", picture: "icons/total-", owned: true, counted: 1, button: true },
  attacker: { form: "token", picture: "icons/total-", owned: true, counted: 1, button: true },
  dispute: { form: "token", picture: "icons/action-attack.png", button: true },
  banner: { form: "model", model: "banner", owned: true },
  castle: { form: "model", model: "castle" },
  rank: { form: "token", picture: "icons/shield-", owned: true, counted: NEVER },
  round: { form: "model", model: "crown", counted: ROUND_SPOTS.length + 1 },
  goal: { form: "model", model: "crown", counted: 1 },
  first: { form: "model", model: "first_player" },
  turn: { form: "token", picture: "icons/control-pass.png" },
  coins: { form: "model", model: "coin", flat: true, counted: 0 },
  crown: { form: "model", model: "crown", counted: 1 },
  crowns: { form: "card", counted: 0 },
  missions: { form: "card", counted: 0 },
  mission: { form: "card" },
  card: { form: "card" },
  pick: { form: "card" },
  played: { form: "card" },
  deck: { form: "card", counted: 0 },
  [SUPPLY]: { form: "model", models: MODELS, movable: ["tray"] },
};

/** A disc before a figure's foot; a card's number in its middle; all of a shield, which is to be pressed. */
const LABELS: PieceKit["labels"] = {
  model: { at: [0, 0.06, 0.37], width: 0.3, font: 0.24 },
  card: { at: [0, 0.06, 0], width: 0.36, font: 0.3 },
  token: { at: [0, 0.12, -0.1], width: 0.98, font: 0.42 },
};

/** What people can put on the board by hand. */
const SUPPLIES = ["footman", "archer", "cavalry", "siege", "castle"];

/** The pieces of Risk Europe. */
export const PIECES: PieceKit = {
  kinds: KINDS,
  tints: TINTS,
  labels: LABELS,
  pale: ["yellow", "neutral"],
  board: PICTURE,
  mat: MAT,
  tray: trayOf(SUPPLIES),
  spot: spotOf,
  shifted: () => [],
  name: nameOf,
  landmark: landmarkName,
  card: cardFace,
  changes: changesOf,
};
