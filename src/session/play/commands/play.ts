import { settingAction } from "../../../core/settings";
import { parseWhole } from "../../../core/lines";
import { refuse } from "../../../core/refuse";
import { screenOf } from "../../table/room";
import { isOver } from "../../table/table";
import { askAdvice } from "../advice";
import { firstOffer } from "../offers";
import { actFor, confirmed, handle, seatOfColour } from "./act";
import type { Run } from "./types";

/** What players say to play. Numbers are whole; territories and kinds are indices. */
export const PLAY: Readonly<Record<string, Run | undefined>> = {
  /** Shows a territory to whoever presses on it; for a seat that is asked it is a choice besides. */
  press: (room, who, words, out) => {
    const { match } = room.table;
    if (match === undefined) return refuse("table.not_started");
    const territory = parseWhole(words[1] ?? "");
    if (words[1] !== "none" && !(territory >= 0 && territory < match.module.table.territories))
      return refuse("territory.unknown");
    const screen = screenOf(room, who.colour);
    screen.land = territory;
    screen.past = match.revision;
    const seat = seatOfColour(room.table, who.colour);
    if (territory < 0 || !match.game.state.asked.includes(seat)) return undefined;
    const why = handle(room, who, { type: "press", territory }, out);
    // In a step that has nothing to do with territories a press is a look, no more.
    return why !== undefined && why.code === "step.other" ? undefined : why;
  },
  verb: (room, who, words, out) => handle(room, who, { type: "verb", verb: words[1] ?? "" }, out),
  word: (room, who, words, out) => handle(room, who, { type: "word", word: words[1] ?? "" }, out),
  step: (room, who, words, out) => {
    const by = words[2] ?? "";
    const less = by.startsWith("-");
    const size = parseWhole(less ? by.substring(1) : by);
    const kind = parseWhole(words[1] ?? "");
    return handle(room, who, { type: "step", kind, by: less ? -size : size }, out);
  },
  count: (room, who, words, out) => {
    const kind = parseWhole(words[1] ?? "");
    return handle(room, who, { type: "set", kind, to: parseWhole(words[2] ?? "") }, out);
  },
  most: (room, who, _words, out) => handle(room, who, { type: "most" }, out),
  least: (room, who, _words, out) => handle(room, who, { type: "least" }, out),
  again: (room, who, _words, out) => handle(room, who, { type: "again" }, out),
  confirm: (room, who, _words, out) => handle(room, who, { type: "confirm" }, out),
  cancel: (room, who, _words, out) => handle(room, who, { type: "cancel" }, out),
  end: (room, who, _words, out) => handle(room, who, { type: "end" }, out),
  pass: (room, who, _words, out) => handle(room, who, { type: "verb", verb: "pass" }, out),
  card: (room, who, words, out) => {
    const seat = seatOfColour(room.table, who.colour);
    if (seat < 0) return refuse("seat.not_in_game");
    const { match, module } = room.table;
    if (match === undefined) return refuse("table.not_started");
    const first = firstOffer(room, match, seat);
    const row = parseWhole(words[1] ?? "");
    const word = first > 0 && row >= 0 ? `${first + row}` : (words[1] ?? "");
    const played = module.table.card(match.game.state, seat, word);
    if ("code" in played) return played;
    if (!("type" in played)) return handle(room, who, { type: "verb", verb: played.verb }, out);
    const why = actFor(room, who, played, out);
    // The next list begins with its best offers.
    if (why === undefined) screenOf(room, who.colour).leafed = 0;
    return why;
  },
  set: (room, who, words, out) => {
    const seat = seatOfColour(room.table, who.colour);
    if (seat < 0) return refuse("seat.not_in_game");
    const action = settingAction(room.table.module.table.settings, seat, words[1] ?? "", words[2] ?? "");
    return action === undefined ? refuse("command.unknown") : actFor(room, who, action, out);
  },
  /** What a computer would do: it is thought in the frames to come. Said once more it is put away. */
  plan: (room, who) => askAdvice(room, seatOfColour(room.table, who.colour)),
  resign: (room, who, words, out) => {
    const seat = seatOfColour(room.table, who.colour);
    const { match, module } = room.table;
    if (match === undefined || seat < 0) return refuse("seat.not_in_game");
    if (isOver(room.table)) return refuse("game.over");
    // Whoever is out already is not asked first.
    const isOut = module.rules.check(match.game.state, module.table.resign(seat));
    if (isOut !== undefined) return isOut;
    if (!confirmed(room, who, "resign", words[1] ?? "")) return undefined;
    const seen = room.table.match?.revision ?? -1;
    const why = actFor(room, who, module.table.resign(seat), out);
    if (why !== undefined) return why;
    const screen = screenOf(room, who.colour);
    // Its page would lie over what is offered to whoever is out of the game, and no action of theirs ends what they read.
    screen.page = "";
    screen.past = seen;
    return undefined;
  },
};
