import { NOBODY, type AnyAction, type Seat } from "../../core/types";
import { answerPause } from "./answer-time";
import { thinkingOf, thinkOn } from "./think";
import { idleEnd } from "./idle";
import { newIntent } from "../intent/intent";
import { intentKey } from "../intent/key";
import { siteOf } from "../intent/site";
import { manualEdit } from "../table/manual";
import type { Room } from "../table/room";
import type { Settings, Speed } from "../table/settings";
import {
  chairOf,
  dueAnswer,
  dueChance,
  dueOrder,
  isComputer,
  isFightOfPeople,
  type Table,
} from "../table/table";

/** What the table does by itself next, and after how many seconds. */
export interface Due {
  readonly action: AnyAction;
  readonly pause: number;
  /** It ends the phase of somebody who could do nothing more in it. */
  readonly ends?: boolean;
  /** It is an answer: its pause begins with the question, not when the table shows it, which takes as long as hands differ. */
  readonly answers?: true;
}

/** Units of thought at a time, where they are not spread over frames. */
const MANY = 1000;

/** Seconds at normal speed; `result` is how long the end of a fight among computers is looked at. */
const PAUSES = { bot: 0.5, result: 0.6, advised: 4, chance: 0.35 };
/** About so many seconds the pauses of a computer's turn come to: the more of them are over, the shorter is the next one. */
const TURN = 2.5;
/** A shorter pause is none: what would come after it is seen together with what comes before. */
const LEAST_PAUSE = 0.2;
/** The first dice of a battle lie so long, and each roll after it so much shorter: 7.5 seconds in all. */
const ROLL = 1.5;
const SHORTER = 0.8;
/** The dice of an attack against a person who has nothing to choose in it: they count into the attacker's turn. */
const ROLL_SUFFERED = 0.8;
/** The dice that end a fight lie so long before they make room for the map; a while even where nothing else does. */
const LAST_ROLL = 2.5;
const LEAST_TIMES = 0.4;
const TIMES: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.4, instant: 0 };

/**
 * What is due by itself, if anything is. `rolls` says how many dice fell in this battle already, `alone` whether people's
 * questions that have one answer answer themselves, `spent` the seconds of pauses in this computer's turn until now.
 */
export function due(table: Table, speed: Speed, rolls: number, alone = false, spent = 0): Due | undefined {
  const order = dueOrder(table);
  if (order !== undefined) return { action: order, pause: 0 };
  const times = TIMES[speed];
  const chance = dueChance(table);
  if (chance !== undefined) {
    const pause = pauseOfChance(table, chance, rolls);
    return {
      action: chance,
      pause: times * (isSuffered(table, chance) ? pauseLeft(pause, times, spent) : pause),
    };
  }
  const answer = dueAnswer(table);
  if (answer !== undefined) return answerAs(table, speed, answer);
  const move = dueBot(table, false);
  if (move !== undefined) {
    if (isAnswered(table)) return answerAs(table, speed, move);
    const pause = pauseOfMove(table, move);
    return { action: move, pause: times * (isLoneResult(table) ? pause : pauseLeft(pause, times, spent)) };
  }
  const sole = alone ? dueAlone(table, speed) : undefined;
  if (sole !== undefined) return sole;
  const advised = dueBot(table, true);
  if (advised === undefined) return undefined;
  if (isAnswered(table)) return answerAs(table, speed, advised);
  return { action: advised, pause: leastTimes(speed) * PAUSES.advised };
}

/** The speed at which the table goes on just now: what is due is hurried until somebody is asked, where they want that. */
export function speedOf({ waiting, settings: { speed } }: Room): Speed {
  return waiting.hurried ? "instant" : speed;
}

/** What is left of a pause after so many seconds of others in the same turn; none where that is short. */
function pauseLeft(pause: number, times: number, spent: number): number {
  const left = times > 0 ? pause * (1 - spent / (times * TURN)) : 0;
  return left < LEAST_PAUSE ? 0 : left;
}

/** Whether what is left of a computer's turn is seen at once, after so many seconds of pauses in it. */
export function isHasty(speed: Speed, spent: number): boolean {
  return pauseLeft(PAUSES.result, TIMES[speed], spent) === 0;
}

/** Whether fights against people are seen as one result: where they choose nothing in them, and what is left of a turn is. */
export function isFightHasty(table: Table, speed: Speed, spent: number): boolean {
  return isComputersTurn(table) && hasNoAnswers(table) && isHasty(speed, spent);
}

/** Seconds before chance moves: dice of computers among themselves are not waited for, nor a card that one draws. */
function pauseOfChance(table: Table, action: AnyAction, rolls: number): number {
  const { isShownLong, isBattleRoll } = table.module.table;
  if (!isShownLong(action)) return isComputersTurn(table) ? 0 : PAUSES.chance;
  if (isBattleRoll(action) && isFightOfComputers(table)) return 0;
  return isSuffered(table, action) ? ROLL_SUFFERED : pauseOfRoll(rolls);
}

/** Whether a computer rolls where each roll is a battle of its own, in which the defender chooses nothing. */
function isSuffered(table: Table, action: AnyAction): boolean {
  return hasNoAnswers(table) && table.module.table.isBattleRoll(action) && isComputersTurn(table);
}

