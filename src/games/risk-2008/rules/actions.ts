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
  | { readonly type: "cities"; readonly seat: typeof CHANCE; readonly territories: readonly number[] }
  /** Objectives that are laid open, and the reward on each. */
  | {
      readonly type: "objectives";
      readonly seat: typeof CHANCE;
      readonly objectives: readonly number[];
      readonly rewards: readonly number[];
    }
  | FirstAction
  | DealAction
  | DiceAction
  | { readonly type: "card"; readonly seat: typeof CHANCE; readonly to: Seat; readonly card: number };

/** What seats do. Territories, cards and objectives are indices. */
export type SeatAction =
  | { readonly type: "army"; readonly seat: Seat; readonly army: number }
  | { readonly type: "capital" | "airfield"; readonly seat: Seat; readonly territory: number }
  | ClaimAction
  | PlaceAction
  | { readonly type: "turn_in"; readonly seat: Seat; readonly cards: readonly number[] }
  | AttackAction
  | StormAction
  | DefendAction
  | OccupyAction
  | { readonly type: "collect"; readonly seat: Seat; readonly objective: number }
  | MoveAction<"maneuver">
  | { readonly type: "end" | "resign"; readonly seat: Seat }
  | SetAction<WorldSettings>;

export type Action = ChanceAction | SeatAction;

export type ActionOf<T extends Action["type"]> = OfType<Action, T>;
