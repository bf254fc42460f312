import { LEAST_CHANCES, type Reckoner, UNFINISHED } from "../../../core/odds";
import { NOBODY } from "../../../core/types";
import type { OddsAsked, OddsDesk } from "../../table/odds";
import type { Room } from "../../table/room";
import { oddsKey, pickedIntent } from "./about";
import { actionWith, askOdds, askTarget } from "./ask";
import { askedOf, weighFought } from "./fought";

/** So much is kept of what was computed: then it is forgotten. */
const MOST_FORECASTS = 300;
/** Steps that it takes to find out what is asked for: of all, of one target or force. */
const ASK = 1000;
const ASK_ONE = 500;
/** What a part gives that has nothing to do. */
const NOTHING = -1;

/** Whether something else is wanted than what was found out last. */
export function isOddsStale(room: Room): boolean {
  const { about, match } = room.odds;
  return oddsKey(room) !== about || (about !== "none" && match !== room.table.match);
}

/**
 * Goes on with the odds that are wanted, for about so many steps; says whether there is more to do. The force comes first,
 * then the battle that is fought, the targets of its source, the least force, and what the next press may lead to.
 */
export function weigh(room: Room, steps: number): boolean {
  const { odds: desk } = room;
  let stepsLeft = steps;
  if (isOddsStale(room)) {
    askOdds(room);
    stepsLeft -= ASK;
  }
  const { odds: kit } = room.table.module;
  // Panels see by themselves that nothing is wanted any more.
  if (desk.about === "none" || kit === undefined) return false;
  while (stepsLeft > 0) {
    const rest = weighNext(room, kit.reckoner, stepsLeft);
    if (rest === NOTHING) return false;
    stepsLeft = rest;
  }
  return true;
}

/** The part that is due first; gives the steps that are left, 0 where it is to be gone on with. */
function weighNext(room: Room, reckoner: Reckoner, steps: number): number {
  const { odds: desk } = room;
  const { force, forecasts } = desk;
  if (force !== undefined && forecasts[force.text] === undefined)
    return weighForce(desk, force, reckoner, steps);
  if (weighFought(room, steps)) return 0;
  const targets = weighTargets(room, reckoner, steps);
  if (targets !== NOTHING) return targets;
  const least = weighLeast(desk, reckoner, steps);
  return least === NOTHING ? weighAhead(room, reckoner, steps) : least;
}

function weighForce(desk: OddsDesk, force: OddsAsked, reckoner: Reckoner, steps: number): number {
  const stepsLeft = weighBattle(desk, force, reckoner, steps);
  if (desk.forecasts[force.text] === undefined) return stepsLeft;
  desk.changes++;
  desk.isKnown = true;
  return stepsLeft;
}

/** Goes on with a battle, and reads what came of it once all is known; gives the steps that are left. */
function weighBattle(desk: OddsDesk, asked: OddsAsked, reckoner: Reckoner, steps: number): number {
  if (desk.work?.text !== asked.text)
    desk.work = { text: asked.text, job: reckoner.start(asked.battle), done: false };
  const { work } = desk;
  // What is read at the beginning of a slice is all of it: a panel is painted besides.
  let stepsLeft = 0;
  if (!work.done) {
    stepsLeft = reckoner.more(work.job, steps);
    work.done = stepsLeft !== UNFINISHED;
    if (stepsLeft <= 0) return 0;
  }
  desk.work = undefined;
  keep(desk);
  desk.forecasts[asked.text] = reckoner.forecast(work.job);
  return stepsLeft;
}

/** Targets are shown all at once. */
function weighTargets(room: Room, reckoner: Reckoner, steps: number): number {
  const { odds: desk } = room;
  const next = nextTarget(desk);
  if (next === undefined && desk.lands.length === 0) return NOTHING;
  let stepsLeft = Math.max(0, steps - ASK_ONE);
  if (next === undefined) askTarget(room);
  else stepsLeft = weighBattle(desk, next, reckoner, steps);
  if (desk.lands.length === 0 && nextTarget(desk) === undefined && desk.targets.length > 0) desk.marks++;
  return stepsLeft;
}

function nextTarget({ targets, forecasts }: OddsDesk): OddsAsked | undefined {
  return targets.find(({ text }) => forecasts[text] === undefined);
}

function weighLeast(desk: OddsDesk, reckoner: Reckoner, steps: number): number {
  const { least } = desk;
  if (least === undefined || desk.forces[least.text] !== undefined) return NOTHING;
  if (desk.work?.text !== least.text)
    desk.work = { text: least.text, job: reckoner.startLeast(least.battle, LEAST_CHANCES), done: false };
  const { job } = desk.work;
  const stepsLeft = reckoner.moreLeast(job, steps);
  if (stepsLeft === UNFINISHED) return 0;
  desk.work = undefined;
  keep(desk);
  desk.forces[least.text] = reckoner.leastForces(job);
  desk.changes++;
  return stepsLeft;
}

/** What the next press of a stepper may lead to, so that it is there at once. */
function weighAhead(room: Room, reckoner: Reckoner, steps: number): number {
  const { odds: desk } = room;
  if (desk.ahead.length === 0) return NOTHING;
  if (desk.next === undefined) {
    desk.next = askedNext(room, desk.ahead[0]);
    if (desk.next === undefined || desk.forecasts[desk.next.text] !== undefined) toNext(desk);
    return Math.max(0, steps - ASK_ONE);
  }
  const stepsLeft = weighBattle(desk, desk.next, reckoner, steps);
  if (desk.forecasts[desk.next.text] !== undefined) toNext(desk);
  return stepsLeft;
}

function toNext(desk: OddsDesk): void {
  desk.ahead = desk.ahead.slice(1);
  desk.next = undefined;
}

function askedNext(room: Room, counts: readonly number[]): OddsAsked | undefined {
  const { match, module } = room.table;
  const intent = pickedIntent(room);
  if (match === undefined || intent === undefined || module.odds === undefined) return undefined;
  const action = actionWith(match, intent.draft, counts);
  const view = module.view.state(match.game.state, intent.seat);
  const battle = action === undefined ? undefined : module.odds.before(view, intent.seat, action);
  return askedOf(module.odds, battle, NOBODY);
}

function keep(desk: OddsDesk): void {
  desk.forecastCount++;
  if (desk.forecastCount <= MOST_FORECASTS) return;
  desk.forecastCount = 1;
  desk.forecasts = {};
  desk.forces = {};
}
