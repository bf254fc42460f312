import type { CommonState } from "../../../core/types";
import type { Room } from "../../table/room";
import type { Panel } from "../../game/panel";

/** The way in the menu to a page about what not every match has: there before a match, and in one that has it. */
export function menuOf(page: string, isPlayed: (this: void, state: CommonState) => boolean): Panel<Room> {
  const isThere = ({ table: { match } }: Room): boolean => match === undefined || isPlayed(match.game.state);
  return {
    layer: "reference",
    viewers: "all",
    key: (room) => `${isThere(room)}`,
    paint: (room, _viewer, { showAll }) => {
      showAll(`menu-${page}`, isThere(room));
    },
  };
}
