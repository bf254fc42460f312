import type { Explained, OptionWords, Words } from "./types";

/** The words of the panels that every game has. Colours, phases and steps come as their names. */
export interface PanelTexts {
  readonly round: (this: void, round: number, phase: string) => string;
  readonly turn: (this: void, seat: string) => string;
  readonly waiting: (this: void, seats: readonly string[], step: string) => string;
  readonly rolling: (this: void, step: string) => string;
  readonly endPhase: (this: void, phase: string) => string;
  /** That a phase can only be ended. */
  readonly nothingLeft: string;
  /** The same where the table is about to do so. */
  readonly endsItself: string;
  /** The button that confirms an action, and that answers the question whether it is meant. */
  readonly confirm: (this: void, asks: boolean) => string;
  readonly noPlace: string;
  readonly endAnyway: (this: void, phase: string) => string;
  /** A die of the main phase that may get +1: its place and its face. */
  readonly die: (this: void, place: number, face: number) => string;
  readonly proposesEnd: (this: void, by: string) => string;
  readonly proposesBack: (this: void, by: string, actions: number) => string;
  readonly proposal: (this: void, what: string, waiting: readonly string[], seconds: number) => string;
  readonly seatOf: (this: void, seat: string, name: string) => string;
  readonly playedByComputer: (this: void, seat: string) => string;
  readonly playedByNobody: (this: void, seat: string) => string;
  /** How the game ended, and who has won; without seats it is a draw. */
  readonly over: (this: void, seats: readonly string[], ending: string) => string;
  readonly agreedEnd: string;
  /** Who has won, and the player's name where it is one alone; without seats it is a draw. */
  readonly victory: (this: void, seats: readonly string[], name: string) => string;
  readonly statisticsSoFar: string;
  readonly endedHow: (this: void, ending: string, rounds: number) => string;
  /** Who plays, and by which preset, or else by which rules that are not the rulebook's. */
  readonly summary: (
    this: void,
    players: readonly string[],
    preset: Explained | undefined,
    changes: readonly string[],
  ) => string;
  /** What to do about seats of the game to come that nobody plays. */
  readonly seatsFree: (this: void, seats: readonly string[]) => string;
  /** Who is waited for in vain: seats that nobody plays. */
  readonly advising: string;
  readonly waitingAdvised: (this: void, seat: string, step: string) => string;
  readonly waitingHands: string;
  readonly waitingFree: (this: void, seats: readonly string[]) => string;
  /** The table's settings, and their values by `setting.value`. */
  readonly settings: Words<string>;
  readonly settingValues: Words<string>;
  readonly option: (this: void, option: OptionWords, value: string) => string;
  readonly seatOpen: string;
  readonly seatClosed: string;
  readonly seatComputer: (this: void, level: string) => string;
  /** How well computers play, by the ids of the games. */
  readonly levels: Words<string>;
  readonly host: (this: void, seat: string) => string;
  /** That only those at this computer see pictures. */
  readonly localPictures: string;
  /** How fast the table is, and the seconds that are left; below 0 there is no timer. */
  /** How long the asked seats still have. */
  readonly clock: (this: void, left: number) => string;
  /** What stands in the log before the first round, and after the turns of one. */
  readonly logSetup: string;
  readonly logAfter: string;
  /** A part of the log by its round, which may be empty, and its own name. */
  readonly logPart: (this: void, round: string, name: string) => string;
  /** What a part of the log came to: territories taken, and attacked in vain; empty without any. */
  readonly logSummary: (this: void, taken: readonly string[], failed: readonly string[]) => string;
  /** That more has happened than the page shows. */
  readonly logMore: string;
  /** Pieces chosen, of so many that are due, or -1 where no number is. */
  readonly chosen: (this: void, chosen: number, due: number) => string;
  /** What a stepper counts, with the price of one where it is bought; 0 for none. */
  readonly stepper: (this: void, name: string, price: number) => string;
  readonly plus: (this: void, n: number) => string;
  /** On a die of a fight: its face and the +1s that it was given, if any; of dice that have no place their number and hits. */
  readonly face: (this: void, face: number, plus: number) => string;
  readonly moreDice: (this: void, dice: number, hits: number) => string;
  /** Units of a kind, and how many of them have just fallen; the attacker's stand to the left. */
  readonly unitsLost: (this: void, units: number, lost: number, left: boolean) => string;
  /** A territory with its city; its units; what can be done there, and what not and why. */
  readonly landTitle: (this: void, territory: string, city: string) => string;
  readonly landUnits: (this: void, units: readonly string[]) => string;
  readonly canDo: (this: void, deed: string) => string;
  readonly notNow: (this: void, deed: string, why: string) => string;
  readonly noneBeside: string;
}
