import { NOWHERE } from "../../../../core/types";
import { SIZE } from "../../board";
import { NEAR } from "../regions";
import {
  copyOf,
  drawnFor,
  newTrial,
  stepKey,
  takeStep,
  tryStep,
  type Ground,
  type PlanNode,
  type Review,
  type Trial,
} from "./node";
import { judged, REACHED, TAKEN } from "./units";
import { findReach, newQueue, type Queue } from "./reach";

/** How deep a search goes. */
export interface Effort {
  readonly width: number;
  readonly depth: number;
  /** First targets that are tried of each goal, and margins of armies. */
  readonly firsts: number;
  readonly margins: readonly number[];
  /** How many of the best nodes look for goals again, and how often. */
  readonly again: number;
}

/** A search for plans, which is worked on in units. */
export interface Search {
  readonly ground: Ground;
  readonly goals: readonly (readonly number[])[];
  readonly effort: Effort;
  /** The best nodes so far, best first, no two with the same conquests. */
  readonly found: PlanNode[];
  readonly trial: Trial;
  readonly queue: Queue;
  stage: "goals" | "beam" | "review" | "over";
  readonly campaigns: Campaigns;
  readonly beam: Beam;
  review: Review | undefined;
}

/** The first stage: which node campaigns start from, for which goal, by which first target and margin. */
interface Campaigns {
  starts: readonly PlanNode[];
  round: number;
  start: number;
  goal: number;
  first: number;
  margin: number;
  /** How far the campaign has come, and the way that it goes on. */
  walker: PlanNode | undefined;
  readonly path: number[];
}

/** The second one: the nodes of a level, the best steps from them, and the attack that is tried next. */
interface Beam {
  nodes: readonly PlanNode[];
  /** A step that may be kept, and what comes of it. */
  next: { readonly node: PlanNode; readonly trial: Trial; readonly key: number }[];
  /** The nodes of the next level so far. */
  grown: PlanNode[];
  level: number;
  at: number;
  from: number;
  nearAt: number;
  /** Where the attack by a side step goes that is tried next; NOWHERE where none is. */
  side: number;
}

/** Nodes that are remembered. */
const KEPT = 12;

export function newSearch(
  ground: Ground,
  roots: readonly PlanNode[],
  goals: readonly (readonly number[])[],
  effort: Effort,
): Search {
  const search: Search = {
    ground,
    goals,
    effort,
    found: [],
    trial: newTrial(),
    queue: newQueue(),
    stage: effort.firsts > 0 ? "goals" : "beam",
    campaigns: {
      starts: roots,
      round: 0,
      start: 0,
      goal: 0,
      first: 0,
      margin: 0,
      walker: undefined,
      path: [],
    },
    beam: { nodes: roots, next: [], grown: [], level: 0, at: 0, from: 0, nearAt: 0, side: NOWHERE },
    review: undefined,
  };
  for (const root of roots) keep(search, root);
  return search;
}

/** Remembers a node where it is among the best. */
function keep({ found }: Search, node: PlanNode): void {
  let n = found.length;
  for (let i = 0; i < n; i++) {
    if (found[i].key === node.key && found[i].before !== undefined && node.before !== undefined) {
      if (found[i].value >= node.value) return;
      for (let k = i; k + 1 < n; k++) found[k] = found[k + 1];
      n--;
      found.pop();
    }
  }
  let place = n;
  while (place > 0 && found[place - 1].value < node.value) place--;
  if (place >= KEPT) return;
  const last = n < KEPT ? n : KEPT - 1;
  for (let k = last; k > place; k--) found[k] = found[k - 1];
  found[place] = node;
}

/** Works at most so many units more, or a step's more; says whether the search is over. */
export function moreSearch(search: Search, units: number): boolean {
  let left = units;
  while (left > 0 && search.stage !== "over") {
    if (search.stage === "review") {
      if (search.review?.more(left) !== false) search.stage = "over";
      left = 0;
    } else left -= search.stage === "goals" ? moreGoals(search) : moreBeam(search);
  }
  return search.stage === "over";
}

