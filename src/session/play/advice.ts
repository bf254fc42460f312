/** What a computer would do, for a person who asks: where the table's advice is odds and plans. Only their seat is told. */
import type { Bot } from "../../core/engine";
import { firstLevel, levelNamed } from "../../core/level";
import { refuse } from "../../text/codes";
import { rollAside } from "../../core/rng";
import type { AnyAction, CommonState, Refusal, Seat } from "../../core/types";
import type { GameModule } from "../game/module";
import { placesOf } from "../intent/site";
import { done, type Match } from "../match/match";
import type { Room } from "../table/room";
import { chairOf, isOver, type Advice } from "../table/table";
import type { Outline } from "./outline";

/** The level that gives advice, where a game has it; the dice that break its ties are its own. */
const LEVEL = "hard";
const ASIDE = 5;

/** The computer that gives advice. */
export function adviser(module: GameModule): Bot<CommonState, AnyAction> {
  return levelNamed(module, LEVEL) ?? firstLevel(module);
}

/** Whether a seat may ask: somebody sits there who is asked, and decides alone. */
export function mayAsk(room: Room, seat: Seat): boolean {
  const { match } = room.table;
  if (room.settings.advice !== "plans" || match === undefined || isOver(room.table)) return false;
  const { player, advised } = chairOf(room.table, seat);
  return player !== "" && !advised && match.game.state.asked.includes(seat);
}

/** Begins to think for a seat, or shows what was thought, or puts it away. */
export function askAdvice(room: Room, match: Match, seat: Seat): Refusal | undefined {
  const { module } = room.table;
  if (room.settings.advice !== "plans") return refuse("advice.off");
  const { state } = match.game;
  if (!mayAsk(room, seat)) return refuse("seat.not_asked", { seat: state.colours[seat] });
  const known = adviceOf(room, seat);
  if (known !== undefined) {
    known.isShown = !known.isShown;
    return undefined;
  }
  const before = room.advice[seat];
  const roll = rollAside(match.seed, done(match) * 31 + seat * 7 + ASIDE);
  const followed = before?.match === match ? before.thought : undefined;
  room.advice[seat] = {
    ...{ match, seat, action: undefined, isShown: true, revision: match.revision },
    thought: adviser(module).think(module.view.state(state, seat), seat, roll, followed),
  };
  return undefined;
}

/** The advice of a seat for what it is asked now; undefined where it has asked for none, or the game has gone on. */
export function adviceOf(room: Room, seat: Seat): Advice | undefined {
  const { match } = room.table;
  const advice = room.advice[seat];
  if (advice === undefined || match === undefined || advice.match !== match || !mayAsk(room, seat))
    return undefined;
  // Picks that others make at the same time leave it as it is.
  return advice.revision >= match.staleBefore && advice.revision <= match.revision ? advice : undefined;
}

/** An advice that is to be thought on; undefined where there is none. */
export function openAdvice(room: Room): Advice | undefined {
  const n = room.table.match?.game.state.seats.length ?? 0;
  for (let seat = 0; seat < n; seat++) {
    const advice = adviceOf(room, seat);
    if (advice !== undefined && advice.action === undefined) return advice;
  }
  return undefined;
}

/** Thinks at most so many units more; says whether nothing is left to think. */
export function adviseOn(advice: Advice, units: number): boolean {
  if (advice.action === undefined && advice.thought.more(units)) advice.action = advice.thought.best();
  return advice.action !== undefined;
}

/** The territories that an advice's plan goes on to take after its action, in their order. */
export function landsAhead(room: Room, { thought, action }: Advice): readonly number[] {
  const lands = adviser(room.table.module).ahead?.(thought) ?? [];
  return action === undefined ? [] : lands.filter((t) => t !== placesOf(action).to);
}

/** From where to where an advice goes, and what its plan takes later; undefined where its seat looks at none, or at none with a place. */
export function adviceOutline(room: Room, seat: Seat): Outline | undefined {
  const advice = adviceOf(room, seat);
  if (advice?.isShown !== true || advice.action === undefined) return undefined;
  const { from, to } = placesOf(advice.action);
  const legal = landsAhead(room, advice);
  if (from < 0 && to < 0 && legal.length === 0) return undefined;
  return { source: from, target: to, legal };
}
