/**
 * What computers think, in slices: how much of it in a frame, the table decides; what comes of it does not depend on that.
 */
import { temperOf } from "../../core/bots/temper";
import { levelOf } from "../../core/level";
import { rollAside } from "../../core/rng";
import { NOBODY, type Seat } from "../../core/types";
import { done, type Match } from "../match/match";
import { sizeAt } from "../match/log";
import { chairOf, isComputer, type Table, type Thinking } from "../table/table";

/** Lines of the log that are looked through: a few rounds. */
const REMEMBERED = 300;

/**
 * The thought of the computer that is to act next, begun where it is not yet: one that plays an asked seat at which nobody
 * sits, or with `advised` one whose seat somebody advises. It sees what its seat may see.
 */
export function thinkingOf(table: Table, advised: boolean): Thinking | undefined {
  const { match } = table;
  if (match === undefined || table.ended) return undefined;
  for (const seat of match.game.state.asked) {
    const chair = chairOf(table, seat);
    const plays = advised ? chair.advised : isComputer(chair);
    if (plays && chair.bot !== "") return thoughtOf(table, match, seat, chair.bot);
  }
  return undefined;
}

/** Thinks at most so many units more. */
export function thinkOn(thinking: Thinking, units: number): void {
  if (!thinking.isDone) thinking.isDone = thinking.thought.more(units);
}

/** Whether the game is still where it was when this thought began, and its computer the same. */
export function isFresh(table: Table, { match, revision, seat, level }: Thinking): boolean {
  return (
    table.match === match &&
    !table.ended &&
    match.revision === revision &&
    levelOf(table.module, chairOf(table, seat).bot).id === level
  );
}

/** The thought of a seat about the question that it is asked now. The one before it may hold a plan. */
function thoughtOf(table: Table, match: Match, seat: Seat, bot: string): Thinking {
  const before = table.thoughts[seat];
  if (before !== undefined && isFresh(table, before)) return before;
  const { module } = table;
  const level = levelOf(module, bot);
  const isKnown = before !== undefined && before.match === match && before.level === level.id;
  const roll = rollAside(match.seed, done(match) * 31 + seat * 7);
  const view = module.view.state(match.game.state, seat);
  const thinking: Thinking = {
    match,
    revision: match.revision,
    seat,
    level: level.id,
    thought: level.think(
      view,
      seat,
      roll,
      isKnown ? before.thought : undefined,
      temperOf(match.seed, seat, lastStrike(match, seat)),
    ),
    isDone: false,
    action: undefined,
  };
  table.thoughts[seat] = thinking;
  return thinking;
}

/** Who acted last against a seat, as the log tells it; NOBODY for nobody of late. */
function lastStrike({ log, game, module }: Match, seat: Seat): Seat {
  const size = sizeAt(log, game.at);
  for (let i = size - 1; i >= 0 && i >= size - REMEMBERED; i--) {
    const { event } = log.items[i];
    const strike = event === undefined ? undefined : module.strike?.(event);
    if (strike !== undefined && strike.against === seat) return strike.by;
  }
  return NOBODY;
}
