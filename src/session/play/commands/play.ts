import { settingAction } from "../../../core/settings";
import { parseWhole } from "../../../core/lines";
import { refuse } from "../../../text/codes";
import type { Gesture } from "../../game/gesture";
import { screenOf } from "../../table/room";
import { isOver, seatOfColour } from "../../table/table";
import { askAdvice } from "../advice";
import { firstOffer } from "../offers";
import { actFor, askedTwice, handle } from "./act";
import { byAnybody, bySeat } from "./rights";
import type { Command, Commands } from "./types";

/** A command that is a gesture of its words. */
function gestureOf(made: (this: void, words: readonly string[]) => Gesture): Command {
  return byAnybody((room, who, words, out) => handle(room, who, made(words), out));
}

/** What players say to play. Numbers are whole; territories and kinds are indices. */
export const PLAY: Commands = {
  /** Shows a territory to whoever presses on it; for a seat that is asked it is a choice besides. */
  press: byAnybody((room, who, words, out) => {
    const { match } = room.table;
    const territory = parseWhole(words[1] ?? "");
    if (words[1] !== "none" && !(territory >= 0 && territory < room.table.module.table.territories))
      return refuse("territory.unknown");
    const screen = screenOf(room, who.colour);
    screen.pressed = territory;
    screen.dismissedAt = match?.revision ?? -1;
    const seat = seatOfColour(room.table, who.colour);
    if (territory < 0 || match?.game.state.asked.includes(seat) !== true) return undefined;
    const why = handle(room, who, { type: "press", territory, all: words[2] === "all" }, out);
    // In a step that has nothing to do with territories a press is a look, no more.
    return why !== undefined && why.code === "step.other" ? undefined : why;
  }, "during"),
  verb: gestureOf((words) => ({ type: "verb", verb: words[1] ?? "" })),
  word: gestureOf((words) => ({ type: "word", word: words[1] ?? "" })),
  step: gestureOf((words) => {
    const by = words[2] ?? "";
    const less = by.startsWith("-");
    const size = parseWhole(less ? by.substring(1) : by);
    return { type: "step", kind: parseWhole(words[1] ?? ""), by: less ? -size : size };
  }),
  count: gestureOf((words) => ({
    type: "set",
    kind: parseWhole(words[1] ?? ""),
    to: parseWhole(words[2] ?? ""),
  })),
  most: gestureOf(() => ({ type: "most" })),
  least: gestureOf(() => ({ type: "least" })),
  again: gestureOf(() => ({ type: "again" })),
  confirm: gestureOf(() => ({ type: "confirm" })),
  cancel: gestureOf(() => ({ type: "cancel" })),
  end: gestureOf(() => ({ type: "end" })),
  pass: gestureOf(() => ({ type: "verb", verb: "pass" })),
  card: bySeat((room, who, words, out) => {
    const { match, seat } = who;
    const first = firstOffer(room, match, seat);
    const row = parseWhole(words[1] ?? "");
    const word = first > 0 && row >= 0 ? `${first + row}` : (words[1] ?? "");
    const played = match.module.table.card(match.game.state, seat, word);
    if ("code" in played) return played;
    if ("picks" in played) {
      const count = parseWhole(words[2] ?? "");
      return handle(room, who, { type: "card", card: played.picks, count: count > 0 ? count : 0 }, out);
    }
    if (!("type" in played)) return handle(room, who, { type: "verb", verb: played.verb }, out);
    const why = actFor(room, who, played, out);
    // The next list begins with its best offers.
    if (why === undefined) screenOf(room, who.colour).leafed = 0;
    return why;
  }),
  set: bySeat((room, who, words, out) => {
    const { settings } = room.table.module.table;
    const action = settingAction(settings, who.seat, words[1] ?? "", words[2] ?? "");
    return action === undefined ? refuse("command.unknown") : actFor(room, who, action, out);
  }),
  /** What a computer would do: it is thought in the frames to come. Said once more it is put away. */
  plan: bySeat((room, who) => askAdvice(room, who.match, who.seat)),
  resign: bySeat((room, who, words, out) => {
    const { match, seat } = who;
    const { rules, table } = match.module;
    if (isOver(room.table)) return refuse("game.over");
    // Whoever is out already is not asked first.
    const isOut = rules.check(match.game.state, table.resign(seat));
    if (isOut !== undefined) return isOut;
    if (!askedTwice(room, who, "resign", words[1] ?? "")) return undefined;
    const seen = match.revision;
    const why = actFor(room, who, table.resign(seat), out);
    if (why !== undefined) return why;
    const screen = screenOf(room, who.colour);
    // Its page would lie over what is offered to whoever is out of the game, and no action of theirs ends what they read.
    screen.page = "";
    screen.dismissedAt = seen;
    return undefined;
  }),
};
