import { NOBODY } from "../../../core/types";
import type { Panel } from "../../game/panel";
import type { Room } from "../../table/room";
import { chairOf } from "../../table/table";
import { thoseWho } from "../../ui/viewers";

/** All who have not folded up the mats, as `visibility` wants them. */
function viewers(room: Room): string {
  return thoseWho(room, (screen) => screen?.folded.mats !== true);
}

/**
 * The mats of a game, for whoever has not folded them up. Of `colours` those are shown that play; mats of other colours
 * are there in every match. `sheet` and a colour are the id of what is shown.
 */
export function matsPanel(colours: readonly string[], sheet = "mat"): Panel<Room> {
  return {
    layer: "seats",
    viewers: "all",
    key: (room) => {
      const { match } = room.table;
      return match === undefined ? "none" : `${match.game.state.colours.join(" ")} ${viewers(room)}`;
    },
    paint: (room, _viewer, { showAll, showAllTo }) => {
      const { match } = room.table;
      showAllTo("mats", match === undefined ? "" : viewers(room));
      if (match === undefined) return;
      for (const colour of colours) showAll(`${sheet}-${colour}`, match.game.state.colours.includes(colour));
    },
  };
}

/** What the mat of a colour's seat depends on: the match as it stands, and who sits there; "none" without such a seat. */
export function matKey(room: Room, colour: string): string {
  const { match } = room.table;
  const seat = match === undefined ? NOBODY : match.game.state.colours.indexOf(colour);
  if (match === undefined || seat < 0) return "none";
  const { name, player, bot } = chairOf(room.table, seat);
  return `${match.revision} ${player === "" ? "-" : "+"} ${bot} ${name}`;
}
