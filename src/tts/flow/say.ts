import { entry } from "../../text/entry";
import type { Refusal } from "../../core/types";
import { command, newOutcome } from "../../session/play/commands/command";
import { beginMatch } from "../../session/play/commands/setup";
import { manualEdit } from "../../session/table/manual";
import type { Effect, News, Outcome } from "../../session/play/commands/types";
import { landmarks } from "../objects/board/landmarks";
import { reconcile } from "../objects/reconcile";
import { resync } from "../objects/resync";
import { paint } from "../panels/paint";
import { after } from "./after";
import { schedule, skipShow } from "./clock";
import type { Context } from "./context";
import { drawKey, stirMoment, stirPlayer } from "./entropy";
import { guard } from "./guard";
import { helpNew, moveToSeats, nameOf, playerAt, whoOf } from "./people";
import { look } from "./signals";
import { LANGUAGE } from "../language";
import { colourId, seatWord } from "../colours";
import { reseatLater } from "./reseat";
import { note, tell, tellAll, tellWhy } from "./speak";

/** Does what a player says; what is refused is told to that player alone. Gives why it was refused. */
export function say(context: Context, player: TtsPlayer, text: string): Refusal | undefined {
  let why: Refusal | undefined;
  if (!context.ready) {
    tell(player, LANGUAGE.flow.loading);
    return undefined;
  }
  guard(context, "say", () => {
    stirMoment(context.pool);
    stirPlayer(context.pool, player.steam_id ?? "");
    const out = newOutcome();
    const before = context.room.table.match;
    why = command(context.room, whoOf(context, player), text, out);
    if (why !== undefined) {
      tellWhy(player, why);
      paint(context.room);
      return;
    }
    if (out.effect !== undefined) EFFECTS[out.effect](context, player, text, out);
    if (out.news !== undefined) tellNews(out.news, nameOf(player));
    const { match } = context.room.table;
    const isBegun = before === undefined || (out.effect === "start" && match !== before);
    if (isBegun && match !== undefined) {
      tellAll(LANGUAGE.flow.begun(match.game.state.colours.map((colour) => seatWord(colour))));
      helpNew(context);
    }
    after(context, out);
  });
  return why;
}

/** The same for whoever has a colour of the table. */
export function sayAs(context: Context, colour: string, text: string): void {
  const player = playerAt(colour);
  if (player !== undefined) say(context, player, text);
}

/** What only the table can do, by the effect that a command has. */
const EFFECTS: Readonly<
  Record<Effect, (this: void, context: Context, player: TtsPlayer, text: string, out: Outcome) => void>
> = {
  advise: (context, player, text, out) => {
    tell(player, LANGUAGE.flow.advises);
    moveSeats(context, player, text, out);
  },
  seat: moveSeats,
  start: ({ room, pool }, player, _text, out) => {
    const why = beginMatch(room, drawKey(pool), out);
    if (why !== undefined) tellWhy(player, why);
  },
  pace: schedule,
  reconcile: ({ room }, _player, _text, out) => reconcile(room, out.events),
  manual: (context, player, text, out) => {
    tellManualEdit(context, colourId(player.color), text);
    reconcile(context.room, out.events);
  },
  read: (_context, player) => tellAll(LANGUAGE.manual.wasRead(nameOf(player))),
  manual_back: (_context, player) => tellAll(LANGUAGE.manual.putBack(nameOf(player))),
  resync: ({ room }) => resync(room),
  landmarks,
  keys: () => showHotkeyConfig(),
  skip: (context, _player, _text, out) => {
    skipShow(context);
    out.moved = true;
  },
  camera: look,
  nudge,
  deferred: (_context, player) => tell(player, LANGUAGE.flow.passKept),
  take_over: askTakeOver,
};

function moveSeats(context: Context, player: TtsPlayer, _text: string, out: Outcome): void {
  const why = moveToSeats(context, player);
  reseatLater(context);
  if (why !== undefined) tellWhy(player, why);
  // A hand that has an owner now is shown, and one that has none any more is hidden, before anything else.
  reconcile(context.room, out.events);
  out.moved = true;
}

/** Asks whoever has said `sit COLOUR` whether they mean the seat that a computer plays. */
function askTakeOver(context: Context, player: TtsPlayer, text: string): void {
  player.showConfirmDialog(LANGUAGE.flow.takeOver(seatWord(text.split(" ")[1])), () => {
    say(context, player, `${text} yes`);
  });
}

/** Tells all; how somebody who is alone sets the table, their button shows, and no banner has to lie over it. */
function tellNews(news: News, by: string): void {
  const text = newsText(news, by);
  if (news.what === "setting" && Player.getPlayers().length < 2) note(text);
  else tellAll(text);
}

function newsText({ what, of, value }: News, by: string): string {
  const { flow, panel } = LANGUAGE;
  if (what === "setting")
    return flow.setting(
      by,
      entry(panel.settings, of) ?? of,
      entry(panel.settingValues, `${of}.${value}`) ?? value,
    );
  if (what === "ended") return flow.ended;
  if (what === "seed") return flow.seedGiven(by);
  return what === "declined" ? flow.declined(by) : flow[what](seatWord(of));
}

function nudge(context: Context, player: TtsPlayer): void {
  const { match } = context.room.table;
  if (match === undefined) return;
  const { asked, colours } = match.game.state;
  if (asked.length === 0) return;
  const seats = asked.map((seat) => seatWord(colours[seat]));
  tellAll(LANGUAGE.flow.nudge(nameOf(player), seats));
}

/** Tells everybody what was changed by hand, by the words of the command. */
function tellManualEdit(context: Context, colour: string, text: string): void {
  const edit = manualEdit(context.room);
  const { manual } = context.room.table.module.table;
  if (edit === undefined || manual === undefined) return;
  if (edit.changes === 1) tellAll(LANGUAGE.manual.waits);
  const words = text.split(" ").slice(1);
  for (const line of manual.describe(edit.contents, edit.match.game.state, seatWord(colour), words, LANGUAGE))
    note(line);
}
