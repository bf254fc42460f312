import type { Room } from "../../table/room";
import { pickedIf } from "../../ui/buttons";
import type { Panel, Writer } from "../../game/panel";
import { hostNames, readersOf } from "../../ui/viewers";

function peopleKey(room: Room): string {
  const { chairs, host } = room.table;
  const readers = readersOf(room, "people");
  if (readers === "") return "none";
  let key = `${readers} ${host}`;
  for (const chair of chairs) key += ` ${chair.player} ${chair.bot} ${chair.closed}`;
  return key;
}

function paintPeople(room: Room, _viewer: string, { putAll, showAllTo }: Writer): void {
  const open = readersOf(room, "people");
  showAllTo("page-people", open);
  if (open === "") return;
  for (const { colour, player, bot, closed } of room.table.chairs) {
    const isHost = player !== "" && player === room.table.host;
    putAll(`people-give-${colour}`, "image", player === "" ? "button-grey" : pickedIf(isHost));
    putAll(`people-bot-${colour}`, "image", closed ? "button-grey" : pickedIf(bot !== ""));
  }
  showAllTo("people-host", hostNames(room));
}

/** Who is the host, and which seats computers play. Nobody can be host, and nothing plays, where the button is grey. */
export const PEOPLE: Panel<Room> = { layer: "settings", viewers: "all", key: peopleKey, paint: paintPeople };
