import { NOBODY, type Seat } from "../../../../core/types";
import { BOARD, GOLD, isBeside, PRINTED, SIZE } from "../../../../risk/europe/board";
import { NO_UNITS } from "../../../../risk/units";
import type { SeatAction } from "../../rules/actions";
import { armyCount, isPlayer } from "../../rules/army";
import { crownsOn } from "../../rules/cities";
import { crownsOf } from "../../rules/crowns";
import type { State } from "../../rules/state";
import { allied, crownsToWin, isTeams } from "../../rules/variant";
import { cutting, joining, type Lines } from "./line";
import type { Reckoned } from "./dispute";
import { openMissionsOf, shareOfLand, type OpenMission } from "./open-mission";
import type { Weights } from "../levels.data";
import { SPITE } from "../manners.data";

/** A move into a neighbour: the force, and what it should bring. */
export interface Advance {
  readonly from: number;
  readonly to: number;
  readonly units: readonly number[];
  readonly worth: number;
}

/** What a seat is out for, in coins or so; made once for each decision. */
export interface Aims {
  readonly seat: Seat;
  readonly weights: Weights;
  /** The army that is to act: the seat's own, or mercenaries of which it is captain. */
  readonly army: number;
  /** What a crown is worth to the seat. */
  readonly crown: number;
  /** Its missions, where it minds them, and what one that is fulfilled is worth. */
  readonly openMissions: readonly OpenMission[];
  readonly mission: number;
  /** What it is worth, by army, that it loses a crown. */
  readonly denial: readonly number[];
  /** What was reckoned for territories already: one decision asks for the same again and again. */
  readonly known: Readonly<Record<"gain" | "danger" | "promise" | "ready", Known>> & Lines;
  readonly reckoned: Reckoned;
  readonly moves: Moves;
  readonly maneuvers: Maneuvers;
}

/**
 * The acting army's moves that were looked at already, and where to look next: a territory, and which of its neighbours; and
 * the forces of which the next one looks up the odds, once they are known.
 */
interface Moves {
  readonly list: Advance[];
  from: number;
  near: number;
  ahead: readonly (readonly number[])[] | undefined;
  /** Behind the last territory that is looked at; units that leave it anyway, and where to: of a Split Expand the first force. */
  readonly end: number;
  readonly gone: readonly number[];
  readonly but: number;
}

/** A maneuver, and what it should bring. */
export interface Maneuver {
  readonly action: SeatAction;
  readonly worth: number;
}

/** A share of what a territory can spare, what it costs to send it away, where it may go, and which of these places is next. */
export interface Detachment {
  readonly from: number;
  readonly force: readonly number[];
  readonly cost: number;
  readonly ways: readonly number[];
  at: number;
}

/** The same for maneuvers: which share of what the territory can spare is next, that under way, the best so far, and steps to an enemy. */
interface Maneuvers {
  from: number;
  share: number;
  detachment: Detachment | undefined;
  best: Maneuver | undefined;
  steps: readonly number[] | undefined;
}

/** Numbers by territory. */
type Known = Record<number, number | undefined>;

export function aimsOf(s: State, seat: Seat, army: number, weights: Weights): Aims {
  const { far } = weights;
  const teams = isTeams(s);
  const denial: number[] = [];
  for (let other = 0; other < armyCount(s); other++) {
    if (other === seat || allied(s, seat, other)) denial[other] = 0;
    else if (!isPlayer(s, other)) denial[other] = weights.hired;
    else denial[other] = (teams ? 4 : weights.denial) + (far ? weights.alarm * nearly(s, other, weights) : 0);
    if (weights.grudges.includes(other)) denial[other] *= SPITE;
  }
  const crown = weights.crown + (far ? nearly(s, seat, weights) : 0);
  return {
    seat,
    weights,
    army,
    crown,
    openMissions: weights.mission > 0 ? openMissionsOf(s, seat) : [],
    mission: weights.mission * crown,
    denial,
    known: { gain: {}, danger: {}, promise: {}, ready: {}, cut: {}, line: {} },
    reckoned: { battles: {}, followed: undefined, spent: 0 },
    moves: movesOf(s),
    maneuvers: { from: 0, share: 0, detachment: undefined, best: undefined, steps: undefined },
  };
}

function movesOf({ step, split }: State): Moves {
  const first = step === "split" ? split : undefined;
  const { from, to, units } = first ?? { from: 0, to: NOBODY, units: NO_UNITS };
  const end = first === undefined ? SIZE : from + 1;
  return { list: [], from, near: 0, ahead: undefined, end, gone: units, but: to };
}

/** How much a player's next crown is worth more because victory is near; nothing in teams, where cities are counted at the end. */
function nearly(s: State, seat: Seat, { nearly: more }: Weights): number {
  if (isTeams(s)) return 0;
  const wanting = crownsToWin(s) - crownsOf(s, seat);
  return wanting <= 0 ? more[0] : wanting < more.length ? more[wanting] : 0;
}

/** What it is worth to the seat that its own army controls a territory. */
export function keepWorth(aims: Aims, s: State, t: number): number {
  const { crown, seat, weights } = aims;
  let worth = s.territories[t].castle ? weights.castle : weights.land;
  if (PRINTED[t] > 0) worth += crown * crownsOn(t) + weights.tax * PRINTED[t] + (GOLD[t] ? weights.gold : 0);
  if (aims.openMissions.length > 0) worth += aims.mission * shareOfLand(s, seat, aims.openMissions, t);
  if (weights.join > 0 && s.territories[t].owner === seat) worth += weights.join * cutting(s, aims.known, t);
  return worth;
}

/** What it is worth to the seat that the acting army takes a territory; mercenaries only take from others. */
export function gainWorth(aims: Aims, s: State, t: number): number {
  return (aims.known.gain[t] ??= reckonGain(aims, s, t));
}

function reckonGain(aims: Aims, s: State, t: number): number {
  const { weights } = aims;
  const { owner } = s.territories[t];
  const taken =
    owner === NOBODY
      ? 0
      : aims.denial[owner] * (PRINTED[t] > 0 ? 1 + crownsOn(t) : 0.3) + cutWorth(aims, s, t);
  if (aims.army !== aims.seat) return owner === NOBODY ? blockWorth(aims, s, t) : taken;
  const joined = weights.join > 0 ? weights.join * joining(s, aims.known, aims.seat, t) : 0;
  return keepWorth(aims, s, t) + joined + way(s, aims, t) + taken;
}

/** What it is worth that another player's supply line is cut. */
export function cutWorth(aims: Aims, s: State, t: number): number {
  const { seat, weights } = aims;
  const { owner } = s.territories[t];
  if (weights.cut === 0 || owner === seat || !isPlayer(s, owner) || allied(s, seat, owner)) return 0;
  return weights.cut * cutting(s, aims.known, t);
}

/** Free cities beside a territory to which the army has no other way. */
function way(s: State, { army, weights }: Aims, t: number): number {
  let sum = 0;
  for (const near of BOARD.near[t])
    if (PRINTED[near] > 0 && s.territories[near].owner === NOBODY && !isBeside(s, army, near))
      sum += weights.way + crownsOn(near);
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
