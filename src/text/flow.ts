import type { Words } from "./types";

/** What the table says by itself, in the chat or in dialogs. Colours and the like come as names. */
export interface FlowTexts {
  readonly welcome: (this: void, game: string) => string;
  /** A game was resumed: where it stands, and who is to sit down. */
  readonly resumed: (this: void, where: string, free: readonly string[]) => string;
  readonly loading: string;
  /** A save that cannot be read, and why. */
  readonly unreadable: (this: void, line: number, why: string) => string;
  /** A record that leads elsewhere than the position beside it: going back beyond is not possible. */
  readonly noPast: string;
  readonly sat: (this: void, name: string, seat: string) => string;
  /** Somebody has left a seat of the match, which nobody plays now or a computer. */
  readonly left: (this: void, name: string, seat: string, computer: boolean) => string;
  /** To whoever wants the seat that a computer plays. */
  readonly takeOver: (this: void, seat: string) => string;
  readonly closed: (this: void, seat: string) => string;
  readonly begun: (this: void, seats: readonly string[]) => string;
  readonly yourMove: string;
  /** To somebody whose phase ends by itself. */
  readonly phaseEnded: (this: void, phase: string) => string;
  /** To whoever wants to end a phase in which there is still something to do. */
  readonly endAgain: string;
  readonly nudge: (this: void, by: string, seats: readonly string[]) => string;
  readonly timeUp: (this: void, seats: readonly string[]) => string;
  /** What became of a proposal: it was carried out, somebody did not agree, its own seat withdrew it; nobody answered. */
  readonly back: (this: void, seat: string) => string;
  readonly declined: (this: void, by: string) => string;
  readonly withdrawn: (this: void, seat: string) => string;
  readonly lapsed: string;
  /** The host has changed one of the table's settings. */
  readonly setting: (this: void, by: string, setting: string, value: string) => string;
  readonly ended: string;
  /** A pass that the others will know of when the time for an answer is over. */
  readonly passKept: string;
  /** Somebody has named the seed, and so may know all chance of the match. */
  readonly seedGiven: (this: void, by: string) => string;
  /** To whoever begins to advise a computer. */
  readonly advises: string;
  readonly advisesSeat: (this: void, name: string, seat: string) => string;
  /** Where the table only advises: somebody did what the rules refuse. */
  readonly byHand: (this: void, seat: string) => string;
  /** Something of ours went wrong; what it was stands in the host's console. */
  readonly fault: string;
  readonly vetoed: string;
  /** To one who is new: where the help stands that was whispered just now. */
  readonly helped: string;
  /** To the host alone: the others see no pictures; the table's grid pulls at pieces. */
  readonly unseen: string;
  readonly snapping: string;
  /** To the host alone: board or mats have not the size that they are meant to have. */
  readonly doubted: string;
  readonly missing: (this: void, what: string) => string;
  /** Labels of hotkeys, by command. */
  readonly hotkeys: Words<string>;
  readonly logTab: string;
  readonly recordTab: string;
  readonly lostTab: string;
  readonly recordLater: string;
  /** The title of the record's page `n` from the second on, and what stands at the end of the one before it. */
  readonly recordPage: (this: void, n: number) => string;
  readonly recordGoesOn: (this: void, next: string, pages: number) => string;
}
