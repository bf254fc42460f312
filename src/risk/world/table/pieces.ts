import type { Language } from "../../../text/language";
import { change, trayOf, unitChanges } from "../../../session/scene/by-hand";
import {
  LABELS,
  SUPPLY,
  type PieceChange,
  type PieceKind,
  type PieceKit,
} from "../../../session/scene/pieces";
import type { Thing } from "../../../session/scene/thing";
import { TINTS } from "../marks.data";
import { PICTURE } from "../picture";
import { PIECES } from "./armies";

/** Kinds of pieces that games on the board of the world share. */
export const KINDS: Readonly<Record<string, PieceKind>> = {
  unit: { form: "model", owned: true, movable: ["land"], figure: true },
  reserve: { form: "model", owned: true, movable: ["mat"], counted: 1 },
  shield: { form: "token", picture: "icons/total-", owned: true, counted: 1, button: true },
  turn: { form: "token", picture: "icons/control-pass.png" },
  pile: { form: "card", counted: 0 },
  discards: { form: "card", counted: 0 },
  card: { form: "card", played: true },
  [SUPPLY]: { form: "model", movable: ["tray"] },
};

/** How people may change a piece by hand, as worldManual reads it: armies are of one kind, whatever shows them. */
export function changesOf({ kind }: Thing, manual: Language["manual"]): readonly PieceChange[] {
  if (kind === "shield") return [change(manual.nextOwner, "owner")];
  return kind === "unit" ? unitChanges(manual, 0).filter(({ verb }) => verb !== "kind") : [];
}

/** What the pieces of games on the board of the world have alike. */
export const WORLD_PIECES = {
  tints: TINTS,
  labels: LABELS,
  pale: ["yellow", "neutral"],
  board: PICTURE,
  tray: trayOf(PIECES),
  shifted: () => [],
  landmark: () => "",
} satisfies Partial<PieceKit>;
