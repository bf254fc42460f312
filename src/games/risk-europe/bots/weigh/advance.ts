import { NOBODY } from "../../../../core/types";
import { BOARD, PRINTED } from "../../../../risk/europe/board";
import { cheapest } from "../../../../risk/combat/losses";
import { SIEGE, any, size } from "../../../../risk/units";
import { armyOf } from "../../rules/army";
import type { State } from "../../rules/state";
import { needsSiege, refuseExpandFrom, refuseExpandTo, sparable } from "../../rules/turn/expand";
import { powerOf } from "./pressure";
import { strongest } from "./power";
import { cutWorth, gainWorth, keepWorth, type Advance, type Aims } from "./aims";
import { expect, foresee, isLarge } from "./dispute";
import { shareOfVictory } from "./open-mission";
import { taxChance } from "./hands";
import { danger, relieved, riskAgainst, riskOf } from "./risk";

/** An attack with less than this chance, by its exact odds, is left. */
const HOPELESS = 0.04;

/** All moves of the acting army that should bring something, in the order of the board. */
export function advances(s: State, aims: Aims): Advance[] {
  while (lookOn(s, aims)) {
    // One pair of territories after the other.
  }
  return aims.moves.list;
}

/** Looks at the acting army's next possible move; says whether there was one to look at. */
export function lookOn(s: State, aims: Aims): boolean {
  const { moves } = aims;
  if (!findMove(s, aims)) return false;
  const { from } = moves;
  const to = BOARD.near[from][moves.near];
  moves.near++;
  moves.ahead = undefined;
  const best = to === moves.but ? undefined : advanceTo(s, aims, moveFrom(s, aims, from), to);
  if (best !== undefined) moves.list.push(best);
  return true;
}

/** Works on the large battles that the next possible move looks up; gives the units of thought that it took, 0 where all are known. */
export function foreseeMove(s: State, aims: Aims): number {
  const { moves } = aims;
  if (!findMove(s, aims)) return 0;
  const { from } = moves;
  const to = BOARD.near[from][moves.near];
  moves.ahead ??= forcesAhead(s, aims, from, to);
  const { units } = s.territories[to];
  for (const force of moves.ahead) {
    const took = foresee(s, aims.reckoned, to, force, units);
    if (took > 0) return took;
  }
  return 0;
}

/** Goes on to the next pair of territories of which the first one may be left; says whether there is one. */
function findMove(s: State, { moves, army }: Aims): boolean {
  while (moves.from < moves.end) {
    if (moves.near >= BOARD.near[moves.from].length || (moves.near === 0 && !canLeave(s, army, moves.from))) {
      moves.from++;
      moves.near = 0;
    } else return true;
  }
  return false;
}

function canLeave(s: State, army: number, from: number): boolean {
  return s.territories[from].owner === army && refuseExpandFrom(s, army, from) === undefined;
}

/** The forces that would be tried against a neighbour where battles are large; none where nobody would be attacked. */
function forcesAhead(s: State, aims: Aims, from: number, to: number): (readonly number[])[] {
  const { owner, units } = s.territories[to];
  if (owner === NOBODY || owner === aims.army || owner === aims.seat || to === aims.moves.but) return [];
  if (!isLarge(size(s.territories[from].units), size(units))) return [];
  const out = moveFrom(s, aims, from);
  const { attacker } = s.territories[from];
  if (out.most < 1 || attacker !== NOBODY || refuseExpandTo(s, aims.army, from, to) !== undefined) return [];
  return gainWorth(aims, s, to) > 0 ? forcesAgainst(s, { ...out, to }) : [];
}

/** What may move out of a territory, the units that are gone left out. */
function moveFrom(s: State, aims: Aims, from: number): Move {
  const { units } = s.territories[from];
  const { gone } = aims.moves;
  return {
    from,
    to: NOBODY,
    free: units.map((count, k) => count - gone[k]),
    most: sparable(s, from) - size(gone),
    threat: danger(s, aims, from),
  };
}

/** The best force into a neighbour, where one should bring something. */
function advanceTo(s: State, aims: Aims, out: Move, to: number): Advance | undefined {
  // What defends a disputed territory is needed there.
  if (out.most < 1 || s.territories[out.from].attacker !== NOBODY) return undefined;
  // Whose it is is asked before the rule: a refusal that nobody reads is work for nothing.
  if (s.territories[to].owner === aims.army) return undefined;
  if (refuseExpandTo(s, aims.army, out.from, to) !== undefined) return undefined;
  return bestForce(s, aims, { ...out, to });
}

