import type { AnyAction, Seat } from "../../core/types";
import { answerPause } from "./answer-time";
import { thinkingOf, thinkOn } from "./think";
import { idleEnd } from "./idle";
import { newIntent } from "../intent/intent";
import { intentKey } from "../intent/key";
import type { Room } from "../table/room";
import type { Settings, Speed } from "../table/settings";
import { chairOf, dueAnswer, dueChance, dueOrder, type Table } from "../table/table";

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

/** Seconds at normal speed. */
const PAUSES = { bot: 0.7, advised: 4, chance: 0.35 };
/** The first dice of a battle lie so long, and each roll after it so much shorter: 7.5 seconds in all. */
const ROLL = 1.5;
const SHORTER = 0.8;
/** The dice that end a fight lie so long before they make room for the map; a while even where nothing else does. */
const LAST_ROLL = 2.5;
const LEAST_TIMES = 0.4;
const TIMES: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.4, instant: 0 };

/**
 * What is due by itself, if anything is. `rolls` says how many dice fell in this battle already, `alone` whether people's
 * questions that have one answer answer themselves.
 */
export function due(table: Table, speed: Speed, rolls: number, alone = false): Due | undefined {
  const order = dueOrder(table);
  if (order !== undefined) return { action: order, pause: 0 };
  const times = TIMES[speed];
  const chance = dueChance(table);
  if (chance !== undefined) {
    const isShown = table.module.table.isShownLong(chance);
    return { action: chance, pause: times * (isShown ? pauseOfRoll(rolls) : PAUSES.chance) };
  }
  const answer = dueAnswer(table);
  if (answer !== undefined) return answerAs(table, speed, answer);
  const pause = times * PAUSES.bot;
  const move = dueBot(table, false);
  if (move !== undefined) return isAnswered(table) ? answerAs(table, speed, move) : { action: move, pause };
  const sole = alone ? dueAlone(table) : undefined;
  if (sole !== undefined) return { ...sole, pause };
  const advised = dueBot(table, true);
  if (advised === undefined) return undefined;
  if (isAnswered(table)) return answerAs(table, speed, advised);
  return { action: advised, pause: leastTimes(speed) * PAUSES.advised };
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

/** What a person is asked though all can see that there is one answer: the end of a phase in which nothing is left to do, an only choice. */
function dueAlone(table: Table): Pick<Due, "action" | "ends"> | undefined {
  const match = table.match;
  if (match === undefined || table.ended) return undefined;
  const { choices, rules } = match.module;
  const s = match.game.state;
  for (const seat of s.asked) {
    if (chairOf(table, seat).player === "") continue;
    const end = idleEnd(match, seat);
    const action = end ?? choices.forcedAction(s, seat);
    if (action !== undefined && rules.check(s, action) === undefined)
      return { action, ends: end !== undefined };
  }
  return undefined;
}
