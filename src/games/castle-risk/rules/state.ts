import type { Counts } from "../../../core/counts";
import { zeros } from "../../../core/counts";
import { NEUTRAL, NOBODY, type Seat } from "../../../core/types";
import { CARDS, MISSIONS, MISSION_COPIES, NO_MISSION } from "./cards";
import type { Options } from "../meta";
import { ORDERS_DECK, POLICY_KINDS, SINGLE_DECK } from "./policies";
import { SIZE } from "../../../risk/europe/board";

/** Where the game stands; draw and taxes pass by themselves. */
export const PHASES = [
  "setup",
  "policies",
  "draw",
  "purchase",
  "attack",
  "fortify",
  "diplomacy",
  "placement",
  "discard",
  "over",
] as const;
export type Phase = (typeof PHASES)[number];

/** What is awaited of chance: rolls for first place, a capital dealt, draws, dice. */
export const CHANCE_STEPS = [
  "order",
  "deal",
  "first",
  "mission",
  "card",
  "dice",
  "bombardment",
  "recruitment",
] as const;
/** What is awaited of the seats in `asked`: a phase's moves, or the answer to a prompt. */
const SEAT_STEPS = [
  "capital",
  "policies",
  "purchase",
  "attack",
  "fortify",
  "diplomacy",
  "placement",
  "discard",
  "play",
  "answer",
  "losses",
  "boost",
] as const;
export type Step = (typeof CHANCE_STEPS)[number] | (typeof SEAT_STEPS)[number] | "over";
const OVER: readonly Step[] = ["over"];
export const STEPS = OVER.concat(CHANCE_STEPS, SEAT_STEPS);

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
  /** A seat, NEUTRAL or NOBODY; NOBODY exactly where no unit stands. */
  owner: number;
  units: Counts;
  castle: boolean;
  /** Plundered-city tokens (CR34). */
  tokens: number;
  marks: Marks | undefined;
}

