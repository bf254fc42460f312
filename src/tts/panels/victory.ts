import { COLOURS } from "../../games/castle-risk/meta";
import { newStory, tellSome, type Story } from "../../games/castle-risk/panels/victory/story";
import { storyTable } from "../../games/castle-risk/panels/victory/model";
import { isOver } from "../../session/table/table";
import type { Room } from "../../session/table/room";
import { later } from "../queue";
import { LANGUAGE } from "./language";
import { putAll, showAll, showAllTo } from "./brush";
import { hostNames, thoseWho } from "./viewers";

/** Lines of the log that are told in one frame. */
const SLICE = 60;

/** Where the columns begin, and how wide they are: as in mod/ui/victory.ts. */
const LEFT = 174;
const COLUMN = 63;
const TOP = -88;

/** It opens by itself when the game is over; whoever has closed it can open it again. */
function readersOf(room: Room): string {
  if (room.table.match === undefined) return "";
  const over = isOver(room.table);
  return thoseWho(
    room,
    (look) => look?.page === "story" || (over && (look === undefined || look.page === "")),
  );
}

export function victoryKey(room: Room): string {
  const { match } = room.table;
  const readers = readersOf(room);
  return match === undefined || readers === ""
    ? "none"
    : `${match.revision} ${room.table.ended} ${readers} ${hostNames(room)}`;
}

export function paintVictory(room: Room): void {
  const { match } = room.table;
  const readers = readersOf(room);
  if (match === undefined || readers === "") {
    showAll("page-story", false);
    return;
  }
  const story = newStory(match);
  const { revision } = match;
  const go = (): void => {
    if (room.table.match !== match || match.revision !== revision) return;
    if (tellSome(match, story, SLICE)) paintStory(room, story);
    else later(4, go);
  };
  go();
}

function paintStory(room: Room, story: Story): void {
  const { match, ended } = room.table;
  if (match === undefined) return;
  const table = storyTable(match, story, ended, LANGUAGE);
  putAll("story-title", "text", table.title);
  putAll("story-how", "text", table.how);
  putAll("story-labels", "text", table.labels.join("\n"));
  for (const colour of COLOURS) {
    const seat = match.game.state.colours.indexOf(colour);
    showAll(`story-${colour}`, seat >= 0);
    showAll(`story-${colour}-emblem`, seat >= 0);
    if (seat >= 0) putAll(`story-${colour}`, "text", table.columns[seat].join("\n"));
  }
  const { winner, colours } = match.game.state;
  showAll("story-winner", winner >= 0);
  if (winner >= 0) {
    const column = COLOURS.findIndex((colour) => colour === colours[winner]);
    putAll("story-winner", "offsetXY", `${LEFT + column * COLUMN} ${TOP}`);
  }
  showAllTo("story-host", isOver(room.table) ? hostNames(room) : "");
  showAllTo("page-story", readersOf(room));
}
