import type { Chance, Forecast } from "../../core/odds";
import type { AnyAction } from "../../core/types";

/** A battle whose odds are asked for, with its text; `land`: the target that it would be fought for. */
export interface OddsAsked {
  readonly text: string;
  readonly battle: object;
  readonly land: number;
}

/** What is being computed, by its text. */
interface OddsWork {
  readonly text: string;
  readonly job: object;
  /** Whether nothing is left of it but to read it. */
  done: boolean;
}

/** The battle that is fought, as it stands at a revision, and its chances once they are known. */
interface Fought {
  readonly revision: number;
  readonly asked: OddsAsked | undefined;
  chance: Chance | undefined;
}

/** The odds that a table has been asked for, and what is known of them. Not saved. */
export interface OddsDesk {
  /** What was computed, by the text of the battle; how many forecasts there are. */
  forecasts: Record<string, Forecast | undefined>;
  forces: Record<string, readonly (readonly number[])[] | undefined>;
  forecastCount: number;
  /** What the answers below are about: see `oddsKey`. */
  about: string;
  match: object | undefined;
  /** Whose action it is, from where to where; whether something of it is known, and so may go on being shown. */
  subject: string;
  isKnown: boolean;
  /** The force that is put together, its action, and what it rests on in words; the least force for it. */
  force: OddsAsked | undefined;
  action: AnyAction | undefined;
  least: OddsAsked | undefined;
  /** Of which source the targets are; those of which it is still to be found out what would be fought for there, and those that are known. */
  source: string;
  lands: readonly number[];
  targets: OddsAsked[];
  /** The counts of the force, and those to which the next press may lead: their odds are computed when nothing else is. */
  counts: readonly number[];
  ahead: readonly (readonly number[])[];
  next: OddsAsked | undefined;
  fought: Fought | undefined;
  /** A table of the chances of the battle that is fought, from where it stood when the table was begun. */
  fightTable: { readonly text: string; readonly table: object; done: boolean } | undefined;
  work: OddsWork | undefined;
  /** Moves on whenever something has become known that a panel shows, or the map. */
  changes: number;
  marks: number;
}

/** Nothing was asked for yet. */
export function newOddsDesk(): OddsDesk {
  return {
    forecasts: {},
    forces: {},
    forecastCount: 0,
    about: "none",
    match: undefined,
    subject: "",
    isKnown: false,
    force: undefined,
    action: undefined,
    least: undefined,
    source: "",
    lands: [],
    targets: [],
    counts: [],
    ahead: [],
    next: undefined,
    fought: undefined,
    fightTable: undefined,
    work: undefined,
    changes: 0,
    marks: 0,
  };
}
