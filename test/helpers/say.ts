/** People in a room, without a table around it: they say the words of buttons. */
import { command, newOutcome } from "../../src/session/play/commands/command";
import type { Outcome, Who } from "../../src/session/play/commands/types";
import type { Room } from "../../src/session/table/room";
import { newRoom } from "./castle";

/** Whoever has this colour, with what their panels show now. */
export function person(room: Room, colour: string, player = `id-${colour}`): Who {
  const seen = room.table.match?.revision ?? 0;
  return { player, name: `Player ${colour}`, colour, admin: false, seen };
}

/** Says something and gives the code of the refusal, or an empty text. */
export function say(room: Room, colour: string, text: string, out: Outcome = newOutcome()): string {
  return command(room, person(room, colour), text, out)?.code ?? "";
}

/** A room in which these colours sit, the first being the host; the rest is closed. */
export function seatedRoom(...colours: readonly string[]): Room {
  const room = newRoom();
  for (const text of [...colours.map((colour) => `${colour} sit ${colour}`), `${colours[0]} close_empty`]) {
    const [colour = "", ...words] = text.split(" ");
    const why = say(room, colour, words.join(" "));
    if (why !== "") throw new Error(`${text}: ${why}`);
  }
  return room;
}