/** A seat's standing wishes (CR29, CR30, CR33); a seat may change them at any time. */
export interface Settings {
  losses: "cheapest" | "ask";
  dice: "automatic" | "ask";
  windows: "always" | "holding" | "never";
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

export interface Battle {
  from: number;
  to: number;
  attacker: Seat;
  /** A seat or NEUTRAL. The defending units are those of the territory. */
  defender: number;
  force: Counts;
  /** Cycle from 1; phase 0 siege, 1 archers, 2 cavalry, 3 main; 0 and -1 before the first. */
  cycle: number;
  phase: number;
  /** Whose turn it is to play cards: 0 attacker, 1 defender, 2 both are done. */
  side: number;
  /** Per kind of card UNPLAYED, EFFECTIVE or COUNTERED. */
  attackerCards: Counts;
  defenderCards: Counts;
  /** Dice of the main phase as they lie, highest first; attacker's with its +1s once given. */
  attackerDice: number[];
  defenderDice: number[];
  /** Units that each side must still lose in this phase. */
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

export interface State {
  options: Options;
  /** Colour ids, clockwise. */
  colours: readonly string[];
  rng: number[];
  round: number;
  phase: Phase;
  step: Step;
  asked: Seat[];
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

/** A territory without units. */
function emptyTerritory(): Territory {
  return { owner: NOBODY, units: [0, 0, 0, 0], castle: false, tokens: 0, marks: undefined };
}

export function newMarks(): Marks {
  return {
    taken: false,
    spent: [0, 0, 0, 0],
    once: [0, 0, 0, 0],
    twice: [0, 0, 0, 0],
    fired: 0,
    placed: [0, 0, 0, 0],
    reinforced: false,
  };
}

function newSeat(coins: number): SeatState {
  return {
    alive: true,
    capital: NOBODY,
    coins,
    reserve: [0, 0, 0, 0],
    hand: zeros(CARDS.length),
    unknown: 0,
    mission: NO_MISSION,
    progress: 0,
    completed: [],
    policies: zeros(POLICY_KINDS),
    picked: false,
    crowns: 0,
    moved: false,
    settings: newSettings(),
  };
}

export function newSettings(): Settings {
  return { losses: "cheapest", dice: "automatic", windows: "holding" };
}

export function noMoves(): Moves {
  return { attacks: 0, fortifies: 0, bombardments: 0, recruitments: 0, castle: "none" };
}

/** The state before the first roll; `rng` as seedRng gives it, or four zeros. */
export function newState(options: Options, colours: readonly string[], rng: number[]): State {
  const seats: SeatState[] = [];
  const contenders: Seat[] = [];
  const n = colours.length;
  for (let i = 0; i < n; i++) {
    seats[i] = newSeat(options.starting_coins);
    contenders[i] = i;
  }
  const territories: Territory[] = [];
  for (let t = 0; t < SIZE; t++) territories[t] = emptyTerritory();
  return {
    options,
    colours,
    rng,
    round: 0,
    phase: "setup",
    step: "order",
    asked: [],
    contenders,
    first: NOBODY,
    turn: NOBODY,
    seats,
    territories,
    moves: noMoves(),
    deck: [...options.card_counts],
    deckUnknown: 0,
    discards: zeros(CARDS.length),
    missions: MISSIONS.map(() => MISSION_COPIES),
    missionsBelow: [],
    missionsUnknown: 0,
    battle: undefined,
    bombardment: undefined,
    recruitment: undefined,
    window: [],
    ending: "none",
    winner: NOBODY,
  };
}

/** A battle before its first card; `force` becomes the battle's own (CR25). */
export function newBattle(from: number, to: number, attacker: Seat, defender: number, force: Counts): Battle {
  return {
    from,
    to,
    attacker,
    defender,
    force,
    cycle: 0,
    phase: -1,
    side: 0,
    attackerCards: zeros(CARDS.length),
    defenderCards: zeros(CARDS.length),
    attackerDice: [],
    defenderDice: [],
    attackerDue: 0,
    defenderDue: 0,
  };
}

/** The policy deck that every seat has. */
export function policyDeck(options: Options): readonly number[] {
  return options.policy_deck === "orders" ? ORDERS_DECK : SINGLE_DECK;
}

/** The id of an owner: a colour, "neutral" or "nobody". */
export function ownerId(s: State, owner: number): string {
  if (owner >= 0) return s.colours[owner];
  return owner === NEUTRAL ? "neutral" : "nobody";
}

/** Cards in a seat's hand; public (CR39). */
export function handSize(seat: SeatState): number {
  const h = seat.hand;
  return seat.unknown + h[0] + h[1] + h[2] + h[3] + h[4] + h[5];
}

/** Whether chance is to move. */
export function chanceIsDue(s: State): boolean {
  return s.asked.length === 0 && s.step !== "over";
}

/** How many seats are still in the game. */
export function countAlive(s: State): number {
  let n = 0;
  for (const seat of s.seats) if (seat.alive) n++;
  return n;
}

/** Waits for one seat. */
export function ask(s: State, step: Step, seat: Seat): void {
  s.step = step;
  s.asked = [seat];
}

/** Waits for chance. */
export function chance(s: State, step: Step): void {
  s.step = step;
  s.asked = [];
}

/** The marks of a territory, made where there are none yet. */
export function marksOf(territory: Territory): Marks {
  if (territory.marks === undefined) territory.marks = newMarks();
  return territory.marks;
}

/** Drops marks that say nothing any more, so that equal positions are equal states. */
export function tidyMarks(territory: Territory): void {
  const m = territory.marks;
  if (m === undefined || m.taken || m.reinforced || m.fired > 0) return;
  for (let k = 0; k < 4; k++) if (m.spent[k] + m.once[k] + m.twice[k] + m.placed[k] > 0) return;
  territory.marks = undefined;
}
