import { nextLine, openText, readEnd } from "../../../core/lines";
import { changedOption, copyOptions, presetOptions } from "../../../core/options";
import { readSeed } from "../../../core/seed";
import type { Refusal, Seed } from "../../../core/types";
import { refuse } from "../../../text/codes";
import { screenOf, restartTimer, type Room } from "../../table/room";
import { changeSetting, nextAdvice } from "../../table/settings";
import { isFree, isOver, reset, setOption, start } from "../../table/table";
import { askedTwice, refreshIntents } from "./act";
import { byHost } from "./rights";
import type { Commands, Outcome, Run } from "./types";

/** Another value of the setting that the command is called as. */
const change: Run = (room, _who, words, out) => {
  const value = words[1] ?? "";
  if (!changeSetting(room.settings, words[0], value)) return refuse("command.unknown");
  out.news = { what: "setting", of: words[0], value };
  return undefined;
};

/** What the host says: options, settings, the beginning and the end of a match. */
export const SETUP: Commands = {
  preset: byHost(({ table }, _who, words) => {
    table.options = presetOptions(table.module.meta, words[1] ?? "");
    return undefined;
  }, "before"),
  option: {
    by: "host",
    when: "before",
    run: ({ table }, _who, words) =>
      setOption(table, changedOption(table.module.meta.options, table.options, words.slice(1).join(" "))),
  },
  /** With a seed, a whole number or the four of a key; without one the table takes one of its own. */
  start: byHost((room, _who, words, out) => {
    const given = seedOf(words);
    const seed = given.length > 0 ? given : room.table.seed;
    if (seed.length === 0) {
      out.effect = "start";
      return room.table.match === undefined ? undefined : refuse("table.started");
    }
    out.news = { what: "seed", of: "", value: "" };
    return beginMatch(room, seed, out);
  }),
  reset: byHost((room, who, words, out) => {
    if (!askedTwice(room, who, "reset", words[1] ?? "")) return undefined;
    reset(room.table);
    for (const chair of room.table.chairs) {
      chair.closed = false;
      chair.bot = "";
    }
    room.table.options = presetOptions(room.table.module.meta, "");
    refreshIntents(room);
    out.moved = true;
    return undefined;
  }),
  /**
   * Another game by the rules of this one, with the same seats; asked about once while it lasts. Where a seat is nobody's
   * by now, who plays it is chosen in the setup first.
   */
  new_game: byHost((room, who, words, out) => {
    const { table } = room;
    if (table.match === undefined) return refuse("table.not_started");
    if (!isOver(table) && !askedTwice(room, who, "new_game", words[1] ?? "")) return undefined;
    // What was loaded has them in its game alone.
    table.options = copyOptions(table.module.meta.options, table.match.game.state.options);
    reset(table);
    refreshIntents(room);
    out.moved = true;
    if (!table.chairs.some((chair) => !chair.closed && isFree(chair))) out.effect = "start";
    return undefined;
  }),
  speed: { by: "pacer", effect: "pace", run: change },
  /** All that happens by itself is hurried until a person is asked; said once more it is not. */
  hurry: {
    by: "pacer",
    when: "during",
    effect: "pace",
    run: (room) => {
      if (isOver(room.table)) return refuse("game.over");
      room.waiting.hurried = !room.waiting.hurried;
      return undefined;
    },
  },
  automation: { by: "host", effect: "reconcile", run: change },
  dice: { by: "host", effect: "pace", run: change },
  idle: { by: "host", effect: "pace", run: change },
  /** Another value; `next` for the one after it. */
  advice: byHost((room, who, words, out) =>
    change(room, who, words[1] === "next" ? ["advice", nextAdvice(room.settings.advice)] : words, out),
  ),
  timer: byHost((room, who, words, out) => {
    const why = change(room, who, words, out);
    // It counts for who is asked already.
    if (why === undefined) restartTimer(room);
    return why;
  }),
};

/** Begins a match from a seed. */
export function beginMatch(room: Room, seed: Seed, out: Outcome): Refusal | undefined {
  const why = start(room.table, seed);
  if (why !== undefined) return why;
  room.table.seed = [];
  out.moved = true;
  refreshIntents(room);
  // Pages that were open in the game before would lie over this one.
  for (const chair of room.table.chairs) {
    const screen = screenOf(room, chair.colour);
    screen.page = "";
    // Who has pressed on the map of an earlier match is led through no first turn again.
    if (screen.dismissedAt >= 0) chair.unguided = true;
  }
  return undefined;
}

/** The numbers after `start`, as a header has them; empty where they are no seed. */
function seedOf(words: readonly string[]): Seed {
  const line = nextLine(openText(words.join(" ")));
  if (line === undefined) return [];
  line.at = 1;
  const seed = readSeed(line);
  readEnd(line);
  return line.fault === undefined ? seed : [];
}
