import type { Forecast } from "../../core/odds";
import type { AnyAction, CommonState } from "../../core/types";

/** A battle whose odds are asked for, with its text; `land`: the target that it would be fought for. */
export interface OddsAsked {
  readonly text: string;
  readonly battle: object;
  readonly land: number;
}

/** What is being computed, by its text; whether nothing is left of it but to read it. */
interface OddsWork {
  readonly text: string;
  readonly job: object;
  done: boolean;
}

/** The odds that a table has been asked for, and what is known of them. Not saved. */
export interface OddsDesk {
  /** What was computed, by the text of the battle; how much of it is kept. */
  forecasts: Record<string, Forecast | undefined>;
  forces: Record<string, readonly (readonly number[])[] | undefined>;
  kept: number;
  /** What the answers below are about: see `oddsKey`. */
  about: string;
  match: object | undefined;
  /** From where to where; whether something of it is known, and so may go on being shown. */
  subject: string;
  stands: boolean;
  /** Where it is fought, and the same of what is told of that. */
  site: string;
  fightStands: boolean;
  /** The battle that is fought; the force that is put together, and its action; the least force for it. */
  fight: OddsAsked | undefined;
  force: OddsAsked | undefined;
  action: AnyAction | undefined;
  least: OddsAsked | undefined;
  /** What the seat sees that acts; undefined where nobody puts anything together. */
  view: CommonState | undefined;
  /** Territories of which it is still to be found out what would be fought for there, and those that are known. */
  lands: readonly number[];
  targets: OddsAsked[];
  work: OddsWork | undefined;
  /** Moves on whenever something has become known that is shown. */
  changes: number;
}

export function newOddsDesk(): OddsDesk {
  return {
    forecasts: {},
    forces: {},
    kept: 0,
    about: "none",
    match: undefined,
    subject: "",
    stands: false,
    site: "",
    fightStands: false,
    fight: undefined,
    force: undefined,
    action: undefined,
    least: undefined,
    view: undefined,
    lands: [],
    targets: [],
    work: undefined,
    changes: 0,
  };
}
