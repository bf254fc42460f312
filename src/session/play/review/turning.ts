/** What changed most in a game: fights and single actions, each with what chance and seats did in it. */
import type { AnyEvent } from "../../../core/types";
import type { Language } from "../../../text/language";
import { actionText, eventText } from "../../../text/log";
import { fightsIn, type Fight } from "./fights";
import { chancesBefore, type History } from "./history";
import { addLuck } from "./luck";

/** Turning points that are told at the most, and at the least; beyond the least they change a chance by so much. */
const MOST = 5;
const LEAST = 3;
const WORTH_TELLING = 0.05;

/** A fight, or an action with what carries it out: its first and its last action by their index. */
export interface Moment {
  readonly from: number;
  readonly to: number;
  readonly fight?: Fight;
}

/** A moment, told in a sentence or two, with the chances before it and after it. */
export interface TurningPoint extends Moment {
  readonly round: number;
  readonly text: string;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** A game that is gone through in moments, in their order. */
export interface Search {
  readonly history: History;
  readonly fights: readonly Fight[];
  /** By fight and seat, what luck in it has changed in the chance to win; and that in all fights together. */
  readonly luck: (readonly number[])[];
  readonly luckInFights: number[];
  /** The step at which the next moment begins. */
  from: number;
  /** The moments that changed most so far, those first, each with the greatest change of a seat's chance in it. */
  readonly best: { readonly moment: Moment; readonly change: number }[];
}

/** The search of a history that is whole. */
export function newSearch(history: History): Search {
  const fights = fightsIn(history.fights);
  return { history, fights, luck: [], luckInFights: history.luck.map(() => 0), from: 0, best: [] };
}

/** Looks at so many moments more; says whether there was one that is left. */
export function searchOn(search: Search, count: number): boolean {
  const { history, fights, luck, luckInFights } = search;
  const { steps, game } = history;
  for (let n = 0; n < count && search.from < steps.length; n++) {
    const { from } = search;
    // No two fights share an action: those after it are told of, and this is the next.
    const fight = luck.length < fights.length ? fights[luck.length] : undefined;
    let to = from;
    if (fight?.from === from) {
      to = fight.to;
      luck.push(luckOf(history, fight));
      luck[luck.length - 1].forEach((one, seat) => {
        luckInFights[seat] += one;
      });
      keep(search, { from, to, fight });
    } else {
      const goesOn = (at: number): boolean =>
        at < steps.length &&
        steps[at].lucky &&
        game.carriesOut.includes(steps[at].action.type) &&
        fight?.from !== at;
      while (goesOn(to + 1)) to++;
      keep(search, { from, to });
    }
    search.from = to + 1;
  }
  return search.from < steps.length;
}

/** By seat, what luck in a moment has changed in the chance to win. */
function luckOf(history: History, { from, to }: Moment): number[] {
  const luck = history.luck.map(() => 0);
  for (let at = from; at <= to; at++) addLuck(luck, history.steps[at], chancesBefore(history, at));
  return luck;
}

/** Keeps a moment if it is one of those that changed most. Of equals the first. */
function keep({ history, best }: Search, moment: Moment): void {
  const before = chancesBefore(history, moment.from);
  const after = history.steps[moment.to].chances;
  let change = 0;
  for (let seat = 0; seat < after.length; seat++)
    change = Math.max(change, Math.abs(after[seat] - before[seat]));
  let place = best.length;
  while (place > 0 && best[place - 1].change < change) place--;
  if (place === MOST) return;
  best.splice(place, 0, { moment, change });
  if (best.length > MOST) best.pop();
}

/** The three to five moments in which the chance of a seat has changed most, in their order. */
export function turningPoints({ history, best }: Search, language: Language): TurningPoint[] {
  return best
    .filter(({ change }, i) => (i < LEAST ? change > 0 : change >= WORTH_TELLING))
    .map(({ moment }) => tellMoment(history, moment, language))
    .sort((one, other) => one.from - other.from);
}

/** A moment with what is told of it. */
export function tellMoment(history: History, moment: Moment, language: Language): TurningPoint {
  const { from, to } = moment;
  return {
    ...moment,
    round: history.steps[from].round,
    text: momentText(history, moment, language),
    before: chancesBefore(history, from),
    after: history.steps[to].chances,
  };
}

/** In the words of the game's log: a battle, or what an action has done, or the action itself. */
function momentText(
  { game, steps, state }: History,
  { from, to, fight }: Moment,
  language: Language,
): string {
  const { colours } = state;
  const { moments, fold, omittedEvents, actions, turnEnd } = game.log;
  const events: AnyEvent[] = [];
  for (let at = from; at <= to; at++) for (const event of steps[at].events) events.push(event);
  const say = (told: readonly AnyEvent[]): string[] =>
    told.map((event) => eventText(event, colours, language));
  const great = say(events.filter(({ type }) => moments.includes(type)));
  if (fight !== undefined) return [language.log.battle(fight.events, colours)].concat(great).join(" ");
  const { action } = steps[from];
  const done = actions.includes(action.type) ? [actionText(action, colours, language)] : [];
  if (great.length > 0) return done.concat(great).join(" ");
  const ordinary = events.filter(
    ({ type }) => !omittedEvents.includes(type) && type !== turnEnd && !fold.parts.includes(type),
  );
  const all = done.concat(say(ordinary));
  return all.length > 0 ? all.join(" ") : actionText(action, colours, language);
}
