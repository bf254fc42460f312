import { LEAST_CHANCES, type Reckoner } from "../../../core/odds";
import type { OddsAsked, OddsDesk } from "../../table/odds";
import type { Room } from "../../table/room";
import { askOdds, askTarget, oddsKey } from "./ask";

/** So much is kept of what was computed: then it is forgotten. */
const MOST_KEPT = 300;

/**
 * Goes on with the odds that are wanted, for about so many steps; says whether there is more to do. Each part that cannot
 * be divided is a slice of its own.
 */
export function weigh(room: Room, steps: number): boolean {
  const { odds: desk } = room;
  const { match, module } = room.table;
  const about = oddsKey(room);
  if (about !== desk.about || match !== desk.match) {
    askOdds(room, about);
    // Panels see by themselves that nothing is wanted any more.
    if (about !== "none") desk.changes++;
    return about !== "none";
  }
  if (about === "none" || module.odds === undefined) return false;
  const { reckoner } = module.odds;
  if (desk.force === undefined && desk.lands.length > 0) {
    askTarget(room);
    if (desk.lands.length === 0 && nextOf(desk) === undefined) tell(desk);
    return true;
  }
  const next = nextOf(desk);
  if (next === undefined) return isLeastOpen(desk) && weighLeast(desk, reckoner, steps);
  weighBattle(desk, next, reckoner, steps);
  return true;
}

/** The battle whose odds are wanted next: the force first. */
function nextOf({ forecasts, force, fight, targets }: OddsDesk): OddsAsked | undefined {
  if (force !== undefined && forecasts[force.text] === undefined) return force;
  if (fight !== undefined && forecasts[fight.text] === undefined) return fight;
  return targets.find(({ text }) => forecasts[text] === undefined);
}

function weighBattle(desk: OddsDesk, asked: OddsAsked, reckoner: Reckoner, steps: number): void {
  if (desk.work?.text !== asked.text) {
    desk.work = { text: asked.text, job: reckoner.start(asked.battle), done: false };
    return;
  }
  const { job, done } = desk.work;
  if (!done) {
    desk.work.done = reckoner.more(job, steps);
    return;
  }
  desk.work = undefined;
  keep(desk);
  desk.forecasts[asked.text] = reckoner.forecast(job);
  // Targets are shown all at once.
  if (asked.text === desk.force?.text || asked.text === desk.fight?.text || nextOf(desk) === undefined) {
    tell(desk);
  }
}

function tell(desk: OddsDesk): void {
  const { fight, forecasts } = desk;
  desk.changes++;
  desk.stands = true;
  if (fight !== undefined && forecasts[fight.text] !== undefined) desk.fightStands = true;
}

function isLeastOpen({ least, forces }: OddsDesk): boolean {
  return least !== undefined && forces[least.text] === undefined;
}

function weighLeast(desk: OddsDesk, reckoner: Reckoner, steps: number): boolean {
  const { least } = desk;
  if (least === undefined) return false;
  if (desk.work?.text !== least.text) {
    desk.work = { text: least.text, job: reckoner.startLeast(least.battle, LEAST_CHANCES), done: false };
    return true;
  }
  const { job } = desk.work;
  if (!reckoner.moreLeast(job, steps)) return true;
  desk.work = undefined;
  keep(desk);
  desk.forces[least.text] = reckoner.leastForces(job);
  desk.changes++;
  return false;
}

function keep(desk: OddsDesk): void {
  desk.kept++;
  if (desk.kept <= MOST_KEPT) return;
  desk.kept = 1;
  desk.forecasts = {};
  desk.forces = {};
}
