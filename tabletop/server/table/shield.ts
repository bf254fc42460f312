import { say, warn } from "../../world/world";
import type { Room } from "./room";

/** Draws a part of what is shown; one that cannot be drawn is left out, and the host is told of it once. */
export function shield<T>(room: Room, what: string, draw: () => T, instead: T): T {
  try {
    return draw();
  } catch (error) {
    const { world } = room.table.session;
    const why = error instanceof Error ? error.message.split("\n")[0] : String(error);
    const text = `${what} cannot be shown, and is left out (${why}).`;
    if (!world.warnings.includes(text)) {
      warn(world, text);
      say(world, { way: "error", text });
    }
    return instead;
  }
}
