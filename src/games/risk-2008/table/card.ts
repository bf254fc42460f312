import type { CardFace } from "../../../session/scene/pieces";
import type { Thing } from "../../../session/scene/thing";
import { CARD_IDS } from "../rules/cards";
import { OBJECTIVE_IDS, REWARD_IDS } from "../rules/objectives";

/** Faces of the sheets in the order of their cells, so many beside each other: the drawings are cut by the same lists. */
export const SHEETS = {
  cards: { path: "cards/2008-cards.jpg", back: "cards/2008-back-card.jpg", columns: 7, cells: CARD_IDS },
  objectives: {
    path: "cards/2008-objectives.jpg",
    back: "cards/2008-back-objective.jpg",
    columns: 4,
    cells: OBJECTIVE_IDS,
  },
  rewards: {
    path: "cards/2008-rewards.jpg",
    back: "cards/2008-back-reward.jpg",
    columns: 4,
    cells: REWARD_IDS,
  },
} as const;

/** Sheets by the kind of a thing, and one deck for each. */
const SHEET_OF = { objective: "objectives", reward: "rewards" } as const;
const DECKS = { cards: 1, objectives: 2, rewards: 3 };

/** What a card shows: its face, or for a blank nothing but the back. */
export function cardFace({ kind, face }: Thing): CardFace {
  const name = kind === "objective" || kind === "reward" ? SHEET_OF[kind] : "cards";
  const { path, back, columns, cells } = SHEETS[name];
  const cell = face === "" ? -1 : cells.indexOf(face);
  return { deck: DECKS[name], sheet: path, back, columns, rows: Math.ceil(cells.length / columns), cell };
}
