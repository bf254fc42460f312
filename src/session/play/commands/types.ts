import type { AnyAction, AnyEvent, Refusal, Seat } from "../../../core/types";
import type { Match } from "../../match/match";
import type { Room } from "../../table/room";

/** Who says something to the table. */
export interface Who {
  /** A word of its own for each person. */
  readonly player: string;
  readonly name: string;
  /** Id of the colour that the person has; "grey" for one who watches. */
  readonly colour: string;
  /** May do what the host may. */
  readonly admin: boolean;
  /** The match's revision as this person's panels show it: see `submit`. */
  readonly seen: number;
}

/** What no room can do by itself, because it takes pieces or people: the table sees to it. */
export type Effect =
  // Somebody changes seats, or sits down to advise a computer, the match begins, or what happens by itself goes at another pace.
  | "seat"
  | "advise"
  | "start"
  | "pace"
  // The pieces are laid as the room has them: what differs, or everything again.
  | "reconcile"
  | "resync"
  // A change by hand was made; all were read; all were put back.
  | "manual"
  | "read"
  | "manual_back"
  // Show the landmarks, or what keys are bound to, skip what is shown, look at the board, remind whoever is asked.
  | "landmarks"
  | "keys"
  | "skip"
  | "camera"
  | "nudge"
  // A pass is kept until its time is over.
  | "deferred"
  // A computer plays the seat that somebody wants: they are asked whether they mean it.
  | "take_over";

/** What came of a command besides changes of the room. */
export interface Outcome {
  /** The action that was taken, if any, and its events. */
  action: AnyAction | undefined;
  readonly events: AnyEvent[];
  /** Whether an action was taken, or the match was begun, left or went back: the table is to be laid again. */
  moved: boolean;
  /** What the table itself is to do, if anything. */
  effect: Effect | undefined;
  /** What everybody is to be told. */
  news: News | undefined;
}

/**
 * What a command has come to, for all to hear: an offer (to go back, to end) was withdrawn, declined, or carried out,
 * or the host has changed a setting.
 */
export interface News {
  readonly what: "withdrawn" | "declined" | "back" | "ended" | "setting" | "seed";
  /** Colour id of the one who made the offer; of a setting its id; empty of a seed. */
  readonly of: string;
  /** The setting's value. */
  readonly value: string;
}

/** Whoever says it has a seat in the match that is under way. */
export interface Player extends Who {
  readonly match: Match;
  readonly seat: Seat;
}

/** What a command does, with its words; refused with everything as it was. */
export type Run<By = Who> = (
  this: void,
  room: Room,
  who: By,
  words: readonly string[],
  out: Outcome,
) => Refusal | undefined;

/** Who may say what, when, and what comes of it; rights.ts makes most of them. */
export interface Command {
  /** The host alone, the host and those who fight in what is shown or are alone with computers, or anybody. */
  readonly by: "host" | "fighter" | "pacer" | "anybody";
  readonly run?: Run;
  /** Before a match begins alone, or only once it has. */
  readonly when?: "before" | "during" | undefined;
  /** What the table is to do besides, where it was not refused. */
  readonly effect?: Effect;
}

export type Commands = Readonly<Record<string, Command>>;
