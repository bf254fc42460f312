import type { Room } from "../../table/room";
import type { Panel } from "../../game/panel";
import { namesOf } from "../../ui/viewers";

/** Who is told what to do now: seats that are asked in the first round and have not skipped it. */
function toldNames(room: Room): string {
  const { match, ended, chairs } = room.table;
  if (match === undefined || ended || match.game.state.round > 1) return "";
  const { asked, colours } = match.game.state;
  return namesOf(
    chairs
      .filter(
        (chair) => chair.player !== "" && !chair.unguided && asked.includes(colours.indexOf(chair.colour)),
      )
      .map((chair) => chair.colour),
  );
}

/** The steps that are led through, and who is told now. */
function guideOf(room: Room): { steps: readonly string[]; step: string; told: string } {
  const steps = room.table.module.guide ?? [];
  const step = room.table.match?.game.state.step ?? "";
  return { steps, step, told: steps.includes(step) ? toldNames(room) : "" };
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
