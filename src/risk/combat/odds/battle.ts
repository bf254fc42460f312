import type { RollChances } from "./rolls";

/** An order in which a side loses its units: the cheapest first, or those first that will bring the fewest hits. */
export type Order = "cheapest" | "shrewd";

/** An attack that is rolled on with the most dice, until the target is taken or so many armies are left in its source. */
export interface RollBattle {
  readonly kind: "rolls";
  /** Armies in the source, one of which always stays, and in the target. */
  readonly armies: number;
  readonly defenders: number;
  /** 1 or more; two armies lost at once can leave one less. */
  readonly until: number;
  readonly rolls: RollChances;
  /** Dice of the first roll, 0 for the most. */
  readonly dice: number;
  readonly defence: number;
}

export interface RankSide {
  /** By kind, cheapest first: archers, cavalry and siege weapons behind the foot. */
  readonly units: readonly number[];
  /** By rank, siege, archers and cavalry: the least face that hits, and dice that are no unit's. */
  readonly need: readonly number[];
  readonly extra: readonly number[];
  readonly order: Order;
}

/** What the dice of a rank cost both sides, with its chance; `rerolled`: the re-roll of the pass is gone. */
export interface Hits {
  readonly attacker: number;
  readonly defender: number;
  readonly rerolled: boolean;
  readonly chance: number;
}

/** A battle in passes of four ranks, siege, archers, cavalry and the main one, until a side is gone. */
export interface RankBattle {
  readonly kind: "ranks";
  readonly attacker: RankSide;
  readonly defender: RankSide;
  /** The chances of the main rank. */
  readonly main: RollChances;
  /** Behind the first pass the main rank alone is repeated. */
  readonly once: boolean;
  /**
   * Whether the defender may roll all own dice of one rank again in each pass: in the first rank whose hits are below the
   * mean and do not take all attackers, or where it raises the chance to hold the place most. The dice of the main rank are then those of `rolls`.
   */
  readonly reroll: "none" | "automatic" | "best";
  /** The rank that is due or under way, and whether the re-roll of this pass is gone. */
  readonly rank: number;
  readonly rerolled: boolean;
  /** Where its dice lie already: what they cost, by chance. None: they are still to be rolled. */
  readonly rolled: readonly Hits[];
  /** Where the defender may still roll again: what comes of that. */
  readonly again: readonly Hits[];
}

/** Whether both sides lose their cheapest units first, and nobody chooses when to roll again. */
export function isPlain({ attacker, defender, reroll }: RankBattle): boolean {
  return attacker.order === "cheapest" && defender.order === "cheapest" && reroll !== "best";
}

/** Weapons that fire at a place, and nobody fires back. */
export interface VolleyBattle {
  readonly kind: "volley";
  readonly dice: number;
  readonly need: number;
  /** Units of the place, by kind, and how many of them no hit can take. */
  readonly units: readonly number[];
  readonly spared: number;
}

/** A single die that has to show so much at least. */
export interface DieBattle {
  readonly kind: "die";
  readonly need: number;
}

/** What odds are asked of in the games of Europe, as plain data. */
export type EuropeBattle = RankBattle | VolleyBattle | DieBattle;

/** What odds are asked of in any game. */
export type OddsBattle = RollBattle | EuropeBattle;

/** A way in which a battle can end: what is left of either side, by kind. */
export interface End {
  readonly attacker: readonly number[];
  readonly defender: readonly number[];
  readonly chance: number;
}

/** All ways in which a battle can end, each once. */
export interface Outcome {
  /** The chances that the attacker alone is left or has won, that the defender is left, that both are gone. */
  readonly win: number;
  readonly lose: number;
  readonly both: number;
  readonly ends: readonly End[];
}
