import type { Room } from "../../table/room";
import type { Panel } from "../../game/panel";
import { readersOf } from "../../ui/viewers";

/** Pages that never change but for who looks at them, and for what wins the match that is played, at the end of the help. */
export function referencePages(ids: readonly string[]): Panel<Room> {
  return {
    layer: "reference",
    viewers: "all",
    key: (room) => ids.map((id) => readersOf(room, id)).join(","),
    paint: (room, _viewer, { putAll, showAllTo }, language) => {
      for (const id of ids) showAllTo(`page-${id}`, readersOf(room, id));
      const { match, module } = room.table;
      const goal = match === undefined ? undefined : module.goal?.(match.game.state, language);
      if (goal !== undefined && readersOf(room, "help") !== "")
        putAll("help-text", "text", `${language.pages.help.join("\n\n")}\n\n<b>${goal}.</b>`);
    },
  };
}
