import type { GameLabels } from "../../../text/game";
import type { Labels } from "../../../text/labels";

/** Pages that can be opened at any time. */
export type MenuPage = keyof Labels["pages"] | "turn" | "sets" | "continents" | "missions";

/** Words that stand on panels whatever happens: those of the table, with those that classic RISK adds. */
export interface ClassicLabels extends Labels, GameLabels {
  readonly asks: Labels["asks"] & GameLabels["asks"];
  /** What the menu's pictures open. */
  readonly pages: Readonly<Record<MenuPage, string>>;
  readonly foldMats: string;
  readonly foldBattle: string;
}
