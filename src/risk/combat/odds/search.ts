import { ARCHER, CAVALRY, SIEGE, size } from "../../units";
import type { RankBattle } from "./battle";
import { chanceAt, facingOf, groundOf, leadOf, type Facing } from "./fit";
import { europeWin, moreEurope, startEurope, type EuropeJob } from "./europe-job";
import { priceOf } from "./mean";
import { doubtAt, heightAt, learn, newSurface, type Surface } from "./surface";

/*
 * A table's search for the least forces that have some chances: of what is in the source, the cheapest in coins, and of
 * equals the one of fewest units. Every force that it names has the chance by exact odds. Which forces are worked out the
 * quick fit of the odds says, with what is known by then of how far off it is nearby: one that is likely to be better than
 * the best so far, then those of which it is not sure, until there is none left.
 */

/** What may go: units by kind, siege weapons that the force has to have, and how many units in all. */
export interface Ready {
  readonly units: readonly number[];
  readonly siege: number;
  readonly most: number;
}

/** The search, which can be gone on with at any time. */
export interface LeastSearch {
  readonly battle: RankBattle;
  readonly ready: Ready;
  readonly costs: readonly number[];
  readonly wanted: readonly number[];
  readonly facing: Facing;
  readonly surface: Surface;
  /** Forces that have been worked out, and by their keys their chances. */
  readonly tried: (readonly number[])[];
  readonly chances: Record<number, number | undefined>;
  /** By wanted chance: the best force so far, empty for none. */
  readonly best: (readonly number[])[];
  /** What the best force of this chance costs, and the one that is likely to have it. */
  bestCost: number;
  likelyCost: number;
  /** In which order the chances are looked for, which of them it is, and the lead by the fit that it takes. */
  readonly order: readonly number[];
  turn: number;
  lead: number;
  /**
   * Groups, of all forces with the same archers, cavalry and siege weapons, of which one may be better than the best, by
   * number: those that are looked at in this round, none for all of them; those that stay; and which is looked at next.
   */
  readonly groups: number;
  open: readonly number[];
  staying: number[];
  at: number;
  /** Of the group: its force with the most foot that would be better, none where there is none, and what it is ahead. */
  force: readonly number[];
  ahead: number;
  /** The best force that is likely to have the chance; of those that may have it the likeliest, and how many doubts it lacks. */
  likely: readonly number[];
  unsure: readonly number[];
  lack: number;
  /** The largest doubt there may be, and in this round: what is known makes it smaller, but for forces of other foot. */
  widest: number;
  widening: number;
  /** The force that is worked out, and the one that was begun last. */
  job: EuropeJob | undefined;
  last: EuropeJob | undefined;
  /** Steps of the last slice that were not needed. */
  spare: number;
}

/** How many doubts below the chance a force is looked at, and how many from which on no more in this search. */
const DOUBTS = 3.5;
const HOPELESS = 5;
/** So many forces have to be known before any is hopeless. */
const FEW = 4;
/** How far the surface is off at random, as a lead, and how much more for small forces: over their units, and the square of these. */
const NOISE = 0.01;
const FEWER = 0.25;
const SMALL = 2;
/** How much less what is known of a force says of others, for each point of lead that it is off the wanted chance. */
const FAR = 0.1;
/** The largest doubt at first, and how much larger it may be than it was: for others forces are looked at. */
const WIDEST = 2;
const WIDER = 1.2;
/** Chances are held to be no closer to none or all, so that their leads can be compared. */
const CLOSE = 1e-6;

/** Begins the search; all that may go is `whole`, which has the chances that are wanted, and this one. */
export function startLeast(
  battle: RankBattle,
  costs: readonly number[],
  wanted: readonly number[],
  ready: Ready,
  whole: readonly number[],
  chance: number,
): LeastSearch {
  const middle = Math.floor((wanted.length - 1) / 2);
  const order = [middle];
  for (let i = 0; i < wanted.length; i++) if (i !== middle) order.push(i);
  const search: LeastSearch = {
    battle,
    ready,
    costs,
    wanted,
    order,
    facing: facingOf(groundOf(battle), battle.defender.units),
    groups: (ready.units[ARCHER] + 1) * (ready.units[CAVALRY] + 1) * (ready.units[SIEGE] - ready.siege + 1),
    surface: newSurface(whole),
    tried: [],
    chances: {},
    best: wanted.map(() => []),
    bestCost: 0,
    likelyCost: 0,
    turn: -1,
    lead: 0,
    open: [],
    staying: [],
    at: 0,
    force: [],
    ahead: 0,
    likely: [],
    unsure: [],
    lack: 0,
    widest: WIDEST,
    widening: 0,
    job: undefined,
    last: undefined,
    spare: 0,
  };
  if (wanted.length > 0) {
    next(search);
    note(search, whole, chance);
  }
  return search;
}

