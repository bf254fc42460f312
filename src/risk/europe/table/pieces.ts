import { LABELS, SUPPLY, type PieceKind, type PieceKit } from "../../../session/scene/pieces";
import { ROUND_SPOTS, TINTS } from "../marks.data";
import { PICTURE } from "../picture";

/** A count that nothing has. */
const NEVER = 1000000;

/** Kinds of pieces that games on the board of Europe share; `models` names those of units that have others. */
export function europeKinds(models: Readonly<Record<string, string>>): Readonly<Record<string, PieceKind>> {
  return {
    unit: { form: "model", models, owned: true, movable: ["land"], figure: true },
    reserve: { form: "model", models, owned: true, movable: ["mat"], figure: true },
    shield: { form: "token", picture: "icons/total-", owned: true, counted: 1, button: true },
    banner: { form: "model", model: "banner", owned: true },
    rank: { form: "token", picture: "icons/shield-", owned: true, counted: NEVER },
    round: { form: "model", model: "crown", counted: ROUND_SPOTS.length + 1 },
    goal: { form: "model", model: "crown", counted: 1 },
    first: { form: "model", model: "first_player" },
    turn: { form: "token", picture: "icons/control-pass.png" },
    deck: { form: "card", counted: 0 },
    missions: { form: "card", counted: 0 },
    mission: { form: "card" },
    [SUPPLY]: { form: "model", models, movable: ["tray"] },
  };
}

/** What the pieces of games on the board of Europe have alike. */
export const EUROPE_PIECES: Pick<PieceKit, "tints" | "labels" | "pale" | "board"> = {
  tints: TINTS,
  labels: LABELS,
  pale: ["yellow", "neutral"],
  board: PICTURE,
};
