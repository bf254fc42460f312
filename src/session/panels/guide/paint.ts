import { actingSeat } from "../../play/acting";
import type { Room } from "../../table/room";
import type { Panel } from "../../game/panel";
import { namesOf } from "../../ui/viewers";
import { guidedChairs, isGuided, isGuideOwn } from "./guided";

/** The steps that are led through, the step now, and who is told: nobody, or whoever reads the sentence. */
interface Guide {
  readonly steps: readonly string[];
  readonly step: string;
  readonly audience: string;
}

/** While nobody acts, what stands in the acting seat's panel is seen by nobody, and stays as it is. */
function guideOf(room: Room): Guide | undefined {
  const { match, module } = room.table;
  const steps = module.guide ?? [];
  const step = match?.game.state.step ?? "";
  if (!isGuideOwn(module))
    return { steps, step, audience: namesOf(guidedChairs(room).map(({ colour }) => colour)) };
  const colour = match?.game.state.colours[actingSeat(room)];
  return colour === undefined ? undefined : { steps, step, audience: isGuided(room, colour) ? "acting" : "" };
}

/** What a newcomer does in the first turn, a sentence at each of these steps, beside the panel in which it is done. */
export const GUIDE: Panel<Room> = {
  layer: "own",
  viewers: "all",
  key: (room) => {
    const guide = guideOf(room);
    if (guide === undefined) return "idle";
    return guide.audience === "" ? "none" : `${guide.step} ${guide.audience}`;
  },
  paint: (room, _viewer, { show, showAll, showAllTo }) => {
    const guide = guideOf(room);
    if (guide === undefined || guide.steps.length === 0) return;
    const { steps, step, audience } = guide;
    const isOwn = isGuideOwn(room.table.module);
    if (isOwn) show("guide", audience !== "");
    else showAllTo("guide", audience);
    if (audience === "") return;
    for (const one of steps) {
      if (isOwn) show(`guide-${one}`, one === step);
      else showAll(`guide-${one}`, one === step);
    }
  },
};
