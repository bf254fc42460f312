import type { Room } from "../../table/room";
import type { Panel } from "../panel";
import { readersOf } from "../viewers";

/** Pages that never change but for who looks at them. */
export function referencePages(ids: readonly string[]): Panel<Room> {
  return {
    layer: "reference",
    viewers: "all",
    key: (room) => {
      let key = "";
      for (const id of ids) key += `${readersOf(room, id)},`;
      return key;
    },
    paint: (room, _viewer, { showAllTo }) => {
      for (const id of ids) showAllTo(`page-${id}`, readersOf(room, id));
    },
  };
}
