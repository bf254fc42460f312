import type { Seat } from "../../core/types";
import type { Language } from "../../text/language";
import { actionText, eventText, reasonText } from "../../text/log";
import { sizeAt, type Log, type LogEntry } from "../match/log";
import type { Match } from "../match/match";
import { seatName } from "../ui/words";

/** The seat of those who only watch. */
export const WATCHING = -1;

/** Lines of the log in words as everybody may read them: those from `from` on, before `to`. */
export function publicLines(match: Match, from: number, to: number, language: Language): string[] {
  const lines: string[] = [];
  for (let i = from; i < to; i++) lines[i - from] = lineAt(match, i, WATCHING, language);
  return lines;
}

/**
 * The last lines of the log that have room in so many rows of so many letters, the oldest first; one at the
 * least.
 */
export function tailOfLog(
  match: Match,
  viewer: Seat,
  rows: number,
  letters: number,
  language: Language,
): string[] {
  const size = sizeAt(match.log, match.game.at);
  const late: string[] = [];
  let left = rows;
  for (let i = size - 1; i >= 0 && left > 0; i--) {
    const line = lineAt(match, i, viewer, language);
    left -= Math.floor((line.length + letters - 1) / letters);
    if (left >= 0 || late.length === 0) late.push(line);
  }
  const lines: string[] = [];
  for (let i = late.length - 1; i >= 0; i--) lines.push(late[i]);
  return lines;
}

/** A line in words, as one seat may read it. What everybody reads alike is kept, for a page is shown again after every action. */
export function lineAt(match: Match, i: number, viewer: Seat, language: Language): string {
  const log = match.log;
  const { event } = log.items[i];
  const seen = event === undefined ? undefined : match.module.view.event(event, WATCHING);
  if (event !== undefined && seen !== event)
    return eventText(match.module.view.event(event, viewer) ?? event, match.game.state.colours, language);
  if (log.language !== language.id) forget(log, language.id);
  const cached = log.texts[i];
  if (cached !== undefined) return cached;
  const text = lineOf(match, log.items[i], language);
  log.texts[i] = text;
  return text;
}

function forget(log: Log, language: string): void {
  const n = log.items.length;
  for (let i = 0; i < n; i++) log.texts[i] = undefined;
  log.language = language;
}

function lineOf(match: Match, { action, event, why }: LogEntry, language: Language): string {
  const { colours } = match.game.state;
  if (why !== undefined)
    return reasonText(why.reason, seatName(match.game.state, why.seat, language), language);
  if (action !== undefined) return actionText(action, colours, language);
  return event === undefined ? language.manual.changed : eventText(event, colours, language);
}