function hasNoAnswers({ module }: Table): boolean {
  return module.log.fold.within.length === 0;
}

/** Seconds before a computer moves: none as long as it goes on with a fight against another, nor before it ends a phase. */
function pauseOfMove(table: Table, action: AnyAction): number {
  const { match, module, roll } = table;
  if (match === undefined || isFightOfComputers(table)) return 0;
  if (roll !== undefined && !table.isRollOfPeople) {
    const site = siteOf(match, action);
    return site !== undefined && site.from === roll.from && site.to === roll.to ? 0 : PAUSES.result;
  }
  return module.choices.end(match.game.state, action.seat)?.type === action.type ? 0 : PAUSES.bot;
}

/** Whether dice have just told what comes of a territory alone, as of a city that is recruited: that is looked at however long a turn is. */
export function isLoneResult({ roll, isRollOfPeople }: Table): boolean {
  return roll !== undefined && !isRollOfPeople && roll.from < 0;
}

function isFightOfComputers(table: Table): boolean {
  const { match, module } = table;
  return match !== undefined && module.table.fight(match.game.state) !== undefined && !isFightOfPeople(table);
}

/** Whether a computer has the turn. */
export function isComputersTurn(table: Table): boolean {
  const turn = table.match?.game.state.turn ?? NOBODY;
  return turn >= 0 && isComputer(chairOf(table, turn));
}

/** What a seat answers, by its order or as its computer would: after the same time. */
function answerAs(table: Table, speed: Speed, action: AnyAction): Due {
  return { action, pause: pauseOfAnswer(table, speed, action.seat), answers: true };
}

/** Whether it is asked what standing orders may answer. */
function isAnswered({ match, module }: Table): boolean {
  return match !== undefined && module.orders?.isAsked(match.game.state) === true;
}

/** Whether the adviser of a computer's seat has begun to choose something themselves: it waits for them. */
export function isHeld({ table, intents }: Room, { seat }: AnyAction): boolean {
  const { match } = table;
  const intent = intents[seat];
  if (match === undefined || intent === undefined || !chairOf(table, seat).advised) return false;
  return intentKey(intent) !== intentKey(newIntent(match, seat));
}

/** Seconds until the answer of a seat that is timed may be known; see answer-time.ts. */
export function pauseOfAnswer(table: Table, speed: Speed, seat: Seat): number {
  return answerPause(table, seat, TIMES[speed]);
}

/** More dice than these the table rolls, whatever the host has chosen. */
const MOST_THROWN = 24;

/** Whether people roll the dice of a chance action on the table. */
export function isThrown({ module }: Table, { dice }: Settings, action: AnyAction): boolean {
  const n = module.table.dice(action).length;
  return dice === "physical" && n > 0 && n <= MOST_THROWN;
}

/**
 * Whether the first dice of a fight fall as soon as the table has caught up: what stands until then is over before it is
 * read. Later rolls wait until the one before has been shown.
 */
export function isFirstRollImmediate(room: Room): boolean {
  const { table, settings } = room;
  if (speedOf(room) !== "instant" || table.roll !== undefined || manualEdit(room) !== undefined) return false;
  const chance = dueChance(table);
  return (
    chance !== undefined && table.module.table.isBattleRoll(chance) && !isThrown(table, settings, chance)
  );
}

/** Seconds for which the roll that ends a fight is shown. */
export function pauseAfter(speed: Speed): number {
  return LAST_ROLL * leastTimes(speed);
}

/** How long what people look at takes, compared to normal speed: a while even at instant speed. */
function leastTimes(speed: Speed): number {
  const times = TIMES[speed];
  return times < LEAST_TIMES ? LEAST_TIMES : times;
}

/** Seconds before the roll after so many others. */
function pauseOfRoll(rolls: number): number {
  let pause = ROLL;
  for (let i = 0; i < rolls; i++) pause *= SHORTER;
  return pause;
}

/** What a computer does that plays an asked seat at which nobody sits, or an adviser: all that it has to think is thought. */
function dueBot(table: Table, advised: boolean): AnyAction | undefined {
  const thinking = thinkingOf(table, advised);
  if (thinking === undefined) return undefined;
  while (!thinking.isDone) thinkOn(thinking, MANY);
  thinking.action ??= thinking.thought.best();
  return thinking.action;
}

/**
 * What a person is asked though all can see that there is one answer: the end of a phase in which nothing is left to do, an
 * only choice. That nothing but the end is left may be known to them alone, as without a set among their cards: then it
 * takes as long as an answer, for the clock would tell what they hold.
 */
function dueAlone(table: Table, speed: Speed): Due | undefined {
  const match = table.match;
  if (match === undefined || table.ended) return undefined;
  const { choices, rules } = match.module;
  const s = match.game.state;
  for (const seat of s.asked) {
    if (chairOf(table, seat).player === "") continue;
    const end = idleEnd(match, seat);
    const seen = end ?? choices.forcedAction(s, seat);
    const action = seen ?? (choices.canOnlyEnd(s, seat) ? choices.end(s, seat) : undefined);
    if (action === undefined || rules.check(s, action) !== undefined) continue;
    return seen === undefined
      ? answerAs(table, speed, action)
      : { action, ends: end !== undefined, pause: TIMES[speed] * PAUSES.bot };
  }
  return undefined;
}
