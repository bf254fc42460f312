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
export type OddsDesk = ReturnType<typeof newOddsDesk>;

/** Nothing was asked for yet. */
export function newOddsDesk() {
  return {
    /** What was computed, by the text of the battle; how many forecasts there are. */
    forecasts: {} as Record<string, Forecast | undefined>,
    forces: {} as Record<string, readonly (readonly number[])[] | undefined>,
    forecastCount: 0,
    /** What the answers below are about: see `oddsKey`. */
    about: "none",
    match: undefined as object | undefined,
    /** Whose action it is, from where to where; whether something of it is known, and so may go on being shown. */
    subject: "",
    isKnown: false,
    /** The force that is put together, its action, and what it rests on in words; the least force for it. */
    force: undefined as OddsAsked | undefined,
    action: undefined as AnyAction | undefined,
    least: undefined as OddsAsked | undefined,
    /** Of which source the targets are; those of which it is still to be found out what would be fought for there, and those that are known. */
    source: "",
    lands: [] as readonly number[],
    targets: [] as OddsAsked[],
    /** The counts of the force, and those to which the next press may lead: their odds are computed when nothing else is. */
    counts: [] as readonly number[],
    ahead: [] as readonly (readonly number[])[],
    next: undefined as OddsAsked | undefined,
    fought: undefined as Fought | undefined,
    /** A table of the chances of the battle that is fought, from where it stood when the table was begun. */
    fightTable: undefined as { readonly text: string; readonly table: object; done: boolean } | undefined,
    work: undefined as OddsWork | undefined,
    /** Moves on whenever something has become known that a panel shows, or the map. */
    changes: 0,
    marks: 0,
  };
}
