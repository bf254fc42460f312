import type { CommonState } from "../../../core/types";
import type { Language } from "../../../text/language";
import { colourName } from "../../../text/names";
import { manualEdit } from "../../table/manual";
import type { Room } from "../../table/room";
import type { Panel } from "../../game/panel";
import { readersOf } from "../../ui/viewers";

/** What a game tells of a colour's coins: how many there are, changed by hand or not, and how that is said. */
export interface Purses {
  readonly colours: readonly string[];
  /** -1 where the colour has no part in the game; `contents` is what was changed by hand. */
  coins(this: void, state: CommonState, contents: object | undefined, colour: string): number;
  say(this: void, name: string, coins: number, language: Language): string;
}

function manualKey(room: Room): string {
  const { match } = room.table;
  const readers = readersOf(room, "manual");
  if (match === undefined || readers === "") return "none";
  return `${match.revision} ${manualEdit(room)?.changes ?? 0} ${readers}`;
}

/** Coins and pieces by hand. */
export function manualPage({ colours, coins, say }: Purses): Panel<Room> {
  return {
    layer: "manual",
    viewers: "all",
    key: manualKey,
    paint: (room, _viewer, { putAll, showAll, showAllTo }, language) => {
      const { match } = room.table;
      const readers = match === undefined ? "" : readersOf(room, "manual");
      showAllTo("page-manual", readers);
      if (match === undefined || readers === "") return;
      const contents = manualEdit(room)?.contents;
      for (const colour of colours) {
        const n = coins(match.game.state, contents, colour);
        showAll(`manual-${colour}`, n >= 0);
        if (n >= 0)
          putAll(`manual-${colour}-coins`, "text", say(colourName(colour, language.names), n, language));
      }
    },
  };
}
