import type { CHANCE, OfType, Seat } from "../../../core/types";
import type { WorldChance, WorldDeed } from "../../../risk/world/rules/actions";
import type { MoveAction } from "../../../risk/world/rules/move";

/** What chance does; `seat` is CHANCE. Faces are 1 to 6. */
export type ChanceAction =
  | WorldChance
  | { readonly type: "mission"; readonly seat: typeof CHANCE; readonly to: Seat; readonly mission: number }
  /** Headquarters that nobody chooses. */
  | { readonly type: "lot"; readonly seat: typeof CHANCE; readonly to: Seat; readonly territory: number };

/** What seats do. Territories and cards are indices. */
export type SeatAction =
  | WorldDeed
  | { readonly type: "neutral" | "headquarters"; readonly seat: Seat; readonly territory: number }
  /** Three cards; with `trade_on` two armies on a territory that is one of them. */
  | { readonly type: "trade"; readonly seat: Seat; readonly cards: readonly number[] }
  | {
      readonly type: "trade_on";
      readonly seat: Seat;
      readonly cards: readonly number[];
      readonly territory: number;
    }
  | MoveAction<"fortify">;

export type Action = ChanceAction | SeatAction;

export type ActionOf<T extends Action["type"]> = OfType<Action, T>;
