import type { Seat } from "../../core/types";
import { seenEvent } from "../../games/castle-risk/view";
import { ENGLISH } from "../../text/en/english";
import type { Language } from "../../text/language";
import { actionText, eventText } from "../../text/log";
import { sinceTurn, toldBy, type Told } from "../chronicle";
import type { Match } from "../match";

/** Lines on one page of the log. */
export const LOG_LINES = 12;

/** A part of the log in words, as one seat may read it. */
export interface LogModel {
  readonly lines: readonly string[];
  /** Number of the first line shown, and of all lines. */
  readonly first: number;
  readonly size: number;
  /** Where "since your last turn" begins. */
  readonly since: number;
}

/** The page that begins with line `first`; below 0 the last one. */
export function logPage(m: Match, viewer: Seat, first: number, language: Language = ENGLISH): LogModel {
  const size = toldBy(m.chronicle, m.game.at);
  const last = size > LOG_LINES ? size - LOG_LINES : 0;
  const from = first < 0 || first > last ? last : first;
  const to = from + LOG_LINES < size ? from + LOG_LINES : size;
  const lines: string[] = [];
  for (let i = from; i < to; i++) lines.push(lineOf(m, m.chronicle.items[i], viewer, language));
  return { lines, first: from, size, since: viewer < 0 ? size : sinceTurn(m.chronicle, m.game.at, viewer) };
}

function lineOf(m: Match, told: Told, viewer: Seat, language: Language): string {
  const { colours } = m.game.state;
  if (told.action !== undefined) return actionText(told.action, colours, language);
  const event = told.event === undefined ? undefined : seenEvent(told.event, viewer);
  return event === undefined ? "" : eventText(event, colours, language);
}
