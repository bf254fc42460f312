import type { Room } from "../../table/room";
import type { Panel } from "../panel";
import { namesOf, seatAt } from "../viewers";

/** Who is told what to do now: seats that are asked in the first round and have not skipped it. */
function toldNames(room: Room): string {
  const { match, ended } = room.table;
  if (match === undefined || ended || match.game.state.round > 1) return "";
  const { asked, colours } = match.game.state;
  return namesOf(
    asked
      .map((seat) => colours[seat])
      .filter((colour) => seatAt(room, colour) >= 0 && room.screens[colour]?.folded["guide"] !== true),
  );
}

/**
 * What a newcomer does in the first turn, a sentence at each of these steps of the game, beside the panel in which it is
 * done. guideXml has the sentences.
 */
export function guidePanel(steps: readonly string[]): Panel<Room> {
  const stepOf = ({ table }: Room): string => table.match?.game.state.step ?? "";
  return {
    layer: "own",
    viewers: "all",
    key: (room) => `${stepOf(room)} ${toldNames(room)}`,
    paint: (room, _viewer, { showAll, showAllTo }) => {
      const now = stepOf(room);
      for (const step of steps) showAll(`guide-${step}`, step === now);
      showAllTo("guide", steps.includes(now) ? toldNames(room) : "");
    },
  };
}
