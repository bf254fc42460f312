import type { Tagged } from "../../../risk/europe/rules/tagged";
import type { RankDice } from "../../../risk/europe/rules/dice";
import type { Counts } from "../../../core/counts";
import type { SetAction } from "../../../core/settings";
import type { CHANCE, OfType, Seat } from "../../../core/types";
import type { Settings } from "./settings";

/** What chance does; `seat` is CHANCE. Faces are 1 to 6. */
export type ChanceAction = Tagged<Dealt, { seat: typeof CHANCE }> | RankDice;

interface Dealt {
  order: { seats: readonly Seat[]; faces: readonly number[] };
  first: { seats: readonly Seat[]; faces: readonly number[] };
  deal: { to: Seat; territory: number };
  mission: { to: Seat; mission: number };
  card: { to: Seat; card: number };
  bombardment: { faces: readonly number[] };
  recruitment: { face: number };
}

/** The phases of a turn that their player ends. */
export type EndedPhase = "purchase" | "attack" | "fortify" | "diplomacy" | "placement";

/** What seats do. Territories, cards and unit kinds are indices; units are counts by kind. */
export type SeatAction =
  | Tagged<Done, { seat: Seat }>
  | { readonly type: "castle" | "pass" | "resign"; readonly seat: Seat }
  | SetAction<Settings>;

interface Done {
  capital: { territory: number };
  policies: { cards: Counts };
  buy: { units: Counts };
  donate: { coins: number };
  attack: { from: number; to: number; units: Counts };
  fortify: { from: number; to: number; units: Counts };
  build: { territory: number };
  bombard: { from: number; to: number };
  recruit: { territory: number; bribe: boolean };
  place: { territory: number; units: Counts };
  reinforce: { territory: number; unit: "infantry" | "archer" };
  end: { phase: EndedPhase };
  play: { card: number };
  lose: { units: Counts };
  /** +1s for each of the own dice as they lie, highest die first. */
  boost: { plus: readonly number[] };
  discard: { cards: Counts };
}

export type Action = ChanceAction | SeatAction;

export type ActionOf<T extends Action["type"]> = OfType<Action, T>;
