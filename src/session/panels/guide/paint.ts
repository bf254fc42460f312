import type { Room } from "../../table/room";
import type { Panel } from "../../game/panel";
import { namesOf } from "../../ui/viewers";
import { guidedChairs } from "./guided";

/** The steps that are led through, and who is told now. */
function guideOf(room: Room): { steps: readonly string[]; step: string; told: string } {
  const steps = room.table.module.guide ?? [];
  const step = room.table.match?.game.state.step ?? "";
  return { steps, step, told: namesOf(guidedChairs(room).map(({ colour }) => colour)) };
}

/** What a newcomer does in the first turn, a sentence at each of these steps, beside the panel in which it is done. */
export const GUIDE: Panel<Room> = {
  layer: "own",
  viewers: "all",
  key: (room) => {
    const { step, told } = guideOf(room);
    return told === "" ? "none" : `${step} ${told}`;
  },
  paint: (room, _viewer, { showAll, showAllTo }) => {
    const { steps, step, told } = guideOf(room);
    if (steps.length > 0) showAllTo("guide", told);
    if (told !== "") for (const one of steps) showAll(`guide-${one}`, one === step);
  },
};
