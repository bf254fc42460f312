import type { Refusal, Seat } from "../../../core/types";
import type { SeatAction } from "../rules/actions";

/** A half-made action: what has been picked so far. Territories, cards and the like are indices. */
export interface Draft {
  readonly seat: Seat;
  readonly verb?: SeatAction["type"] | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly territory?: number | undefined;
  /** What a word stands for: bribe or not, infantry or archer, which card, which phase. */
  readonly word?: string | undefined;
  /** Counts by kind, dice or coins, as the bounds ask for them. */
  readonly counts?: readonly number[] | undefined;
}

/** A candidate of a step: an index or a word, and why it is not legal where it is not. */
export interface Candidate<T> {
  readonly value: T;
  readonly why: Refusal | undefined;
}

/** What is to be picked next. */
export type Choice =
  | { readonly field: "verb"; readonly candidates: readonly Candidate<SeatAction["type"]>[] }
  | { readonly field: "from" | "to" | "territory"; readonly candidates: readonly Candidate<number>[] }
  | { readonly field: "word"; readonly candidates: readonly Candidate<string>[] }
  | { readonly field: "counts"; readonly bounds: Bounds }
  | { readonly field: "done"; readonly action: SeatAction };

/** Kinds of what is counted, where it is no unit and no card. */
export const COINS = "coins";
export const DIE = "die";

/** The numbers that may be picked: exactly those within all of these limits make a legal action. */
export interface Bounds {
  /** Ids of the kinds; COINS alone; or DIE for each die, highest first. */
  readonly kinds: readonly string[];
  /** Most of each kind that the other limits leave room for. */
  readonly max: readonly number[];
  /** Least of each kind: 0 but for the siege weapon that a castle wants. */
  readonly min: readonly number[];
  /** Least and most pieces in all. */
  readonly least: number;
  readonly most: number;
  /** Price of each kind and what may be spent; no prices, no limit. */
  readonly prices: readonly number[];
  readonly budget: number;
  /** A castle's place for one infantry, which is not counted against the budget (CR23). */
  readonly free: number;
}
