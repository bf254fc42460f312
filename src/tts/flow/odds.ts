import { weigh } from "../../session/play/odds/weigh";
import { paint } from "../panels/paint";
import { guarded, idle } from "../queue";
import type { Context } from "./context";

/** Steps of a slice: at most about two milliseconds on MoonSharp under Mono. */
const STEPS = 2500;

/** Goes on with the odds that are wanted, a slice in each frame in which nothing else is to be done. */
export function weighOdds(context: Context): void {
  if (context.weighing) return;
  context.weighing = true;
  Wait.frames(
    guarded(() => {
      context.weighing = false;
      const { room } = context;
      if (!idle()) {
        weighOdds(context);
        return;
      }
      const { changes } = room.odds;
      const more = weigh(room, STEPS);
      if (room.odds.changes !== changes) paint(room);
      if (more) weighOdds(context);
    }),
    1,
  );
}
