import type { Room } from "../../table/room";
import type { Panel } from "../../game/panel";
import { namesOf, viewersOf } from "../../ui/viewers";
import { ASKED } from "./asked";

/** Questions before what cannot be taken back. */
export const ASKS: Panel<Room> = {
  layer: "own",
  viewers: "all",
  key: (room) =>
    viewersOf(room)
      .map((id) => room.asks[id] ?? "")
      .join(","),
  paint: (room, _viewer, { showAllTo }) => {
    for (const what of ASKED)
      showAllTo(`ask-${what}`, namesOf(viewersOf(room).filter((id) => room.asks[id] === what)));
  },
};
