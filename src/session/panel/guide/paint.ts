import type { Room } from "../../table/room";
import type { Panel } from "../panel";
import { namesOf } from "../viewers";

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

/**
 * What a newcomer does in the first turn, a sentence at each of these steps of the game, beside the panel in which it is
 * done. guideXml has the sentences.
 */
export function guidePanel(steps: readonly string[]): Panel<Room> {
  const toldNow = (room: Room): string => {
    const step = room.table.match?.game.state.step ?? "";
    return steps.includes(step) ? toldNames(room) : "";
  };
  return {
    layer: "own",
    viewers: "all",
    key: (room) => {
      const told = toldNow(room);
      return told === "" ? "none" : `${room.table.match?.game.state.step} ${told}`;
    },
    paint: (room, _viewer, { showAll, showAllTo }) => {
      const told = toldNow(room);
      showAllTo("guide", told);
      if (told === "") return;
      for (const step of steps) showAll(`guide-${step}`, step === room.table.match?.game.state.step);
    },
  };
}
