import type { SetAction } from "../../../core/settings";
import type { CHANCE, OfType, Seat } from "../../../core/types";
import type { AttackAction, DefendAction, StormAction } from "../../../risk/world/rules/attack";
import type { DealAction } from "../../../risk/world/rules/deal";
import type { FirstAction } from "../../../risk/world/rules/first";
import type { MoveAction } from "../../../risk/world/rules/move";
import type { OccupyAction } from "../../../risk/world/rules/occupy";
import type { PlaceAction } from "../../../risk/world/rules/place";
import type { ClaimAction } from "../../../risk/world/rules/placing";
import type { DiceAction } from "../../../risk/world/rules/roll";
import type { WorldSettings } from "../../../risk/world/rules/state";

/** What chance does; `seat` is CHANCE. Faces are 1 to 6. */
export type ChanceAction =
  | FirstAction
  | { readonly type: "mission"; readonly seat: typeof CHANCE; readonly to: Seat; readonly mission: number }
  | DealAction
  /** Headquarters that nobody chooses. */
  | { readonly type: "lot"; readonly seat: typeof CHANCE; readonly to: Seat; readonly territory: number }
  | DiceAction
  | { readonly type: "card"; readonly seat: typeof CHANCE; readonly to: Seat; readonly card: number };

/** What seats do. Territories and cards are indices. */
export type SeatAction =
  | ClaimAction
  | PlaceAction
  | { readonly type: "neutral" | "headquarters"; readonly seat: Seat; readonly territory: number }
  /** Three cards; with `trade_on` two armies on a territory that is one of them. */
  | { readonly type: "trade"; readonly seat: Seat; readonly cards: readonly number[] }
  | {
      readonly type: "trade_on";
      readonly seat: Seat;
      readonly cards: readonly number[];
      readonly territory: number;
    }
  | AttackAction
  | StormAction
  | DefendAction
  | OccupyAction
  | MoveAction<"fortify">
  | { readonly type: "end" | "resign"; readonly seat: Seat }
  | SetAction<WorldSettings>;

export type Action = ChanceAction | SeatAction;

export type ActionOf<T extends Action["type"]> = OfType<Action, T>;