/** A move whose force is to be chosen. */
interface Move {
  readonly from: number;
  readonly to: number;
  readonly free: readonly number[];
  readonly most: number;
  /** The danger in which what stays behind is. */
  readonly threat: number;
}

function bestForce(s: State, aims: Aims, move: Move): Advance | undefined {
  const { owner } = s.territories[move.to];
  // Mercenaries are not sent against their captain.
  const gain = owner === aims.seat ? 0 : gainWorth(aims, s, move.to);
  if (gain <= 0) return undefined;
  return owner === NOBODY ? bestClaim(s, aims, move, gain) : bestAttack(s, aims, move, gain);
}

/** One footman, half of what is there, or all of it: what is won against what becomes of both territories. */
function bestClaim(s: State, aims: Aims, move: Move, gain: number): Advance | undefined {
  const { from, to, free, most } = move;
  let best: Advance | undefined;
  for (const share of [0, 0.4, 0.7, 1]) {
    const n = Math.max(1, Math.floor(most * share));
    const units = share > 0.5 ? strongest(free, n) : cheapest(free, n);
    const worth =
      PRINTED[to] + gain * (1 - riskOf(s, aims, to, units)) - leaving(s, aims, move, units) - share / 10;
    if (worth > 0 && (best === undefined || worth > best.worth)) best = { from, to, units, worth };
  }
  return best;
}

/** Units besides the one that must stay, where those who stay are in danger. */
const GUARDS: readonly number[] = [0, 3, 6];
const NO_GUARD: readonly number[] = [0];

/** All that is there, and all but a guard. */
function forcesAgainst(s: State, { to, free, most, threat }: Move): (readonly number[])[] {
  if (needsSiege(s, to) && free[SIEGE] < 1) return [];
  const guards = threat > 0 ? GUARDS : NO_GUARD;
  return guards.filter((guard) => guard < most).map((guard) => strongest(free, most - guard));
}

/** Each of these forces: the odds against what it costs. */
function bestAttack(s: State, aims: Aims, move: Move, gain: number): Advance | undefined {
  const { from, to } = move;
  const forces = forcesAgainst(s, move);
  if (forces.length === 0) return undefined;
  const target = s.territories[to];
  const price = priceOfLosses(s, aims);
  const { pin, timely, relief } = aims.weights;
  const cut = pin + timely > 0 ? cutWorth(aims, s, to) : 0;
  const now =
    (timely > 0 && cut > 0 ? timely * cut * taxChance(s, target.owner) : 0) +
    (relief > 0 ? relief * relieved(s, aims, to) : 0);
  const victory = aims.army === aims.seat ? aims.mission * shareOfVictory(aims.openMissions) : 0;
  let best: Advance | undefined;
  for (const units of forces) {
    const { win, attacker, defender } = expect(s, aims.reckoned, to, units, target.units);
    if (win < HOPELESS) break;
    const spoils = aims.weights.spoils * defender * aims.denial[target.owner];
    const sure = pin > 0 ? (1 - win) * pin * cut : 0;
    const worth =
      win * (gain + victory) + sure + now + spoils - price * attacker - leaving(s, aims, move, units);
    if (worth > 0 && (best === undefined || worth > best.worth)) best = { from, to, units, worth };
  }
  return best;
}

/** What a lost coin's worth of units counts: little where there are coins to buy them anew, nothing of mercenaries'. */
function priceOfLosses(s: State, { seat, army, weights }: Aims): number {
  if (army !== seat) return 0.1;
  const { coins } = armyOf(s, army);
  return weights.loss * (coins > 100 ? 0 : coins > 30 ? 0.25 : coins > 15 ? 2 / 3 : 1);
}

/** What the territory is in more danger of that the units leave, as the seat's own. */
function leaving(s: State, aims: Aims, { from, free, threat }: Move, units: readonly number[]): number {
  if (aims.army !== aims.seat || threat === 0) return 0;
  const rest = free.map((count, k) => count - units[k]);
  if (!any(rest)) return 0;
  const more = riskAgainst(aims, threat, powerOf(rest)) - riskAgainst(aims, threat, powerOf(free));
  return more * keepWorth(aims, s, from);
}

/** The move that should bring most; undefined without any. */
export function bestOf(list: readonly Advance[]): Advance | undefined {
  let best: Advance | undefined;
  for (const advance of list) if (best === undefined || advance.worth > best.worth) best = advance;
  return best;
}
