import type { Room } from "../../table/room";
import type { Panel } from "../../game/panel";
import { namesOf } from "../../ui/viewers";
import { guidedChairs } from "./guided";

/** The steps that are led through, and who is told now. */
function guideOf(room: Room): { steps: readonly string[]; step: string; audience: string } {
  const steps = room.table.module.guide ?? [];
  const step = room.table.match?.game.state.step ?? "";
  return { steps, step, audience: namesOf(guidedChairs(room).map(({ colour }) => colour)) };
}

/** What a newcomer does in the first turn, a sentence at each of these steps, beside the panel in which it is done. */
export const GUIDE: Panel<Room> = {
  layer: "own",
  viewers: "all",
  key: (room) => {
    const { step, audience } = guideOf(room);
    return audience === "" ? "none" : `${step} ${audience}`;
  },
  paint: (room, _viewer, { showAll, showAllTo }) => {
    const { steps, step, audience } = guideOf(room);
    if (steps.length > 0) showAllTo("guide", audience);
    if (audience !== "") for (const one of steps) showAll(`guide-${one}`, one === step);
  },
};
