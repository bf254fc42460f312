import { seatOfColour } from "../../session/table/table";
import { isBellRight, setBack } from "./bell";
import type { Context } from "./context";
import { guard } from "./guard";
import { sitterOf } from "./people";
import { say } from "./say";
import { LANGUAGE } from "../language";
import { colourId } from "../colours";
import { tell } from "./speak";

/** Frames until those who have left, or changed colour, do not look as if they had the turn. */
const FRAMES = 2;
/** Seconds after an assignment of the script's in which what the table does with its sign is no press of anybody's. */
const UNSURE = 0.5;

/**
 * The table's sign of the turn has moved on from `before` to `now`, colours of the table, and the script may not have
 * done it: then somebody has pressed END TURN. That ends the phase, as the button of the panel does, or they are told why
 * not. Whose turn it is says the game alone. Where it had nowhere to go, it went from a colour to itself.
 */
export function signMoved(context: Context, now: string | undefined, before: string | undefined): void {
  const stayed = now !== undefined && now === before && colourId(now) === context.bell.colour;
  Wait.frames(() => {
    if (!context.ready || (isBellRight(context) && !stayed)) return;
    guard(context, "turn", () => {
      const by = sitterOf(context, context.bell.colour) ?? sitterOf(context, colourId(before ?? ""));
      if (by !== undefined && Time.time - context.bell.since >= UNSURE) endPhase(context, by);
      setBack(context);
    });
  }, FRAMES);
}

function endPhase(context: Context, by: TtsPlayer): void {
  if (say(context, by, "end") !== undefined) return;
  const { room } = context;
  if (room.intents[seatOfColour(room.table, colourId(by.color))]?.asked === "end")
    tell(by, LANGUAGE.flow.endAgain);
}
