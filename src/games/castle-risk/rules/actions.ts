import type { RankDice } from "../../../risk/europe/rules/dice";
import type { Counts } from "../../../core/counts";
import type { SetAction } from "../../../core/settings";
import type { CHANCE, OfType, Seat } from "../../../core/types";
import type { Settings } from "./settings";

/** What chance does; `seat` is CHANCE. Faces are 1 to 6. */
export type ChanceAction =
  | {
      readonly type: "order" | "first";
      readonly seat: typeof CHANCE;
      readonly seats: readonly Seat[];
      readonly faces: readonly number[];
    }
  | { readonly type: "deal"; readonly seat: typeof CHANCE; readonly to: Seat; readonly territory: number }
  | { readonly type: "mission"; readonly seat: typeof CHANCE; readonly to: Seat; readonly mission: number }
  | { readonly type: "card"; readonly seat: typeof CHANCE; readonly to: Seat; readonly card: number }
  | RankDice
  | { readonly type: "bombardment"; readonly seat: typeof CHANCE; readonly faces: readonly number[] }
  | { readonly type: "recruitment"; readonly seat: typeof CHANCE; readonly face: number };

/** The phases of a turn that their player ends. */
export type EndedPhase = "purchase" | "attack" | "fortify" | "diplomacy" | "placement";

/** What seats do. Territories, cards and unit kinds are indices; units are counts by kind. */
export type SeatAction =
  | { readonly type: "capital"; readonly seat: Seat; readonly territory: number }
  | { readonly type: "policies"; readonly seat: Seat; readonly cards: Counts }
  | { readonly type: "buy"; readonly seat: Seat; readonly units: Counts }
  | { readonly type: "castle"; readonly seat: Seat }
  | { readonly type: "donate"; readonly seat: Seat; readonly coins: number }
  | {
      readonly type: "attack" | "fortify";
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly units: Counts;
    }
  | { readonly type: "build"; readonly seat: Seat; readonly territory: number }
  | { readonly type: "bombard"; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: "recruit"; readonly seat: Seat; readonly territory: number; readonly bribe: boolean }
  | { readonly type: "place"; readonly seat: Seat; readonly territory: number; readonly units: Counts }
  | {
      readonly type: "reinforce";
      readonly seat: Seat;
      readonly territory: number;
      readonly unit: "infantry" | "archer";
    }
  | { readonly type: "end"; readonly seat: Seat; readonly phase: EndedPhase }
  | { readonly type: "play"; readonly seat: Seat; readonly card: number }
  | { readonly type: "pass" | "resign"; readonly seat: Seat }
  | { readonly type: "lose"; readonly seat: Seat; readonly units: Counts }
  /** +1s for each of the own dice as they lie, highest die first. */
  | { readonly type: "boost"; readonly seat: Seat; readonly plus: readonly number[] }
  | { readonly type: "discard"; readonly seat: Seat; readonly cards: Counts }
  | SetAction<Settings>;

export type Action = ChanceAction | SeatAction;

export type ActionOf<T extends Action["type"]> = OfType<Action, T>;
