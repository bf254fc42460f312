/** A table at which a position is played, and what the seat that acts is told of odds there. */
import { isFault } from "../../src/core/refuse";
import { openRecord } from "../../src/core/record";
import type { GameModule } from "../../src/session/game/module";
import { newMatch } from "../../src/session/match/match";
import { modelOfOdds } from "../../src/session/panels/odds/model";
import { weigh } from "../../src/session/play/odds/weigh";
import { newRoom, type Room } from "../../src/session/table/room";
import { say } from "./say";

/** The rooms of tests have slices that are small, so that there are several. */
const STEPS = 50;

/** A room in which people have the seats of a position. */
export function roomAt(module: GameModule, position: string): Room {
  const { id, version } = module.meta;
  const opened = openRecord(
    module,
    `${id} ${version}\nposition ${id} ${version} ; ${position.replace(/(;\s*)+/g, "; ")}\n`,
  );
  if (isFault(opened)) throw new Error(`${opened.why.code} ${JSON.stringify(opened.why.params)}`);
  const { state } = opened;
  const room = newRoom(module);
  for (const chair of room.table.chairs) {
    if (!state.colours.includes(chair.colour)) chair.closed = true;
    else chair.player = `id-${chair.colour}`;
  }
  room.table.host = `id-${state.colours[0]}`;
  room.table.match = newMatch(
    module,
    state,
    state.colours.map(() => ""),
    [1],
  );
  return room;
}

/** Computes all odds that are wanted; gives in how many slices. */
export function weighAll(room: Room, steps = STEPS): number {
  let slices = 1;
  while (weigh(room, steps)) if (++slices > 100_000) throw new Error("odds without an end");
  return slices;
}

/** What the panel says behind these words of the seat that acts. */
export function toldBehind(room: Room, colour: string, ...words: readonly string[]): string {
  for (const text of words) {
    const why = say(room, colour, text);
    if (why !== "") throw new Error(`${text}: ${why}`);
  }
  weighAll(room);
  const { state, text } = modelOfOdds(room, room.table.module.languages["en"]);
  return state === "told" ? text : state;
}
