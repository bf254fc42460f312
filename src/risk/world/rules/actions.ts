import type { SetAction } from "../../../core/settings";
import type { CHANCE, Seat } from "../../../core/types";
import type { AttackAction, DefendAction, StormAction } from "./attack";
import type { DealAction } from "./deal";
import type { FirstAction } from "./first";
import type { OccupyAction } from "./occupy";
import type { PlaceAction } from "./place";
import type { ClaimAction } from "./placing";
import type { DiceAction } from "./roll";
import type { WorldSettings } from "./state";

/** What chance does in all games on the board of the world; `seat` is CHANCE. Faces are 1 to 6, cards are indices. */
export type WorldChance =
  | FirstAction
  | DealAction
  | DiceAction
  | { readonly type: "card"; readonly seat: typeof CHANCE; readonly to: Seat; readonly card: number };

/** What seats do in all of them. Territories are indices. */
export type WorldDeed =
  | ClaimAction
  | PlaceAction
  | AttackAction
  | StormAction
  | DefendAction
  | OccupyAction
  | { readonly type: "end" | "resign"; readonly seat: Seat }
  | SetAction<WorldSettings>;
