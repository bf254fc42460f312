import type { Outcome } from "../../session/play/commands/types";
import { winnersOf } from "../../core/common";
import { NOBODY } from "../../core/types";
import type { Intent } from "../../session/intent/intent";
import type { Match } from "../../session/match/match";
import { speedOf } from "../../session/play/pace";
import { fightOutline, outline, type Outline } from "../../session/play/outline";
import { lossesOf } from "../../session/table/losses";
import { restartTimer } from "../../session/table/room";
import { chairOf, isOver } from "../../session/table/table";
import { outlineBoard, outlineOwned } from "../objects/board/outline";
import { lookAhead, reconcile } from "../objects/reconcile";
import { paint } from "../panels/paint";
import { later, WHOLE_FRAME } from "../queue";
import { advisedOutline, thinkAdvice } from "./advice";
import { ringBell } from "./bell";
import type { Context } from "./context";
import { endShow, schedule, tellEnd, startTimers } from "./clock";
import { endMoment } from "./moment";
import { weighOdds } from "./odds";
import { signal } from "./signals";
import { writeSigns } from "./signs";
import { showUnshown } from "./unshown";
import { keepCourse, keepLog, keepRecord } from "./notebook";
import { lookDown, playerOf } from "./people";
import { storeTurn, touchSave } from "./saving";
import { LANGUAGE } from "../language";
import { colourId } from "../colours";
import { note, tell, tellAll } from "./speak";
import { eventText } from "../../text/log";

/**
 * After a command or an action. The panels come first, with the battle's dice, then the pieces: nothing
 * else on the table tells the result before the dice do.
 */
export function after(context: Context, out: Outcome): void {
  const { room } = context;
  showUnshown(context, out);
  const { match } = room.table;
  if (match === undefined || match.module.table.fight(match.game.state) === undefined) endShow(context);
  paint(room);
  if (out.moved) {
    if (match !== undefined) later(0, noteShown, context, match);
    later(WHOLE_FRAME, lookAhead, room);
    later(WHOLE_FRAME, reconcile, room, out.events);
    // Wishes and picks of others give nobody more time.
    if (match === undefined || match.staleBefore !== context.shown.timedFrom) restartTimer(room);
    context.shown.timedFrom = match?.staleBefore ?? -1;
    if (match !== undefined) {
      announce(context, match, out);
      signal(context, match, out);
    } else ringBell(context, "");
  }
  later(WHOLE_FRAME, () => {
    drawOutline(context);
    writeSigns(context);
  });
  touchSave(context);
  startTimers(context);
  tellEnd(context);
  endMoment(context);
  weighOdds(context);
  thinkAdvice(context);
  if (out.moved) schedule(context);
}

/** The panels show the match as it stands. */
export function noteShown(context: Context, { revision }: Match): void {
  context.shown.revision = revision;
}

/**
 * Outlines what the person who acts has chosen and may choose, or where it is fought; nothing while several seats choose
 * at once, and at the end what the winners hold. Of a computer it is what it has just done: what it may do is nobody's
 * question.
 */
function drawOutline(context: Context): void {
  const { match } = context.room.table;
  const winners = match === undefined ? [] : winnersOf(match.game.state);
  if (winners.length > 0) {
    outlineOwned(winners);
    return;
  }
  if (match === undefined || isOver(context.room.table)) {
    outlineBoard(undefined);
    return;
  }
  const { state } = match.game;
  const asked = state.asked.length === 1 ? state.asked[0] : NOBODY;
  const waits = asked >= 0 && chairOf(context.room.table, asked).player !== "";
  const intent = waits ? context.room.intents[asked] : undefined;
  const chosen = intent === undefined ? undefined : outline(match, intent);
  const fought =
    chosen === undefined || chosen.legal.length === 0 ? fightOutline(context.room.table) : undefined;
  const advised = fought === undefined && isUnpicked(intent) ? advisedOutline(context) : undefined;
  const drawn = fought ?? advised ?? chosen ?? (waits ? undefined : doneOutline(context));
  outlineBoard(drawn, fought === undefined && isUnpicked(intent) ? lossesOf(context.room, asked) : []);
}

function isUnpicked(intent: Intent | undefined): boolean {
  return intent === undefined || (intent.draft.from === undefined && intent.draft.territory === undefined);
}

/** From where to where something went last. */
function doneOutline({ site: { last: site }, room }: Context): Outline | undefined {
  if (site === undefined || site.from < 0 || site.to < 0 || speedOf(room) === "instant") return undefined;
  return { source: site.from, target: site.to, legal: [] };
}

/** The turn's bell and colour, the notebook, and a word to whoever is asked. */
function announce(context: Context, match: Match, out: Outcome): void {
  const s = match.game.state;
  if (isOver(context.room.table)) ringBell(context, "");
  else if (s.turn >= 0) ringBell(context, s.colours[s.turn]);
  if (s.asked.length > 0) context.shown.notified = notify(match, context);
  for (const event of out.events) {
    // The whole board once, with what was won.
    if (event.type === "over") for (const player of Player.getPlayers()) lookDown(player);
    if (match.module.log.moments.includes(event.type)) {
      const text = eventText(event, s.colours, LANGUAGE);
      if (isEndSeen(context)) note(text);
      else tellAll(text);
    }
    if (event.type === match.module.log.turnEnd || event.type === "over") later(4, keepLog, match);
  }
  showRecord(context, match);
  storeTurn(context, s.turn, out.action !== undefined);
}

/** Whether the game is over, and all have the page before them that says how: the chat is to have it, no banner. */
function isEndSeen({ room }: Context): boolean {
  const reads = ({ color }: TtsPlayer): boolean => (room.screens[colourId(color)]?.page ?? "") !== "";
  return isOver(room.table) && !Player.getPlayers().some((player) => reads(player));
}

/**
 * Shows the record in the Notebook as soon as the game is over: of one that was resumed when its past has been read. One
 * that all had ended goes on if they agree to go back: then it is hidden again.
 */
export function showRecord(context: Context, match: Match): void {
  const over = isOver(context.room.table);
  if (context.shown.isRecordOpen === over || (over && match.whole !== undefined)) return;
  context.shown.isRecordOpen = over;
  later(4, () => {
    keepRecord(match, over);
    keepCourse(match, over);
  });
}

/**
 * Says to each seat that is asked that it is its move, unless it knows: the bell rings for its turn, or nobody
 * else has been asked alone since it was told last. Whoever's order answers has no move. Gives who knows now.
 */
function notify({ game: { state: s }, module }: Match, { bell, shown, room }: Context): string {
  let know = "";
  for (const seat of s.asked) {
    if (module.orders?.answer(s, seat) !== undefined) continue;
    const colour = s.colours[seat];
    know += ` ${colour}`;
    const isToldNow = colour !== bell.colour && !shown.notified.includes(colour);
    const words = isToldNow ? [LANGUAGE.flow.yourMove] : [];
    const lost = lossesOf(room, seat);
    if (lost.length > 0 && lost !== shown.lost) {
      words.push(LANGUAGE.flow.lost(lost.map(({ territory }) => LANGUAGE.log.land(territory))));
      shown.lost = lost;
    }
    if (words.length > 0) tell(playerOf(colour), words.join(" "));
  }
  return know;
}