/** One step of the campaign for a goal; gives its cost in units. */
function moreGoals(search: Search): number {
  const { campaigns, goals, effort } = search;
  const { starts } = campaigns;
  if (campaigns.start >= starts.length || goals.length === 0) {
    campaigns.round++;
    if (campaigns.round > effort.again || goals.length === 0) beginBeam(search);
    else {
      const best = search.found.filter(({ depth }) => depth > 0).slice(0, effort.again + 1);
      campaigns.starts = best;
      campaigns.start = 0;
      if (best.length === 0) beginBeam(search);
    }
    return 1;
  }
  campaigns.walker ??= starts[campaigns.start];
  if (campaigns.path.length > 0) return walk(search, campaigns.walker);
  if (!aim(search, campaigns.walker)) nextGoal(search);
  return REACHED;
}

function beginBeam(search: Search): void {
  search.stage = "beam";
  search.beam.nodes = search.found.slice(0, search.effort.width);
}

function nextGoal({ campaigns, effort, goals }: Search): void {
  const { round } = campaigns;
  campaigns.walker = undefined;
  campaigns.first++;
  if (campaigns.first >= (round === 0 ? effort.firsts : 1)) {
    campaigns.first = 0;
    campaigns.margin++;
    if (campaigns.margin >= (round === 0 ? effort.margins.length : 1)) {
      campaigns.margin = 0;
      campaigns.goal++;
      if (campaigns.goal >= goals.length) {
        campaigns.goal = 0;
        campaigns.start++;
      }
    }
  }
}

/** Finds the way to the next territory of the goal, the one where most armies arrive; false where there is none. */
function aim(search: Search, node: PlanNode): boolean {
  const { ground, goals, campaigns } = search;
  const { path } = campaigns;
  const { me } = ground.judge;
  const { owners } = node;
  const goal = goals[campaigns.goal];
  if (isTaken(goal, owners, me)) return false;
  // Many campaigns begin with the same steps.
  const reach = node.reach ?? findReach(search.queue, node, me);
  node.reach = reach;
  const rank = node === campaigns.starts[campaigns.start] ? campaigns.first : 0;
  let best = NOWHERE;
  let limit = 1000000;
  for (let i = 0; i <= rank; i++) {
    best = NOWHERE;
    for (const t of goal) {
      const there = reach.arrive[t];
      if (
        owners[t] !== me &&
        there > 0.4 &&
        there < limit &&
        (best === NOWHERE || there > reach.arrive[best])
      )
        best = t;
    }
    if (best === NOWHERE) return false;
    limit = reach.arrive[best];
  }
  let n = 0;
  for (let t = best; t !== NOWHERE && n < SIZE; t = reach.via[t]) {
    path[n] = t;
    n++;
  }
  return n > 1;
}

function isTaken(goal: readonly number[], owners: readonly number[], me: number): boolean {
  for (const t of goal) if (owners[t] !== me) return false;
  return true;
}

/** Takes the next step of the way: the path has the aim first, and its source at the end. Gives its cost in units. */
function walk(search: Search, node: PlanNode): number {
  const { ground, campaigns } = search;
  const { path } = campaigns;
  const from = path[path.length - 1];
  const to = path[path.length - 2];
  path.pop();
  const isLast = path.length === 1;
  const isSide = isLast && isDeadEnd(search, node, from, to);
  const before = node.ahead.length;
  const next =
    step(search, node, from, to, isSide) ?? (isSide ? step(search, node, from, to, false) : undefined);
  if (isLast || next === undefined) while (path.length > 0) path.pop();
  if (next === undefined) nextGoal(search);
  else campaigns.walker = next;
  return node.ahead.length > before ? judged(ground.judge) : 1;
}

/** Where a step of a campaign leads; undefined where it is not worth a thought. Many campaigns begin with the same steps. */
function step(
  search: Search,
  node: PlanNode,
  from: number,
  to: number,
  isSide: boolean,
): PlanNode | undefined {
  const { ground, trial, effort } = search;
  const drawn = drawnFor(node, from, to, effort.margins[search.campaigns.margin]);
  const { ahead } = node;
  for (const one of ahead)
    if (one.to === to && one.from === from && one.isSide === isSide && one.drawn === drawn) return one.node;
  if (!tryStep(ground, node, trial, from, to, isSide, drawn)) return undefined;
  const next = takeStep(node, trial, ground.judge.me);
  ahead[ahead.length] = { from, to, isSide, drawn, node: next };
  keep(search, next);
  return next;
}

