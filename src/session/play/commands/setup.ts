import { nextLine, openText, readEnd } from "../../../core/lines";
import { changedOption, copyOptions, presetOptions } from "../../../core/options";
import { refuse } from "../../../text/codes";
import { readSeed } from "../../../core/seed";
import type { Refusal, Seed } from "../../../core/types";
import { screenOf, restartTimer, type Room } from "../../table/room";
import { isFree, isOver, reset, setOption, start } from "../../table/table";
import { changeSetting, nextAdvice } from "../../table/settings";
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
  /** With a seed, a whole number or the four of a key; without one the table takes one of its own. */
  start: (room, who, words, out) => {
    if (!rules(room, who)) return refuse("table.not_host");
    const given = seedOf(words);
    const seed = given.length > 0 ? given : room.table.seed;
    if (seed.length === 0) {
      out.effect = "start";
      return room.table.match === undefined ? undefined : refuse("table.started");
    }
    out.news = { what: "seed", of: "", value: "" };
    return beginMatch(room, seed, out);
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
  /**
   * Another game by the rules of this one, with the same seats; asked about once while it lasts. Where a seat is nobody's
   * by now, who plays it is chosen in the setup first.
   */
  new_game: (room, who, words, out) => {
    if (!rules(room, who)) return refuse("table.not_host");
    const { table } = room;
    if (table.match === undefined) return refuse("table.not_started");
    if (!isOver(table) && !confirmed(room, who, "new_game", words[1] ?? "")) return undefined;
    // What was loaded has them in its game alone.
    table.options = copyOptions(table.module.meta.options, table.match.game.state.options);
    reset(table);
    renew(room);
    out.moved = true;
    if (!table.chairs.some((chair) => !chair.closed && isFree(chair))) out.effect = "start";
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
  idle: (room, who, words, out) => {
    const why = change(room, who, words, out);
    if (why === undefined) out.effect = "pace";
    return why;
  },
  /** Another value; `next` for the one behind it. */
  advice: (room, who, words, out) => {
    const to = words[1] === "next" ? ["advice", nextAdvice(room.settings.advice)] : words;
    return change(room, who, to, out);
  },
  timer: (room, who, words, out) => {
    const why = change(room, who, words, out);
    // It counts for who is asked already.
    if (why === undefined) restartTimer(room);
    return why;
  },
};

/** Begins a match from a seed. */
export function beginMatch(room: Room, seed: Seed, out: Outcome): Refusal | undefined {
  const why = start(room.table, seed);
  if (why !== undefined) return why;
  room.table.seed = [];
  out.moved = true;
  renew(room);
  // Pages that were open in the game before would lie over this one.
  for (const chair of room.table.chairs) {
    const screen = screenOf(room, chair.colour);
    screen.page = "";
    // Who has pressed on the map of an earlier match is led through no first turn again.
    if (screen.past >= 0) chair.unguided = true;
  }
  return undefined;
}

/** The numbers behind `start`, as a header has them; empty where they are no seed. */
function seedOf(words: readonly string[]): Seed {
  const line = nextLine(openText(words.join(" ")));
  if (line === undefined) return [];
  line.at = 1;
  const seed = readSeed(line);
  readEnd(line);
  return line.fault === undefined ? seed : [];
}

function change(room: Room, who: Who, words: readonly string[], out: Outcome): Refusal | undefined {
  if (!rules(room, who)) return refuse("table.not_host");
  const value = words[1] ?? "";
  if (!changeSetting(room.settings, words[0], value)) return refuse("command.unknown");
  out.news = { what: "setting", of: words[0], value };
  return undefined;
}
