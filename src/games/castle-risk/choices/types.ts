export type { Bounds, Candidate, Draft } from "../../../core/choice";
import type { Choice as AnyChoice } from "../../../core/choice";
import type { SeatAction } from "../rules/actions";

export type Choice = AnyChoice<SeatAction>;

/** Kinds of what is counted, where it is no unit and no card. */
export const COINS = "coins";
export const DIE = "die";
