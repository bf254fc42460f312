import type { Context } from "./context";
import { playerOf } from "./people";
import { tableColour } from "../../session/ui/colours";
import { colourId } from "../colours";

/**
 * The table's own sign of whose turn it is, and with it the button by which they end it. A colour that nobody has
 * cannot have the turn there; where less than two people sit, nobody has: the button could do nothing for one. Nobody else
 * is in the table's order of turns, so that the button has nowhere to go and calls nobody else meanwhile.
 */
export function ringBell(context: Context, colour: string): void {
  const people = context.room.table.chairs.filter(({ player }) => player !== "");
  if (colour === "" || people.length < 2) {
    context.bell.colour = "";
    if (Turns.enable) Turns.enable = false;
  } else if (playerOf(colour) !== undefined) {
    if (context.bell.colour !== colour || !Turns.enable) {
      context.bell.since = Time.time;
      Turns.order = [tableColour(colour)];
    }
    context.bell.colour = colour;
    if (!Turns.enable) {
      Turns.type = 2;
      Turns.pass_turns = false;
      Turns.enable = true;
    }
    setBack(context);
  }
}

/** Gives the sign to whom it was given last, if it went on to somebody else. */
export function setBack(context: Context): void {
  const name = tableColour(context.bell.colour);
  if (context.bell.colour === "" || Turns.turn_color === name || playerOf(context.bell.colour) === undefined)
    return;
  context.bell.since = Time.time;
  Turns.turn_color = name;
}

/** Whether the sign is where the script has put it, as far as it has. */
export function isBellRight(context: Context): boolean {
  return context.bell.colour === "" || colourId(Turns.turn_color) === context.bell.colour;
}
