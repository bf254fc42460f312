/** What changed most in a game: fights and single actions, each with what chance and seats did in it. */
import type { AnyEvent } from "../../src/core/types";
import { actionText, eventText } from "../../src/text/log";
import type { Course } from "./course";
import type { Fight } from "./fights";
import { chancesBefore } from "./luck";

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

/** A moment, told in a sentence or two, with the chances before it and behind it. */
export interface Told extends Moment {
  readonly round: number;
  readonly text: string;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** The whole game in moments, in their order. */
function momentsOf({ steps, report }: Course, fights: readonly Fight[], lucky: readonly boolean[]): Moment[] {
  const moments: Moment[] = [];
  for (let from = 0, f = 0; from < steps.length;) {
    while (f < fights.length && fights[f].to < from) f++;
    let to = from;
    if (f < fights.length && fights[f].from <= from) {
      to = fights[f].to;
      moments.push({ from, to, fight: fights[f] });
    } else {
      const goesOn = (i: number): boolean =>
        i < steps.length && lucky[i] && report.carriesOut.includes(steps[i].action.type);
      while (goesOn(to + 1) && fights[f]?.from !== to + 1) to++;
      moments.push({ from, to });
    }
    from = to + 1;
  }
  return moments;
}

/** The three to five moments in which the chance of a seat has changed most, in their order. */
export function turningPoints(course: Course, fights: readonly Fight[], lucky: readonly boolean[]): Told[] {
  const moments = momentsOf(course, fights, lucky).map((moment) => tellMoment(course, moment));
  const sorted = moments
    .map((moment) => ({ moment, change: changeOf(moment) }))
    .sort((one, other) => other.change - one.change);
  return sorted
    .filter(({ change }, i) => (i < LEAST ? change > 0 : i < MOST && change >= WORTH_TELLING))
    .map(({ moment }) => moment)
    .sort((one, other) => one.from - other.from);
}

/** The greatest change of a seat's chance. */
function changeOf({ before, after }: Told): number {
  return Math.max(...after.map((chance, seat) => Math.abs(chance - before[seat])));
}

/** A moment with what is told of it. */
export function tellMoment(course: Course, moment: Moment): Told {
  const { from, to } = moment;
  return {
    ...moment,
    round: course.steps[from].round,
    text: momentText(course, moment),
    before: chancesBefore(course, from),
    after: course.steps[to].chances,
  };
}

/** In the words of the game's log: a battle, or what an action has done, or the action itself. */
function momentText(course: Course, { from, to, fight }: Moment): string {
  const { game, steps, state } = course;
  const language = game.languages["en"];
  const { colours } = state;
  const say = (events: readonly AnyEvent[]): string[] =>
    events.map((event) => eventText(event, colours, language));
  const { moments, fold, omittedEvents, actions } = game.log;
  const events = steps.slice(from, to + 1).flatMap((step) => step.events);
  const great = say(events.filter(({ type }) => moments.includes(type)));
  if (fight !== undefined) return [language.log.battle(fight.events, colours), ...great].join(" ");
  const { action } = steps[from];
  const done = actions.includes(action.type) ? [actionText(action, colours, language)] : [];
  if (great.length > 0) return [...done, ...great].join(" ");
  const ordinary = events.filter(
    ({ type }) => !omittedEvents.includes(type) && type !== game.log.turnEnd && !fold.parts.includes(type),
  );
  if (done.length + ordinary.length > 0) return [...done, ...say(ordinary)].join(" ");
  return actionText(action, colours, language);
}
