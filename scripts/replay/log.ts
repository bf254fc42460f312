import type { GameReport } from "../../src/core/report";
import type { AnyAction, AnyEvent, CommonState, Seat } from "../../src/core/types";
import type { GameModule } from "../../src/session/game/module";
import { eventText } from "../../src/text/log";
import { REPORTS } from "../../src/games/index";

/** An action and what came of it, as `--events` shows it. */
export interface Entry {
  readonly number: number;
  /** The line of the record; null where it is hidden from the view. */
  readonly action: string | null;
  readonly events: readonly EventEntry[];
}

/** An event with ids for indices, and in words. */
export type EventEntry = Readonly<Record<string, unknown>> & { readonly type: string; readonly text: string };

/** How a game is reported. */
export function reportOf({ meta }: GameModule): GameReport {
  return REPORTS[meta.id];
}

/** Whether an action leaves no trace in a view: another seat's standing order, which nobody knows of. */
export function isUnseen({ orders }: GameModule, action: AnyAction, viewer: Seat): boolean {
  return orders?.isWish(action) === true && action.seat !== viewer;
}

/** Makes the entry of an action, undefined for one without a trace; `viewer` undefined sees everything. */
export function logEntry(
  game: GameModule,
  number: number,
  action: AnyAction,
  events: readonly AnyEvent[],
  state: CommonState,
  viewer: Seat | undefined,
): Entry | undefined {
  if (viewer !== undefined && isUnseen(game, action, viewer)) return undefined;
  const { view } = game;
  const report = reportOf(game);
  const seen = viewer === undefined ? action : view.action(action, viewer);
  const shown: EventEntry[] = [];
  for (const event of events) {
    const known = viewer === undefined ? event : view.event(event, viewer);
    if (known !== undefined) {
      const text = eventText(known, state.colours, game.languages["en"]);
      shown.push({ type: known.type, ...report.event(known, state), text });
    }
  }
  return { number, action: seen === undefined ? null : report.action(seen, state), events: shown };
}

/** The log as text: every action with its number, its events below it. */
export function logText(log: readonly Entry[]): string {
  const width = String(log.length).length;
  const lines = log.flatMap(({ number, action, events }) => [
    `${String(number).padStart(width)} ${action ?? "(hidden)"}`,
    ...events.map(({ text }) => `${" ".repeat(width + 3)}${text}`),
  ]);
  return lines.join("\n");
}
