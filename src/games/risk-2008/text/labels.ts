import type { GameLabels } from "../../../text/game";
import type { Labels } from "../../../text/labels";

/** Pages that can be opened at any time. */
type MenuPage = keyof Labels["pages"] | "goals" | "turn" | "stars" | "continents";

/** Words that stand on panels whatever happens: those of the table, with those that RISK 2008 adds. */
export interface Labels2008 extends Labels, GameLabels {
  readonly asks: Labels["asks"] & GameLabels["asks"];
  /** What the menu's pictures open. */
  readonly pages: Readonly<Record<MenuPage, string>>;
  readonly foldMats: string;
  readonly foldBattle: string;
}
