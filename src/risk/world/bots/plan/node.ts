import { NOWHERE } from "../../../../core/types";
import { judge, type Judge } from "../judge";
import { lossMean, lossVariance } from "../losses";
import { AT_REST, chanceAhead, type March } from "../march";
import { NEAR } from "../regions";

/** A position that a plan is expected to lead to, and the step that leads there from the one before. */
export interface PlanNode {
  readonly before: PlanNode | undefined;
  readonly owners: number[];
  /** Armies as they are expected. */
  readonly armies: number[];
  /** By territory: what is known of its armies' way there. */
  readonly marches: March[];
  /** By territory: the one held at the start from which its armies come, where armies may still be placed on; else NOWHERE. */
  readonly source: number[];
  /** By seat: territories left. */
  readonly left: number[];
  /** Armies still to place. */
  spare: number;
  /** Strength that cards bring which were won on the way. */
  loot: number;
  depth: number;
  /** The step: from where to where, armies placed for it, armies that are expected to move in. */
  from: number;
  to: number;
  drawn: number;
  moved: number;
  /** The chance of all steps so far; what the ends before this one are worth by their chances; this position alone; all of it. */
  chance: number;
  sum: number;
  raw: number;
  value: number;
  /** Alike for the same conquests in any order. */
  key: number;
  /** The steps of campaigns from here, which many of them begin with. */
  readonly ahead: Ahead[];
  /** Where its armies could come to, once that has been asked. */
  reach: Reach | undefined;
}

/** How many armies would come to each territory, and from where they come there: NOWHERE for none. */
export interface Reach {
  readonly arrive: readonly number[];
  readonly via: readonly number[];
}

/** A step of a campaign that was tried, with so many armies placed for it, and where it leads. */
interface Ahead {
  readonly from: number;
  readonly to: number;
  readonly isSide: boolean;
  readonly drawn: number;
  readonly node: PlanNode;
}

/** A step that is tried on a node, and what comes of it: written anew by each try. */
export interface Trial {
  from: number;
  to: number;
  isSide: boolean;
  drawn: number;
  rest: number;
  moved: number;
  /** Armies that would stand there if none had fallen on the way. */
  sent: number;
  defenders: number;
  odds: number;
  chance: number;
  sum: number;
  raw: number;
  value: number;
  loot: number;
}

export function newTrial(): Trial {
  return {
    from: NOWHERE,
    to: NOWHERE,
    isSide: false,
    drawn: 0,
    rest: 0,
    moved: 0,
    sent: 0,
    defenders: 0,
    odds: 0,
    chance: 0,
    sum: 0,
    raw: 0,
    value: 0,
    loot: 0,
  };
}

/** What came of a step, to be kept: field by field, as objects that are spread together are slow to read in V8. */
export function copyOf(trial: Trial): Trial {
  return {
    from: trial.from,
    to: trial.to,
    isSide: trial.isSide,
    drawn: trial.drawn,
    rest: trial.rest,
    moved: trial.moved,
    sent: trial.sent,
    defenders: trial.defenders,
    odds: trial.odds,
    chance: trial.chance,
    sum: trial.sum,
    raw: trial.raw,
    value: trial.value,
    loot: trial.loot,
  };
}

/** Looks at the best nodes of a search again, which it puts in order, in units as the search itself. */
export interface Review {
  more(this: void, units: number): boolean;
}

/** What is the same for all steps of a search. */
export interface Ground {
  readonly judge: Judge;
  /** What one army is worth, in the judge's measure. */
  armyWorth: number;
  /** What a capture brings where none was made in this turn. */
  readonly earned: number;
  /** What the cards of each seat bring to who takes them. */
  readonly spoils: readonly number[];
  /** Begins to look at the nodes again that were found, where a game does so. */
  readonly review: ((this: void, found: PlanNode[]) => Review) | undefined;
}

/** Most armies of a side step: as many as dice are rolled for. */
const SIDE = 3;

/** Armies to place for an attack, of those that are left, with so many deviations of armies to spare. */
export function drawnFor(
  { armies, spare, source, marches }: PlanNode,
  from: number,
  to: number,
  margin: number,
): number {
  if (spare <= 0 || source[from] === NOWHERE) return 0;
  const defenders = armies[to];
  const deviation = Math.sqrt(marches[from].variance + lossVariance(defenders));
  const short = 2 + lossMean(defenders) + margin * deviation - armies[from];
  if (short <= 0) return 0;
  const drawn = short - (short % 1) + 1;
  return drawn > spare ? spare : drawn;
}

