import { landId } from "../../../src/risk/europe/board";
import { PICTURE } from "../../../src/risk/europe/picture";
import { PLACES, SLOTS } from "../../../src/risk/europe/places.data";
import type { LabelSpot, PieceKit } from "../../../src/session/scene/pieces";

const SHIELD = 2 * SLOTS.indexOf("shield");
const LABEL: LabelSpot = { at: [0, 0.12, -0.06], width: 0.98, font: 0.46 };

/** The toy has nothing but shields. */
export const PIECES: PieceKit = {
  kinds: { shield: { form: "token", picture: "icons/total-", owned: true, counted: 1, button: true } },
  tints: {},
  labels: { model: LABEL, token: LABEL, card: LABEL },
  pale: ["yellow", "neutral"],
  board: PICTURE,
  mat: { w: 1536, h: 768 },
  tray: { things: [], facts: [] },
  spot: ({ at }) => ({ on: "board", x: PLACES[at][SHIELD], y: PLACES[at][SHIELD + 1], width: 80, layer: 0 }),
  shifted: () => [],
  name: ({ at }) => landId(at),
  landmark: landId,
  card: () => ({ deck: 1, sheet: "", back: "", columns: 1, rows: 1, cell: -1 }),
  changes: () => [],
};
