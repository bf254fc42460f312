import { NOBODY, type Seat } from "../../../../core/types";
import { BOARD, GOLD, PRINTED } from "../../../../risk/europe/board";
import { armyCount, isPlayer } from "../../rules/army";
import { crownsOn } from "../../rules/cities";
import { crownsOf } from "../../rules/crowns";
import type { State } from "../../rules/state";
import { allied, crownsToWin, isTeams } from "../../rules/variant";

/** How far a computer looks: whether it weighs dangers, and who is near to victory. */
export type Foresight = boolean;

/** What a seat is out for, in coins or so; made once for each decision. */
export interface Aims {
  readonly seat: Seat;
  readonly far: Foresight;
  /** The army that is to act: the seat's own, or mercenaries of which it is captain. */
  readonly army: number;
  /** What a crown is worth to the seat. */
  readonly crown: number;
  /** What it is worth, by army, that it loses a crown. */
  readonly denial: readonly number[];
  /** What was reckoned for territories already: one decision asks for the same again and again. */
  readonly known: Readonly<Record<"gain" | "danger" | "promise", Known>>;
}

/** Numbers by territory. */
type Known = Record<number, number | undefined>;

const CROWN = 11;
/** A crown is worth more the fewer are wanting, and so is taking one from somebody; from four on it makes no odds. */
const NEARLY: readonly number[] = [30, 18, 7, 3];

export function aimsOf(s: State, seat: Seat, army: number, far: Foresight): Aims {
  const teams = isTeams(s);
  const denial: number[] = [];
  for (let other = 0; other < armyCount(s); other++) {
    if (other === seat || allied(s, seat, other)) denial[other] = 0;
    else if (!isPlayer(s, other)) denial[other] = 1;
    else denial[other] = (teams ? 4 : 1.5) + (far ? nearly(s, other) : 0);
  }
  return {
    seat,
    far,
    army,
    crown: CROWN + (far ? nearly(s, seat) : 0),
    denial,
    known: { gain: {}, danger: {}, promise: {} },
  };
}

/** How much a player's next crown is worth more because victory is near; nothing in teams, where cities are counted at the end. */
function nearly(s: State, seat: Seat): number {
  if (isTeams(s)) return 0;
  const wanting = crownsToWin(s) - crownsOf(s, seat);
  return wanting <= 0 ? NEARLY[0] : wanting < NEARLY.length ? NEARLY[wanting] : 0;
}

/** What it is worth to the seat that its own army controls a territory. */
export function keepWorth({ crown }: Aims, s: State, t: number): number {
  let worth = s.territories[t].castle ? 4 : 1;
  if (PRINTED[t] > 0) worth += crown * crownsOn(t) + 1.5 * PRINTED[t] + (GOLD[t] ? 3 : 0);
  return worth;
}

/** What it is worth to the seat that the acting army takes a territory; mercenaries only take from others. */
export function gainWorth(aims: Aims, s: State, t: number): number {
  const { gain } = aims.known;
  const worth = gain[t] ?? reckonGain(aims, s, t);
  gain[t] = worth;
  return worth;
}

function reckonGain(aims: Aims, s: State, t: number): number {
  const { owner } = s.territories[t];
  const taken = owner === NOBODY ? 0 : aims.denial[owner] * (PRINTED[t] > 0 ? 1 + crownsOn(t) : 0.3);
  if (aims.army !== aims.seat) return owner === NOBODY ? blockWorth(aims, s, t) : taken;
  return keepWorth(aims, s, t) + way(s, aims.army, t) + taken;
}

/** Free cities beside a territory to which the army has no other way. */
function way(s: State, army: number, t: number): number {
  let sum = 0;
  for (const near of BOARD.near[t])
    if (PRINTED[near] > 0 && s.territories[near].owner === NOBODY && !isBeside(s, army, near))
      sum += 2 + crownsOn(near);
  return sum;
}

/** Mercenaries claim free cities that others could take, but none that the captain could. */
function blockWorth({ seat }: Aims, s: State, t: number): number {
  if (PRINTED[t] === 0) return 0;
  if (isBeside(s, seat, t)) return -8;
  for (const near of BOARD.near[t]) {
    const { owner } = s.territories[near];
    if (isPlayer(s, owner) && !allied(s, seat, owner)) return 4;
  }
  return 0;
}

function isBeside(s: State, army: number, t: number): boolean {
  for (const near of BOARD.near[t]) if (s.territories[near].owner === army) return true;
  return false;
}