/** The lead that has a chance. */
function leadFor(chance: number): number {
  let [low, high] = [-20, 20];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (chanceAt(middle) < chance) low = middle;
    else high = middle;
  }
  return high;
}

/** Goes on to the next chance: all groups may have a better force than what is known. */
function next(search: LeastSearch): void {
  const { order, wanted, tried, chances } = search;
  search.turn++;
  if (search.turn >= order.length) return;
  search.lead = leadFor(wanted[order[search.turn]]);
  search.open = [];
  search.at = 0;
  search.staying = [];
  search.widest = WIDEST;
  for (const force of tried) take(search, force, chances[keyOf(force)] ?? 0);
}

/** A group by its number: a force without foot. */
function groupAt({ ready }: LeastSearch, i: number): number[] {
  const weapons = ready.units[SIEGE] - ready.siege + 1;
  const cavalry = ready.units[CAVALRY] + 1;
  const rest = Math.floor(i / weapons);
  return [0, Math.floor(rest / cavalry), rest % cavalry, ready.siege + (i % weapons)];
}

/** Steps that it takes to look at a group, to ask fit and surface, and how far to trust them; to note a chance, and to go on to the next one. */
const GROUP = 11.5;
const ASK = 10;
const DOUBT = 34;
const NOTE = 380;
const NEXT = 250;

/** Looks at forces for about so many steps; gives whether all have been looked at. */
export function moreLeast(search: LeastSearch, steps: number): boolean {
  let left = steps;
  while (left > 0 && search.turn < search.order.length)
    if (search.job !== undefined) left = workOn(search, search.job, left);
    else if (search.at < (search.open.length > 0 ? search.open.length : search.groups)) left -= look(search);
    else left -= choose(search);
  search.spare = left > 0 ? left : 0;
  return search.turn >= search.order.length;
}

/** Goes on with the force that is worked out; gives the steps that are left. */
function workOn(search: LeastSearch, job: EuropeJob, steps: number): number {
  if (!moreEurope(job, steps)) return 0;
  // To note it takes a part of a slice: where less is left, the next one begins with it.
  if (job.spare < NOTE && job.spare < steps) return 0;
  if (job.battle.kind === "ranks") note(search, job.battle.attacker.units, europeWin(job));
  search.job = undefined;
  return job.spare - NOTE;
}

/** Looks at the next group; before the first one at that of the last force, so that others are measured by it. */
function look(search: LeastSearch): number {
  const { open, at, tried, staying } = search;
  const [, archers, cavalry, weapons] = tried[tried.length - 1];
  let spent = 0;
  if (at === 0) spent += likelyIn(search, [0, archers, cavalry, weapons]);
  const group = open.length > 0 ? open[at] : at;
  search.at++;
  staying.push(group);
  spent += consider(search, groupAt(search, group));
  return spent;
}

/** All groups have been looked at: the force that is worked out now, or the next chance. */
function choose(search: LeastSearch): number {
  const { likely, unsure, battle } = search;
  const force = likely.length > 0 ? likely : unsure;
  search.open = search.staying;
  search.staying = [];
  search.at = 0;
  search.likely = [];
  search.unsure = [];
  if (search.widening > 0) search.widest = WIDER * search.widening;
  search.widening = 0;
  if (force.length > 0) {
    search.job = startEurope({ ...battle, attacker: { ...battle.attacker, units: force } }, search.last);
    search.last = search.job;
  } else {
    next(search);
    return NEXT + search.tried.length;
  }
  return GROUP + search.tried.length;
}

/** A force whose chance is known: it may be the best, and says something of others. */
function note(search: LeastSearch, force: readonly number[], chance: number): void {
  const { tried, chances, surface, facing, lead } = search;
  tried.push(force);
  chances[keyOf(force)] = chance;
  const known = leadFor(chance < CLOSE ? CLOSE : chance > 1 - CLOSE ? 1 - CLOSE : chance);
  const off = known > lead ? known - lead : lead - known;
  learn(surface, force, known - leadOf(facing, force), noiseOf(force) + FAR * off);
  take(search, force, chance);
}

/** Takes a force if it has the chance and is better than the best one so far. */
function take(search: LeastSearch, force: readonly number[], chance: number): void {
  const { order, turn, wanted, best, ready } = search;
  const i = order[turn];
  if (chance >= wanted[i] && size(force) <= ready.most && isBetter(search, force, best[i])) {
    best[i] = force;
    search.bestCost = priceOf(force, search.costs);
  }
}

