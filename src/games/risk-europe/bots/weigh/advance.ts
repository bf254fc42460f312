import { NOBODY } from "../../../../core/types";
import { BOARD, PRINTED, SIZE } from "../../../../risk/europe/board";
import { cheapest } from "../../../../risk/combat/losses";
import { SIEGE, any, size } from "../../../../risk/units";
import { armyOf } from "../../rules/army";
import type { State } from "../../rules/state";
import { needsSiege, refuseExpandFrom, refuseExpandTo, sparable } from "../../rules/turn/expand";
import { powerOf, strongest } from "./power";
import { cutWorth, gainWorth, keepWorth, type Advance, type Aims } from "./aims";
import { expect } from "./dispute";
import { taxChance } from "./hands";
import { danger, relieved, riskAgainst, riskOf } from "./risk";

const NONE: readonly number[] = [0, 0, 0, 0];
/** An attack by less than this share of the defender's power is not looked at. */
const HOPELESS = 0.6;

/** All moves of the acting army that should bring something, in the order of the board. */
export function advances(s: State, aims: Aims): Advance[] {
  while (lookOn(s, aims)) {
    // One pair of territories after the other.
  }
  return aims.moves.list;
}

/** Looks at the acting army's next possible move; says whether there was one to look at. */
export function lookOn(s: State, aims: Aims): boolean {
  const { moves, army } = aims;
  while (moves.from < SIZE) {
    const { from } = moves;
    if (moves.near === 0 && !canLeave(s, army, from)) moves.from++;
    else if (moves.near >= BOARD.near[from].length) {
      moves.from++;
      moves.near = 0;
    } else {
      const to = BOARD.near[from][moves.near];
      moves.near++;
      const best = advanceTo(s, aims, moveFrom(s, aims, from, NONE), to);
      if (best !== undefined) moves.list.push(best);
      return true;
    }
  }
  return false;
}

function canLeave(s: State, army: number, from: number): boolean {
  return s.territories[from].owner === army && refuseExpandFrom(s, army, from) === undefined;
}

/** The moves out of one territory, the units that are gone and one target left out. */
export function advancesFrom(
  s: State,
  aims: Aims,
  from: number,
  gone: readonly number[],
  but: number,
): Advance[] {
  const found: Advance[] = [];
  const move = moveFrom(s, aims, from, gone);
  for (const to of BOARD.near[from]) {
    const best = to === but ? undefined : advanceTo(s, aims, move, to);
    if (best !== undefined) found.push(best);
  }
  return found;
}

/** What may move out of a territory, the units that are gone left out. */
function moveFrom(s: State, aims: Aims, from: number, gone: readonly number[]): Move {
  const { units } = s.territories[from];
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

/** All that is there, or all but a guard: the odds against what it costs. */
function bestAttack(s: State, aims: Aims, move: Move, gain: number): Advance | undefined {
  const { from, to, free, most, threat } = move;
  const target = s.territories[to];
  if (needsSiege(s, to) && free[SIEGE] < 1) return undefined;
  const price = priceOfLosses(s, aims);
  const { pin, timely, relief } = aims.weights;
  const cut = pin + timely > 0 ? cutWorth(aims, s, to) : 0;
  const now =
    (timely > 0 && cut > 0 ? timely * cut * taxChance(s, target.owner) : 0) +
    (relief > 0 ? relief * relieved(s, aims, to) : 0);
  let best: Advance | undefined;
  for (const guard of threat > 0 ? GUARDS : NO_GUARD) {
    const n = most - guard;
    if (n < 1) break;
    const units = strongest(free, n);
    if (powerOf(units) < HOPELESS * powerOf(target.units)) break;
    const { win, attacker, defender } = expect(s, aims.reckoned, to, units, target.units);
    const spoils = aims.weights.spoils * defender * aims.denial[target.owner];
    const sure = pin > 0 ? (1 - win) * pin * cut : 0;
    const worth = win * gain + sure + now + spoils - price * attacker - leaving(s, aims, move, units);
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
