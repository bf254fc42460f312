import { parseWhole } from "../../../core/lines";
import { refuse } from "../../../core/refuse";
import type { Seat } from "../../../core/types";
import type { SeatAction, SetAction } from "../../../games/castle-risk/rules/actions";
import { CARDS } from "../../../games/castle-risk/rules/cards";
import { isTerritory } from "../../../risk/europe/board";
import { lookOf } from "../../table/room";
import { act, confirmed, handle, seatOfColour } from "./act";
import type { Run } from "./types";

/** What players say to play. Numbers are whole; territories and kinds are indices. */
export const PLAY: Readonly<Record<string, Run | undefined>> = {
  /** Shows a territory to whoever presses on it; for a seat that is asked it is a choice besides. */
  press: (room, who, words, out) => {
    const { match } = room.table;
    if (match === undefined) return refuse("table.not_started");
    const territory = parseWhole(words[1] ?? "");
    if (words[1] !== "none" && !isTerritory(territory)) return refuse("territory.unknown");
    const look = lookOf(room, who.colour);
    look.land = territory;
    look.past = match.stamp;
    const seat = seatOfColour(room.table, who.colour);
    if (territory < 0 || !match.game.state.asked.includes(seat)) return undefined;
    const why = handle(room, who, { type: "press", territory }, out);
    // In a step that has nothing to do with territories a press is a look, no more.
    return why !== undefined && why.code === "step.other" ? undefined : why;
  },
  verb: (room, who, words, out) =>
    handle(room, who, { type: "verb", verb: (words[1] ?? "") as SeatAction["type"] }, out),
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
  confirm: (room, who, _words, out) => handle(room, who, { type: "confirm" }, out),
  cancel: (room, who, _words, out) => handle(room, who, { type: "cancel" }, out),
  end: (room, who, _words, out) => handle(room, who, { type: "end" }, out),
  pass: (room, who, _words, out) => handle(room, who, { type: "verb", verb: "pass" }, out),
  card: (room, who, words, out) => {
    const seat = seatOfColour(room.table, who.colour);
    if (seat < 0) return refuse("seat.not_in_game");
    const id = words[1] ?? "";
    if (id === "reinforcements") return handle(room, who, { type: "verb", verb: "reinforce" }, out);
    const card = CARDS.findIndex((c) => c === id);
    if (card < 0) return refuse("card.unknown");
    return act(room, { type: "play", seat, card }, who.seen, out);
  },
  set: (room, who, words, out) => {
    const seat = seatOfColour(room.table, who.colour);
    if (seat < 0) return refuse("seat.not_in_game");
    const action = settingOf(seat, words[1] ?? "", words[2] ?? "");
    return action === undefined ? refuse("command.unknown") : act(room, action, who.seen, out);
  },
  resign: (room, who, words, out) => {
    const seat = seatOfColour(room.table, who.colour);
    if (seat < 0) return refuse("seat.not_in_game");
    if (!confirmed(room, who, "resign", words[1] ?? "")) return undefined;
    return act(room, { type: "resign", seat }, who.seen, out);
  },
};

function settingOf(seat: Seat, setting: string, value: string): SetAction | undefined {
  if (setting === "losses" && (value === "cheapest" || value === "ask"))
    return { type: "set", seat, setting, value };
  if (setting === "dice" && (value === "automatic" || value === "ask"))
    return { type: "set", seat, setting, value };
  if (setting === "windows" && (value === "always" || value === "holding" || value === "never"))
    return { type: "set", seat, setting, value };
  return undefined;
}
