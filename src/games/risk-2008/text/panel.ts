import type { WorldPanel } from "../../../risk/world/text/panel";

/** The words of the panels of RISK 2008. Colours, territories, objectives and rewards come as their names. */
export interface Panel2008 extends WorldPanel {
  /**
   * An army on its sheet: what it holds; its troops, and those that it places now or gets next; its cards and objectives,
   * of which so many win, 0 for no number; its capital in other hands, and those of others in its own.
   */
  readonly holdings: (this: void, lands: number, cities: number) => string;
  readonly toPlaceBeside: (this: void, troops: number, toPlace: number) => string;
  readonly income: (this: void, troops: number, next: number) => string;
  readonly objectives: (this: void, cards: string, held: number, goal: number) => string;
  readonly capitals: (this: void, own: boolean, others: number) => string;
  readonly rewards: (this: void, rewards: number) => string;
  /** What wins: so many objectives with the own capital, 0 for the whole world, within so many rounds (0 for no limit). */
  readonly goal: (this: void, objectives: number, rounds: number) => string;
  /** What a seat alone reads of itself: the stars of its cards and what they bring now, 0 where they bring nothing. */
  readonly ownStars: (this: void, stars: number, troops: number) => string;
  readonly noStars: string;
  readonly handHelp: (this: void, cards: readonly string[]) => string;
  /** Above lists, each with what a press does; what a row offers; what takes none. */
  readonly starsPrompt: (this: void, stars: number) => string;
  readonly noStarsPrompt: string;
  readonly starSet: (this: void, stars: number, troops: number) => string;
  readonly starCards: (this: void, cards: readonly string[]) => string;
  readonly goalPrompt: string;
  readonly goalRow: (this: void, objective: string, reward: string) => string;
  readonly armyPrompt: string;
  readonly armyRow: (this: void, army: string, capital: string, cards: number) => string;
  readonly armyHelp: (this: void, lands: readonly string[]) => string;
  readonly pressAtOnce: string;
  readonly moreRows: string;
  readonly goOn: string;
  /** Maneuvers that are left. */
  readonly maneuversLeft: (this: void, maneuvers: number) => string;
  /** Behind the odds: what helps the attacker, and the defender; empty for nothing. */
  readonly helpsAttacker: (this: void, helps: readonly string[]) => string;
  readonly helpsDefender: (this: void, helps: readonly string[]) => string;
  readonly airfield: string;
  /** Of a territory that is looked at. */
  readonly landCity: string;
  readonly landCapital: (this: void, owner: string) => string;
  readonly landAirfield: string;
  /** Dice that were dropped in a battle. */
  readonly dropped: (this: void, faces: readonly number[]) => string;
  /** The page of objectives: open and how far everybody is, best first; whose; without objectives. */
  readonly goalOpen: (this: void, progress: string, of: number) => string;
  readonly goalProgress: (this: void, who: string, held: number) => string;
  readonly goalTaken: (this: void, owner: string) => string;
  readonly noGoals: string;
}
