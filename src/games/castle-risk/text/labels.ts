import type { GameLabels } from "../../../text/game";
import type { Labels } from "../../../text/labels";

/** Words that stand on panels whatever happens: those of the table, with those that Castle Risk adds. */
export interface CastleLabels extends Labels, GameLabels {
  readonly asks: Labels["asks"] & GameLabels["asks"];
  /** What the menu's pictures open. */
  readonly pages: Readonly<Record<MenuPage, string>>;
  /** Opens the page of a kingdom. */
  readonly kingdom: (this: void, colour: string) => string;
  readonly foldMats: string;
  readonly foldBattle: string;
  /** Above the cards that a seat may play when it is asked; below them, why others are asked too. */
  readonly windowOwn: string;
  readonly windowNote: string;
  readonly pass: string;
  readonly passOn: string;
  readonly passOnHelp: string;
  readonly policies: string;
  readonly cards: string;
}
/** Pages that can be opened at any time. */
export type MenuPage = keyof Labels["pages"] | "costs" | "titles" | "crowns" | "cards";
