import type { Room } from "../../table/room";
import type { Panel } from "../../game/panel";
import { thoseWho } from "../../ui/viewers";

function middleKey(room: Room): string {
  return thoseWho(room, (screen) => screen === undefined || screen.page === "");
}

/** What comes and goes in the middle of the screen, for those who read no page in its place. */
export const MIDDLE: Panel<Room> = {
  layer: "setup",
  viewers: "all",
  key: middleKey,
  paint: (room, _viewer, { showAllTo }) => {
    showAllTo("middle", middleKey(room));
  },
};
