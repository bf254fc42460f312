import type { AnyAction, AnyEvent, Seat } from "../../core/types";
import type { Language } from "../../text/language";
import { actionText, eventText } from "../../text/log";
import { sizeAt, type Log } from "../match/log";
import type { Match } from "../match/match";

/** The seat of those who only watch. */
export const WATCHING = -1;

/** Lines of the log in words as everybody may read them: those from `from` on, before `to`. */
export function publicLines(m: Match, from: number, to: number, language: Language): string[] {
  const lines: string[] = [];
  for (let i = from; i < to; i++) lines[i - from] = lineAt(m, i, WATCHING, language);
  return lines;
}

/**
 * The last lines of the log that have room in so many rows of so many letters, the oldest first; one at the
 * least.
 */
export function tailOfLog(
  m: Match,
  viewer: Seat,
  rows: number,
  letters: number,
  language: Language,
): string[] {
  const size = sizeAt(m.log, m.game.at);
  const late: string[] = [];
  let left = rows;
  for (let i = size - 1; i >= 0 && left > 0; i--) {
    const line = lineAt(m, i, viewer, language);
    left -= Math.floor((line.length + letters - 1) / letters);
    if (left >= 0 || late.length === 0) late.push(line);
  }
  const lines: string[] = [];
  for (let i = late.length - 1; i >= 0; i--) lines.push(late[i]);
  return lines;
}

/** A line in words, as one seat may read it. What everybody reads alike is kept, for a page is shown again after every action. */
export function lineAt(m: Match, i: number, viewer: Seat, language: Language): string {
  const c = m.log;
  const { action, event } = c.items[i];
  const seen = event === undefined ? undefined : m.module.view.event(event, WATCHING);
  if (event !== undefined && seen !== event)
    return eventText(m.module.view.event(event, viewer) ?? event, m.game.state.colours, language);
  if (c.language !== language.id) forget(c, language.id);
  const kept = c.texts[i];
  if (kept !== undefined) return kept;
  const text = lineOf(m, action, event, language);
  c.texts[i] = text;
  return text;
}

function forget(c: Log, language: string): void {
  const n = c.items.length;
  for (let i = 0; i < n; i++) c.texts[i] = undefined;
  c.language = language;
}

function lineOf(
  m: Match,
  action: AnyAction | undefined,
  event: AnyEvent | undefined,
  language: Language,
): string {
  const { colours } = m.game.state;
  if (action !== undefined) return actionText(action, colours, language);
  return event === undefined ? language.manual.changed : eventText(event, colours, language);
}
