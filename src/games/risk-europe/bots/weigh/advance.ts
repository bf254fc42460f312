import { NOBODY } from "../../../../core/types";
import { BOARD, PRINTED, SIZE } from "../../../../risk/europe/board";
import { cheapest } from "../../../../risk/combat/losses";
import { SIEGE, any, size } from "../../../../risk/units";
import { armyOf } from "../../rules/army";
import type { State } from "../../rules/state";
import { needsSiege, refuseExpandFrom, refuseExpandTo, sparable } from "../../rules/turn/expand";
import { powerOf, strongest } from "./power";
import { cutWorth, gainWorth, keepWorth, type Aims } from "./aims";
import { forecast } from "./odds";
import { taxChance } from "./hands";
import { danger, relieved, riskAgainst, riskOf } from "./risk";

/** A move into a neighbour: the force, and what it should bring. */
export interface Advance {
  readonly from: number;
  readonly to: number;
  readonly units: readonly number[];
  readonly worth: number;
}

const NONE: readonly number[] = [0, 0, 0, 0];
/** An attack by less than this share of the defender's power is not looked at. */
const HOPELESS = 0.6;

/** All moves of the acting army that should bring something, in the order of the board. */
export function advances(s: State, aims: Aims): Advance[] {
  const found: Advance[] = [];
  let n = 0;
  for (let from = 0; from < SIZE; from++) {
    if (s.territories[from].owner === aims.army && refuseExpandFrom(s, aims.army, from) === undefined) {
      for (const advance of advancesFrom(s, aims, from, NONE, NOBODY)) {
        found[n] = advance;
        n++;
      }
    }
  }
  return found;
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
  let n = 0;
  const free = s.territories[from].units.map((count, k) => count - gone[k]);
  const most = sparable(s, from) - size(gone);
  // What defends a disputed territory is needed there.
  if (most < 1 || s.territories[from].attacker !== NOBODY) return found;
  const threat = danger(s, aims, from);
  for (const to of BOARD.near[from]) {
    // Whose it is is asked before the rule: a refusal that nobody reads is work for nothing.
    if (to === but || s.territories[to].owner === aims.army) continue;
    if (refuseExpandTo(s, aims.army, from, to) !== undefined) continue;
    const best = bestForce(s, aims, { from, to, free, most, threat });
    if (best !== undefined) {
      found[n] = best;
      n++;
    }
  }
  return found;
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
    const { chance, loss, theirLoss } = forecast(units, target.units, target.castle);
    const spoils = aims.weights.spoils * theirLoss * aims.denial[target.owner];
    const sure = pin > 0 ? (1 - chance) * pin * cut : 0;
    const worth = chance * gain + sure + now + spoils - price * loss - leaving(s, aims, move, units);
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
