import { parseWhole } from "../../../core/lines";
import { changedOption, presetOptions } from "../../../core/options";
import { refuse } from "../../../core/refuse";
import type { Refusal } from "../../../core/types";
import { screenOf, restartTimer, type Room } from "../../table/room";
import { isOver, reset, setOption, start } from "../../table/table";
import { changeSetting } from "../../table/settings";
import { confirmed, renew } from "./act";
import { rules } from "./seats";
import type { Outcome, Run, Who } from "./types";

/** What the host says: options, settings, the beginning and the end of a match. */
export const SETUP: Readonly<Record<string, Run | undefined>> = {
  preset: (room, who, words) => {
    if (!rules(room, who)) return refuse("table.not_host");
    if (room.table.match !== undefined) return refuse("table.started");
    room.table.options = presetOptions(room.table.module.meta, words[1] ?? "");
    return undefined;
  },
  option: (room, who, words) => {
    if (!rules(room, who)) return refuse("table.not_host");
    const { module, options } = room.table;
    return setOption(room.table, changedOption(module.meta.options, options, words.slice(1).join(" ")));
  },
  /** With a seed, a whole number; without one the table takes one of its own. */
  start: (room, who, words, out) => {
    if (!rules(room, who)) return refuse("table.not_host");
    const given = parseWhole(words[1] ?? "");
    const seed = given < 0 ? room.table.seed : given;
    if (seed < 0) {
      out.effect = "start";
      return room.table.match === undefined ? undefined : refuse("table.started");
    }
    const why = start(room.table, seed);
    if (why !== undefined) return why;
    room.table.seed = -1;
    out.moved = true;
    renew(room);
    // Pages that were open in the game before would lie over this one.
    for (const chair of room.table.chairs) screenOf(room, chair.colour).page = "";
    return undefined;
  },
  reset: (room, who, words, out) => {
    if (!rules(room, who)) return refuse("table.not_host");
    if (!confirmed(room, who, "reset", words[1] ?? "")) return undefined;
    reset(room.table);
    for (const chair of room.table.chairs) {
      chair.closed = false;
      chair.bot = "";
    }
    room.table.options = presetOptions(room.table.module.meta, "");
    renew(room);
    out.moved = true;
    return undefined;
  },
  /** The same seats and options, another game; at once where the old one is over. */
  new_game: (room, who, words, out) => {
    if (!rules(room, who)) return refuse("table.not_host");
    const over = room.table.match === undefined || isOver(room.table);
    if (!over && !confirmed(room, who, "new_game", words[1] ?? "")) return undefined;
    reset(room.table);
    renew(room);
    out.moved = true;
    return undefined;
  },
  speed: (room, who, words, out) => {
    const why = change(room, who, words, out);
    if (why === undefined) out.effect = "pace";
    return why;
  },
  automation: (room, who, words, out) => {
    const why = change(room, who, words, out);
    if (why === undefined) out.effect = "reconcile";
    return why;
  },
  dice: (room, who, words, out) => {
    const why = change(room, who, words, out);
    if (why === undefined) out.effect = "pace";
    return why;
  },
  timer: (room, who, words, out) => {
    const why = change(room, who, words, out);
    // It counts for who is asked already.
    if (why === undefined) restartTimer(room);
    return why;
  },
};

function change(room: Room, who: Who, words: readonly string[], out: Outcome): Refusal | undefined {
  if (!rules(room, who)) return refuse("table.not_host");
  const value = words[1] ?? "";
  if (!changeSetting(room.settings, words[0], value)) return refuse("command.unknown");
  out.news = { what: "setting", of: words[0], value };
  return undefined;
}
