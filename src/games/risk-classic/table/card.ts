import type { CardFace } from "../../../session/scene/pieces";
import type { Thing } from "../../../session/scene/thing";
import { CARD_IDS } from "../rules/cards";
import { MISSIONS } from "../rules/missions";

/** Faces of the sheets in the order of their cells, so many beside each other: the drawings are cut by the same lists. */
export const SHEETS = {
  cards: { path: "cards/world-cards.jpg", back: "cards/world-back-card.jpg", columns: 9, cells: CARD_IDS },
  missions: {
    path: "cards/world-missions.jpg",
    back: "cards/world-back-mission.jpg",
    columns: 5,
    cells: MISSIONS,
  },
} as const;

/** One deck for each pair of sheet and back. */
const DECKS = { cards: 1, missions: 2 };

/** What a card shows: its face, or for a blank nothing but the back. */
export function cardFace({ kind, face }: Thing): CardFace {
  const name = kind === "mission" ? "missions" : "cards";
  const { path, back, columns, cells } = SHEETS[name];
  const cell = face === "" ? -1 : cells.indexOf(face);
  return { deck: DECKS[name], sheet: path, back, columns, rows: Math.ceil(cells.length / columns), cell };
}