/** Whether the goal goes on at the source and not behind the target. */
function isDeadEnd(
  { goals, campaigns, ground }: Search,
  { owners }: PlanNode,
  from: number,
  to: number,
): boolean {
  const { me } = ground.judge;
  let ahead = 0;
  let beside = 0;
  for (const t of goals[campaigns.goal]) {
    if (owners[t] !== me && t !== to) {
      if (NEAR[to].includes(t)) ahead++;
      if (NEAR[from].includes(t)) beside++;
    }
  }
  return ahead === 0 && beside > 0;
}

/** Tries the next attack of the beam's nodes; gives its cost in units. */
function moreBeam(search: Search): number {
  const { beam, effort } = search;
  const { nodes, from, side } = beam;
  if (beam.level >= effort.depth || nodes.length === 0) {
    search.review = search.ground.review?.(search.found);
    search.stage = search.review === undefined ? "over" : "review";
    return 1;
  }
  if (beam.at >= nodes.length) return endLevel(search);
  const node = nodes[beam.at];
  if (side !== NOWHERE) {
    beam.side = NOWHERE;
    return tryOne(search, node, from, side, true);
  }
  if (from >= SIZE) {
    beam.at++;
    beam.from = 0;
    beam.nearAt = 0;
    return 1;
  }
  const { me } = search.ground.judge;
  const near = NEAR[from];
  if (
    node.owners[from] !== me ||
    beam.nearAt >= near.length ||
    node.armies[from] + (node.source[from] !== NOWHERE ? node.spare : 0) < 2
  ) {
    beam.from++;
    beam.nearAt = 0;
    return 0.1;
  }
  const to = near[beam.nearAt];
  beam.nearAt++;
  if (node.owners[to] === me) return 0.1;
  const cost = tryOne(search, node, from, to, false);
  if (cost > 1 && hasOthers(node, from, to, me)) beam.side = to;
  return cost;
}

/** Tries an attack of the beam; gives its cost in units. */
function tryOne(search: Search, node: PlanNode, from: number, to: number, isSide: boolean): number {
  const { ground, trial, effort } = search;
  const drawn = drawnFor(node, from, to, effort.margins[0]);
  if (!tryStep(ground, node, trial, from, to, isSide, drawn)) return 1;
  offer(search, node, trial);
  return judged(ground.judge);
}

/** Whether a territory has another one to attack. */
function hasOthers({ owners }: PlanNode, from: number, to: number, me: number): boolean {
  for (const t of NEAR[from]) if (t !== to && owners[t] !== me) return true;
  return false;
}

/** Puts a trial among the candidates of the next level, if it is good enough and no other leads to the same. */
function offer({ beam: { next }, effort }: Search, node: PlanNode, trial: Trial): void {
  const { value } = trial;
  const key = stepKey(node, trial.to);
  let n = next.length;
  if (n === effort.width && value <= next[n - 1].trial.value) return;
  for (let i = 0; i < n; i++) {
    if (next[i].key === key && Math.abs(next[i].trial.value - value) < 0.3) {
      if (next[i].trial.value >= value) return;
      for (let k = i; k + 1 < n; k++) next[k] = next[k + 1];
      next.pop();
      n--;
      break;
    }
  }
  let place = n;
  while (place > 0 && next[place - 1].trial.value < value) place--;
  const last = n < effort.width ? n : effort.width - 1;
  for (let k = last; k > place; k--) next[k] = next[k - 1];
  next[place] = { node, trial: copyOf(trial), key };
}

/** Takes the next step that was kept, and behind the last one goes on with where they lead; gives its cost in units. */
function endLevel(search: Search): number {
  const { ground, beam } = search;
  const { next, grown } = beam;
  if (grown.length < next.length) {
    const { node, trial } = next[grown.length];
    const child = takeStep(node, trial, ground.judge.me);
    grown[grown.length] = child;
    keep(search, child);
    return TAKEN;
  }
  beam.nodes = grown;
  beam.next = [];
  beam.grown = [];
  beam.level++;
  beam.at = 0;
  beam.from = 0;
  beam.nearAt = 0;
  return 1;
}