/** Whether a force costs less than another one, which may be none, or as much with fewer units. */
export function isBetter(
  { costs }: { readonly costs: readonly number[] },
  force: readonly number[],
  than: readonly number[],
): boolean {
  if (than.length === 0) return true;
  const saved = priceOf(than, costs) - priceOf(force, costs);
  return saved > 0 || (saved === 0 && size(force) < size(than));
}

function noiseOf(force: readonly number[]): number {
  const n = size(force);
  return NOISE + (FEWER + SMALL / n) / n;
}

/** What a force is ahead of the wanted chance, as far as is known. */
function aheadOf({ facing, surface, lead }: LeastSearch, force: readonly number[]): number {
  return leadOf(facing, force) + heightAt(surface, force) - lead;
}

/** Looks at the forces of a group, which stays if one may be better than the best; gives the steps that it took. */
function consider(search: LeastSearch, others: readonly number[]): number {
  const spent = likelyIn(search, others);
  const { force, ahead } = search;
  // Of those that are likely one comes first; if it fails, the others are looked at again.
  if (search.likely.length > 0) return spent;
  if (force.length > 0) return spent + doubted(search, force, ahead);
  search.staying.pop();
  return spent;
}

/** Notes the least force of a group that is likely to have the chance, if it is better than any so far; gives the steps that it took. */
function likelyIn(search: LeastSearch, others: readonly number[]): number {
  const most = mostFoot(search, others);
  search.force = [];
  if (most < 0 || most + size(others) === 0) return GROUP;
  const force = [most, others[1], others[2], others[3]];
  search.force = force;
  search.ahead = aheadOf(search, force);
  if (search.ahead < 0) return GROUP + ASK;
  const likely = [...force];
  const asked = leastFoot(search, likely);
  if (likely[0] <= most && isBetter(search, likely, search.likely)) {
    search.likely = likely;
    search.likelyCost = priceOf(likely, search.costs);
  }
  return GROUP + ASK * (1 + asked);
}

/** Looks at a force that is not likely to have the chance: whether it may have it all the same. */
function doubted(search: LeastSearch, force: readonly number[], ahead: number): number {
  const { chances, surface, tried, widest, staying } = search;
  const isNew = tried.length < FEW;
  if (-ahead > HOPELESS * widest && !isNew) staying.pop();
  if (-ahead > DOUBTS * widest || chances[keyOf(force)] !== undefined) return 0;
  const random = noiseOf(force);
  const doubt = doubtAt(surface, force);
  const all = Math.sqrt(doubt * doubt + random * random);
  if (all > search.widening) search.widening = all;
  const lack = -ahead / all;
  if (lack > HOPELESS && !isNew) staying.pop();
  if (lack <= DOUBTS && (search.unsure.length === 0 || lack < search.lack)) {
    search.unsure = force;
    search.lack = lack;
  }
  return DOUBT;
}

/** Takes foot out of a force as long as it is likely to have the chance; gives how often it asked. More than there was: all such are known to fail. */
function leastFoot(search: LeastSearch, force: number[]): number {
  const { chances, wanted, order, turn } = search;
  const others = force[1] + force[2] + force[3];
  const most = force[0];
  let [low, high] = [others > 0 ? 0 : 1, most];
  let asked = 0;
  while (low < high) {
    force[0] = Math.floor((low + high) / 2);
    asked++;
    if (aheadOf(search, force) >= 0) high = force[0];
    else low = force[0] + 1;
  }
  force[0] = high;
  const fails = (): boolean => (chances[keyOf(force)] ?? 1) < wanted[order[turn]];
  while (force[0] <= most && fails()) force[0]++;
  return asked;
}

/** The most foot with which a force of these others is better than the best, and no worse than what is likely: below 0 for none. */
function mostFoot(search: LeastSearch, others: readonly number[]): number {
  const { ready, costs, best, order, turn, likely } = search;
  const least = best[order[turn]];
  const n = size(others);
  const room = ready.most - n;
  let most = room < ready.units[0] ? room : ready.units[0];
  if (most < 0 || (likely.length === 0 && least.length === 0)) return most;
  const own = priceOf(others, costs);
  if (likely.length > 0) {
    const spare = Math.floor((search.likelyCost - own) / costs[0]);
    if (spare < most) most = spare;
  }
  if (least.length === 0 || most < 0) return most;
  const cost = search.bestCost - own;
  const spare = Math.floor(cost / costs[0]);
  if (spare > most) return most;
  return spare * costs[0] === cost && spare + n >= size(least) ? spare - 1 : spare;
}

/** More than there are of any kind. */
const MANY = 1000;

function keyOf(units: readonly number[]): number {
  return ((units[0] * MANY + units[1]) * MANY + units[2]) * MANY + units[3];
}
