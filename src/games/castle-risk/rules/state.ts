import type { Counts } from "../../../core/counts";
import type { GameState, Seat } from "../../../core/types";
import type { Options } from "../meta";
import type { Phase, Step } from "./steps";
import type { Settings } from "./settings";

/** What the units and the place of a territory did in the present turn. */
export interface Marks {
  /** Taken this turn: neither placement nor a castle may use it (CR20, CR23). */
  taken: boolean;
  /** Units that attacked, that made one fortify move, and that made two (CR17, CR19). */
  spent: Counts;
  once: Counts;
  twice: Counts;
  /** Siege weapons that fired a bombardment (CR21). */
  fired: number;
  /** Units placed from the reserve (CR23), and whether a Reinforcements card came here (CR24). */
  placed: Counts;
  reinforced: boolean;
}

export interface Territory {
  /** A seat, NEUTRAL or NOBODY; NOBODY exactly where no unit stands (rule 1.4). */
  owner: number;
  units: Counts;
  castle: boolean;
  /** Plundered-city tokens (CR34). */
  tokens: number;
  marks: Marks | undefined;
}

export interface SeatState {
  alive: boolean;
  /** Territory of the capital, or NOBODY before it is chosen and after it fell. */
  capital: number;
  coins: number;
  /** Bought and not yet placed. */
  reserve: Counts;
  hand: Counts;
  /** Cards in the hand whose kind this view does not know; 0 in the whole state. */
  unknown: number;
  mission: number;
  progress: number;
  /** Fulfilled and declared missions, in order. */
  completed: number[];
  /** Policy cards of this round; secret until the step "policies" is over. */
  policies: Counts;
  picked: boolean;
  /** Crowns as fixed at the start of the round (CR8). */
  crowns: number;
  /** Has had its turn in this round. */
  moved: boolean;
  settings: Settings;
}

/** What the seat whose turn it is may still do. */
export interface Moves {
  attacks: number;
  fortifies: number;
  bombardments: number;
  recruitments: number;
  castle: "none" | "bought" | "built";
}

/** Whether a side played a kind of card in this combat, and what became of it. */
export const UNPLAYED = 0;
export const EFFECTIVE = 1;
export const COUNTERED = 2;

/** Who plays cards before the first dice: one side after the other. */
export const PLAYING = ["attacker", "defender", "done"] as const;
export type Playing = (typeof PLAYING)[number];

export interface Battle {
  from: number;
  to: number;
  attacker: Seat;
  /** A seat or NEUTRAL. The defending units are those of the territory. */
  defender: number;
  force: Counts;
  /** Cycle from 1; rank 0 siege, 1 archers, 2 cavalry, 3 main; 0 and NO_RANK before the first. */
  cycle: number;
  rank: number;
  /** Which side may play cards now, before the first dice. */
  playing: Playing;
  /** Per kind of card UNPLAYED, EFFECTIVE or COUNTERED. */
  attackerCards: Counts;
  defenderCards: Counts;
  /** Dice of the main phase as they lie, highest first; attacker's with its +1s once given. */
  attackerDice: number[];
  defenderDice: number[];
  /** Units that each side must still lose in this rank. */
  attackerDue: number;
  defenderDue: number;
}

export interface Bombardment {
  from: number;
  to: number;
  due: number;
}

export interface Recruitment {
  city: number;
  bribe: boolean;
  /** Diplomat: UNPLAYED, EFFECTIVE or COUNTERED. */
  diplomat: number;
}

/** A card that others may answer with a Spy (CR33); `asked` counts seats clockwise after its player. */
export interface WindowCard {
  card: number;
  seat: Seat;
  asked: number;
}

export interface State extends GameState<Options, Phase, Step> {
  /** Seats that roll for who is first. */
  contenders: Seat[];
  first: Seat;
  turn: Seat;
  seats: SeatState[];
  territories: Territory[];
  moves: Moves;
  /** Castle Risk cards by kind: face down, and discarded. */
  deck: Counts;
  deckUnknown: number;
  discards: Counts;
  /** Missions: shuffled ones by kind, then those put under the deck, the next one first (CR38). */
  missions: Counts;
  missionsBelow: number[];
  missionsUnknown: number;
  battle: Battle | undefined;
  bombardment: Bombardment | undefined;
  recruitment: Recruitment | undefined;
  window: WindowCard[];
  /** When over: how it ended, and who won (NOBODY for a draw). */
  ending: "none" | "emperor" | "survivor" | "limit" | "draw";
  winner: number;
}
