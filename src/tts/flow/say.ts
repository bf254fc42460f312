import type { Refusal } from "../../core/types";
import { command, newOutcome } from "../../session/play/commands/command";
import type { News, Outcome } from "../../session/play/commands/types";
import { after } from "./after";
import { schedule } from "./clock";
import type { Desk } from "./desk";
import { guard } from "./guard";
import { tellHand } from "./hands";
import { helpNew, lookDown, moveToSeats, whoOf } from "./people";
import { LANGUAGE } from "../language";
import { colourId, seatWord, tell, tellAll, tellWhy } from "./speak";

/** Does what a player says; what is refused is told to that player alone. Gives why it was refused. */
export function say(desk: Desk, player: TtsPlayer, text: string): Refusal | undefined {
  let why: Refusal | undefined;
  if (!desk.ready) {
    tell(colourId(player.color), LANGUAGE.flow.loading);
    return undefined;
  }
  guard(desk, "say", () => {
    const out = newOutcome();
    const before = desk.room.table.match;
    why = command(desk.room, whoOf(desk, player), text, out);
    if (why !== undefined) {
      tellWhy(colourId(player.color), why);
      desk.parts.paint(desk.room);
      return;
    }
    if (out.effect !== undefined) effect(desk, player, out, text);
    if (out.news !== undefined) tellAll(newsText(out.news, nameOf(player)));
    const { match } = desk.room.table;
    if (before === undefined && match !== undefined) {
      tellAll(LANGUAGE.flow.begun(match.game.state.colours.map((colour) => seatWord(colour))));
      helpNew(desk);
    }
    after(desk, out);
  });
  return why;
}

/** What only the table can do. */
function effect(desk: Desk, player: TtsPlayer, out: Outcome, text: string): void {
  const { room, parts } = desk;
  switch (out.effect) {
    case "seat":
      moveToSeats(room, player);
      // A hand that has an owner now is shown, and one that has none any more is hidden, before anything else.
      parts.lay(room, out.events);
      out.moved = true;
      break;
    case "start": {
      const seed = Math.floor(Time.time * 1000) + 7919 * Math.floor(os.time() % 100000);
      const why = command(room, whoOf(desk, player), `start ${seed % 2000000000}`, out);
      if (why !== undefined) tellWhy(colourId(player.color), why);
      break;
    }
    case "pace":
      schedule(desk, after);
      break;
    case "reconcile":
      parts.lay(room, out.events);
      break;
    case "hand":
      tellHand(desk, colourId(player.color), text);
      parts.lay(room, out.events);
      break;
    case "read":
      tellAll(LANGUAGE.hand.wasRead(nameOf(player)));
      break;
    case "hand_back":
      tellAll(LANGUAGE.hand.putBack(nameOf(player)));
      break;
    case "resync":
      parts.relay(room);
      break;
    case "landmarks":
      parts.landmarks();
      break;
    case "skip":
      desk.skipping = true;
      out.moved = true;
      break;
    case "camera":
      lookDown(player);
      break;
    case "nudge":
      nudge(desk, player);
      break;
    case undefined:
  }
}

function newsText({ what, of, value }: News, by: string): string {
  const { flow, labels } = LANGUAGE;
  if (what === "setting")
    return flow.setting(by, labels.settings[of] ?? of, labels.settingValues[`${of}.${value}`] ?? value);
  if (what === "ended") return flow.ended;
  return what === "declined" ? flow.declined(by) : flow[what](seatWord(of));
}

function nameOf(player: TtsPlayer): string {
  return player.steam_name ?? player.color;
}

function nudge(desk: Desk, player: TtsPlayer): void {
  const { match } = desk.room.table;
  if (match === undefined) return;
  const { asked, colours } = match.game.state;
  if (asked.length === 0) return;
  const seats = asked.map((seat) => seatWord(colours[seat]));
  tellAll(LANGUAGE.flow.nudge(nameOf(player), seats));
}
