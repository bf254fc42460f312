import type { GameLabels } from "../../../text/game";
import type { Labels } from "../../../text/labels";

/** Pages that can be opened at any time. */
export type MenuPage = keyof Labels["pages"] | "costs" | "cards" | "tiles" | "missions";

/** Words that stand on panels whatever happens: those of the table, with those that Risk Europe adds. */
export interface EuropeLabels extends Labels, GameLabels {
  readonly asks: Labels["asks"] & GameLabels["asks"];
  /** What the menu's pictures open. */
  readonly pages: Readonly<Record<MenuPage, string>>;
  readonly foldMats: string;
  readonly foldBattle: string;
  /** Buttons beside a card that is picked: for the first turn, for the second. */
  readonly firstTurn: string;
  readonly secondTurn: string;
}
