import { TINTS } from "../../../risk/world/marks.data";
import { PICTURE } from "../../../risk/world/picture";
import { change, trayOf, unitChanges } from "../../../session/scene/by-hand";
import type { Thing } from "../../../session/scene/thing";
import type { ClassicLanguage } from "../text/language";
import { PIECES as FACES } from "./armies";
import { SUPPLY, type PieceChange, type PieceKind, type PieceKit } from "../../../session/scene/pieces";
import { cardFace } from "./card";
import { MAT } from "./mat";
import { nameOf } from "./name";
import { spotOf } from "./spots";

const KINDS: Readonly<Record<string, PieceKind>> = {
  unit: { form: "model", owned: true, movable: ["land"], figure: true },
  reserve: { form: "model", owned: true, movable: ["mat"], counted: 1 },
  shield: { form: "token", picture: "icons/total-", owned: true, counted: 1, button: true },
  headquarters: { form: "model", model: "capital", owned: true },
  turn: { form: "token", picture: "icons/control-pass.png" },
  set: { form: "token", picture: "icons/total-neutral.png", counted: 1 },
  pile: { form: "card", counted: 0 },
  discards: { form: "card", counted: 0 },
  card: { form: "card" },
  mission: { form: "card" },
  [SUPPLY]: { form: "model", movable: ["tray"] },
};

/** How people may change a piece by hand, as MANUAL reads it: armies are of one kind, whatever shows them. */
function changesOf({ kind }: Thing, { manual }: ClassicLanguage): readonly PieceChange[] {
  if (kind === "shield") return [change(manual.nextOwner, "owner")];
  return kind === "unit" ? unitChanges(manual, 0).filter(({ verb }) => verb !== "kind") : [];
}

/** A disc before a figure's foot; a card's number in its middle; all of a shield, which is to be pressed. */
const LABELS: PieceKit["labels"] = {
  model: { at: [0, 0.06, 0.37], width: 0.3, font: 0.24 },
  card: { at: [0, 0.06, 0], width: 0.36, font: 0.3 },
  token: { at: [0, 0.12, -0.1], width: 0.98, font: 0.42 },
};

/** The pieces of classic RISK. */
export const PIECES: PieceKit = {
  kinds: KINDS,
  tints: TINTS,
  labels: LABELS,
  pale: ["yellow", "neutral"],
  board: PICTURE,
  mat: MAT,
  tray: trayOf(FACES),
  spot: spotOf,
  shifted: () => [],
  name: nameOf,
  landmark: () => "",
  card: cardFace,
  changes: changesOf,
};
