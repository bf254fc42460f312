import type { AnyAction, AnyEvent, Seat } from "../../core/types";
import type { DiceShow } from "../game/battle";
import type { Match } from "../match/match";

/** An event that a panel shows to all. */
export interface Moment {
  readonly event: AnyEvent;
  /** The action that has led to it, and how many there were with it. */
  readonly action: AnyAction;
  readonly at: number;
  /** Whether it was shown long enough to those whom it does not concern. */
  isPast: boolean;
  /** Colours that were reading how its battle ended until then: they have not seen it yet. */
  late: readonly string[];
  /** Those among them who have had it before them since they were looked at last. */
  shown: readonly string[];
}

/** A battle that is over, for those people who have fought in it. */
export interface BattleEnd {
  readonly match: Match;
  readonly events: readonly AnyEvent[];
  /** Their colours. */
  readonly people: readonly string[];
  /** The roll that was shown when it ended. */
  readonly roll: DiceShow | undefined;
  /** Of the match when it had ended. */
  readonly revision: number;
}

/** A territory that was lost: from where it was taken (NOBODY where nobody knows), and who took it; another may have it by now. */
export interface Loss {
  readonly territory: number;
  readonly from: number;
  readonly by: Seat;
}

/** Losses by seat, in one match. */
export interface Losses {
  readonly match: Match;
  readonly seats: Record<number, readonly Loss[] | undefined>;
}

/** What has just happened at a table, as far as it is still shown. Nothing of it is saved. */
export interface Recent {
  /** What has just changed the game for all: ask `momentOf`. */
  moment: Moment | undefined;
  /** The roll that has ended a fight and was looked at long enough: no more than its end is shown. */
  finishedRoll: DiceShow | undefined;
  /** The last battles in which people have fought: ask `newEnds`. */
  endedBattles: readonly BattleEnd[];
  /** What seats have lost since their last turn: ask `lossesOf`. */
  losses: Losses | undefined;
}

/** A table at which nothing has happened yet. */
export function newRecent(): Recent {
  return { moment: undefined, finishedRoll: undefined, endedBattles: [], losses: undefined };
}
