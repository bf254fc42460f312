import type { DeedTable } from "../../../risk/notation/deeds";
import { MOVE, TERRITORY, WORLD_DEEDS } from "../../../risk/world/notation/actions";
import type { Action } from "../rules/actions";

/** What seats do, but for trading: two armies go onto a territory where one is named after the cards. */
export const DEEDS: DeedTable<Action> = {
  ...WORLD_DEEDS,
  neutral: [TERRITORY],
  headquarters: [TERRITORY],
  fortify: MOVE,
};
