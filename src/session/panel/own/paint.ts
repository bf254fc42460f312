import type { Language } from "../../../text/language";
import { done, type Match } from "../../match/match";
import type { Room } from "../../table/room";
import { canRedo, freeBack, lastOwn } from "../../table/undo";
import type { Panel, Writer } from "../panel";
import { seatAt } from "../viewers";

function ownKey(room: Room, colour: string): string {
  const { match } = room.table;
  return match === undefined || seatAt(room, colour) < 0 ? "none" : `${match.revision}`;
}

function paintOwn(room: Room, colour: string, writer: Writer, language: Language): void {
  const { put, show } = writer;
  const { match, module } = room.table;
  const seat = seatAt(room, colour);
  show(`mine-${colour}`, seat >= 0);
  if (match === undefined || seat < 0) return;
  const line = module.own?.(match.game.state, seat, language);
  if (line !== undefined) {
    put(`mine-${colour}-mission`, "text", line.text);
    put(`mine-${colour}-mission`, "tooltip", line.help);
  }
  paintBack(match, colour, seat, writer);
}

function paintBack(m: Match, colour: string, seat: number, { put }: Writer): void {
  const look = (on: boolean): string => (on ? "button-normal" : "button-grey");
  put(`mine-${colour}-undo`, "image", look(done(m) > 0 && freeBack(m, seat) < done(m)));
  put(`mine-${colour}-redo`, "image", look(canRedo(m, seat)));
  put(`mine-${colour}-back`, "image", look(lastOwn(m, seat) >= 0));
}

/** A seat's own line: what the game says to it alone, and how far it may go back and forth. */
export const OWN: Panel<Room> = { layer: "own", viewers: "seats", key: ownKey, paint: paintOwn };
