import type { Bounds } from "../../core/choice";
import type { Reckoner } from "../../core/odds";
import type { AnyAction, CommonState, Seat } from "../../core/types";
import type { Language } from "../../text/language";

/** What a table has to know of a game to tell the odds of its battles: all of it from what a seat may see. */
export interface OddsKit<S extends CommonState = CommonState, A extends AnyAction = AnyAction> {
  readonly reckoner: Reckoner;
  /** Verbs of actions that lead to battles, and those whose counts stay behind: the fewer, the more goes. */
  readonly attacks: readonly string[];
  readonly keeping: readonly string[];
  /** Lines that what is told of a battle takes at the most. */
  readonly lines: number;
  /** The battle that an action leads to; undefined for one that is not a matter of chance. */
  before(this: void, view: S, seat: Seat, action: A): object | undefined;
  /** The battle that is fought, from where it stands; for seat -1 as all may know it. */
  underWay(this: void, view: S, seat: Seat): object | undefined;
  /** What is searched for the least force of an action, whose counts have these bounds; undefined for one without. */
  least(this: void, view: S, seat: Seat, action: A, bounds: Bounds | undefined): object | undefined;
  /** Units by kind in words. */
  units(this: void, units: readonly number[], language: Language): string;
  /** What the odds before an action rest on, and what might still change them, in few words; empty for nothing. */
  assumed(this: void, view: S, seat: Seat, action: A, language: Language): string;
}