/**
 * Tries an attack with all that a territory has and what is placed for it; the armies go on, or by a side step
 * no more than have to. False where it is not worth a thought; otherwise the trial has what comes of it.
 */
export function tryStep(
  ground: Ground,
  node: PlanNode,
  trial: Trial,
  from: number,
  to: number,
  isSide: boolean,
  drawn: number,
): boolean {
  const { judge: how } = ground;
  const { owners, armies, spare } = node;
  const defenders = armies[to];
  const had = armies[from];
  const mean = lossMean(defenders);
  const march = node.marches[from];
  const left = had + drawn - 1 - mean;
  if (left < 0.4) return false;
  const sent = sentOn(march, had) + drawn - (drawn % 1);
  const odds = chanceAhead(march, sent, defenders);
  let share = odds / march.odds;
  if (share > 1) share = 1;
  const chance = node.chance * share;
  if (chance < how.weights.least) return false;
  const rest = left < 1 ? 1 : left;
  if (isSide && rest < 2) return false;
  const moved = isSide && rest > SIDE ? SIDE : isSide ? rest - 1 : rest;
  const owner = owners[to];
  let loot = node.depth === 0 ? ground.earned : node.loot;
  if (owner >= 0 && node.left[owner] === 1) loot += ground.spoils[owner];
  owners[to] = how.me;
  armies[to] = moved;
  armies[from] = 1 + rest - moved;
  const raw = judge(how, owners, armies, spare - drawn, loot);
  owners[to] = owner;
  armies[to] = defenders;
  armies[from] = had;
  trial.from = from;
  trial.to = to;
  trial.isSide = isSide;
  trial.drawn = drawn;
  trial.rest = rest;
  trial.moved = moved;
  trial.sent = sent;
  trial.defenders = defenders;
  trial.odds = odds;
  trial.chance = chance;
  trial.sum = node.sum + (node.chance - chance) * failed(ground, node, had + drawn - 1);
  trial.raw = raw;
  trial.value = trial.sum + chance * raw;
  trial.loot = loot;
  return true;
}

/** What is left of a position where so many armies fail. */
function failed({ armyWorth, judge: how }: Ground, { raw }: PlanNode, armies: number): number {
  return raw - how.weights.failure * armyWorth * armies;
}

/** How many armies there would be had none fallen. */
function sentOn({ sent }: March, had: number): number {
  return sent > 0 ? sent : had - (had % 1);
}

/** A number for each territory: their sums tell sets of conquests apart. */
const KEYS: readonly number[] = NEAR.map((_, t) => ((t + 1) * 7919 * (t + 13)) % 1000003);

/** The key of a node that a step leads to. */
export function stepKey(node: PlanNode, to: number): number {
  return node.key + KEYS[to];
}

/** The node that a trial has led to. */
export function takeStep(node: PlanNode, trial: Trial, me: number): PlanNode {
  const owners = node.owners.slice();
  const armies = node.armies.slice();
  const marches = node.marches.slice();
  const source = node.source.slice();
  const left = node.left.slice();
  const { from, to, isSide, drawn, rest, moved } = trial;
  const owner = owners[to];
  if (owner >= 0) left[owner]--;
  left[me]++;
  owners[to] = me;
  armies[to] = moved;
  armies[from] = 1 + rest - moved;
  source[to] = source[from];
  marches[isSide ? from : to] = marchOn(node.marches[from], trial);
  marches[isSide ? to : from] = AT_REST;
  return {
    before: node,
    owners,
    armies,
    marches,
    source,
    left,
    spare: node.spare - drawn,
    loot: trial.loot,
    depth: node.depth + 1,
    from,
    to,
    drawn,
    moved,
    chance: trial.chance,
    sum: trial.sum,
    raw: trial.raw,
    value: trial.value,
    key: stepKey(node, to),
    ahead: [],
    reach: undefined,
  };
}

/** What is known of those who go on: by a side step all but those who are left in the territory. */
function marchOn(before: March, { isSide, sent, moved, defenders, odds }: Trial): March {
  const left = isSide ? moved + 0.5 : 1;
  return {
    sent: sent - (left - (left % 1)),
    variance: before.variance + lossVariance(defenders),
    odds,
    before,
    defenders,
    fallen: undefined,
  };
}
