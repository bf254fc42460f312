import type { CardFace } from "../../../session/scene/pieces";
import type { Thing } from "../../../session/scene/thing";
import { COLOURS } from "../meta";
import { CARD_IDS } from "../rules/cards";
import { MISSIONS } from "../rules/missions";

/** Faces of the sheets in the order of their cells, so many beside each other: the drawings are cut by the same lists. */
export const SHEETS = {
  orders: { path: "cards/europe-orders.jpg", columns: 3, cells: CARD_IDS },
  crowns: { path: "cards/europe-crowns.jpg", columns: 3, cells: ["crown"].concat(MISSIONS) },
} as const;

/** One deck for each pair of sheet and back: King's Orders have the back of their owner. */
const CROWNS = 1;
const ORDERS = 2;

/** What a card shows: its face, or for a blank nothing but the back. */
export function cardFace({ kind, face }: Thing, owner: string): CardFace {
  if (kind === "mission" || kind === "missions" || kind === "crowns")
    return faceOf("crowns", face, CROWNS, "cards/europe-back-crown.jpg");
  const deck = ORDERS + COLOURS.findIndex((colour) => colour === owner);
  return faceOf("orders", face, deck, `cards/europe-back-order-${owner}.jpg`);
}

function faceOf(name: keyof typeof SHEETS, face: string, deck: number, back: string): CardFace {
  const { path, columns, cells } = SHEETS[name];
  const cell = face === "" ? -1 : cells.indexOf(face);
  return { deck, sheet: path, back, columns, rows: Math.ceil(cells.length / columns), cell };
}
