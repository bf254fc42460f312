import { oddsKey } from "../../session/play/odds/ask";
import { weigh } from "../../session/play/odds/weigh";
import { paint } from "../panels/paint";
import { guarded, idle } from "../queue";
import type { Context } from "./context";

/** Steps of a slice: about two milliseconds on MoonSharp. */
const STEPS = 2500;
/** Frames behind a press before which nothing new is shown: of presses in quick succession one message tells all clients. */
const HELD = 12;

/** Goes on with the odds that are wanted, a slice in each frame in which nothing else is to be done; something was pressed or done. */
export function weighOdds(context: Context): void {
  const { room } = context;
  const { about, match } = room.odds;
  if (oddsKey(room) === about && (about === "none" || match === room.table.match)) return;
  context.held = HELD;
  if (!context.weighing) awaitSlice(context);
}

function awaitSlice(context: Context): void {
  context.weighing = true;
  Wait.frames(
    guarded(() => {
      context.weighing = false;
      const { room } = context;
      if (context.held > 0) context.held--;
      const more = idle() ? weigh(room, STEPS) : true;
      const { changes } = room.odds;
      if (context.held < 1 && changes !== context.told) {
        context.told = changes;
        paint(room);
      }
      if (more || changes !== context.told) awaitSlice(context);
    }),
    1,
  );
}
