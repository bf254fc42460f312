import type { CHANCE, OfType, Seat } from "../../../core/types";
import type { WorldChance, WorldDeed } from "../../../risk/world/rules/actions";
import type { MoveAction } from "../../../risk/world/rules/move";

/** What chance does; `seat` is CHANCE. Faces are 1 to 6. */
export type ChanceAction =
  | WorldChance
  | { readonly type: "cities"; readonly seat: typeof CHANCE; readonly territories: readonly number[] }
  /** Objectives that are laid open, and the reward on each. */
  | {
      readonly type: "objectives";
      readonly seat: typeof CHANCE;
      readonly objectives: readonly number[];
      readonly rewards: readonly number[];
    };

/** What seats do. Territories, cards and objectives are indices. */
export type SeatAction =
  | WorldDeed
  | { readonly type: "army"; readonly seat: Seat; readonly army: number }
  | { readonly type: "capital" | "airfield"; readonly seat: Seat; readonly territory: number }
  | { readonly type: "turn_in"; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: "collect"; readonly seat: Seat; readonly objective: number }
  | MoveAction<"maneuver">;

export type Action = ChanceAction | SeatAction;

export type ActionOf<T extends Action["type"]> = OfType<Action, T>;
