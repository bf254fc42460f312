import type { Language } from "../../../text/language";
import { pickedChair, type Room } from "../../table/room";
import { pickedIf } from "../../ui/buttons";
import type { Panel, Writer } from "../../game/panel";
import { hostNames, readersOf } from "../../ui/viewers";
import { seatText } from "../../ui/seat";

function peopleKey(room: Room): string {
  const { chairs, host } = room.table;
  const readers = readersOf(room, "people");
  if (readers === "") return "none";
  let key = `${readers} ${host} ${room.picked}`;
  for (const chair of chairs) key += ` ${chair.player} ${chair.name} ${chair.bot} ${chair.closed}`;
  return key;
}

function paintPeople(room: Room, _viewer: string, writer: Writer, language: Language): void {
  const { putAll, showAllTo } = writer;
  const { chairs, host, match, module } = room.table;
  const open = readersOf(room, "people");
  showAllTo("page-people", open);
  if (open === "") return;
  const { colour, player, bot, closed } = pickedChair(room);
  for (const chair of chairs)
    putAll(`people-seat-${chair.colour}`, "image", pickedIf(chair.colour === colour));
  putAll("people-who", "text", seatText(pickedChair(room), language));
  const isOut = closed && match !== undefined;
  const putLevel = (id: string, isPicked: boolean): void => {
    putAll(`people-level-${id}`, "image", isOut ? "button-grey" : pickedIf(isPicked));
  };
  putLevel("none", bot === "");
  for (const { id } of module.bots) putLevel(id, id === bot);
  const isHost = player !== "" && player === host;
  putAll("people-give", "image", player === "" ? "button-grey" : pickedIf(isHost));
  showAllTo("people-host", hostNames(room));
}

/** Who is the host, and which seats computers play: a seat is picked, then its level or its host. What cannot be is grey. */
export const PEOPLE: Panel<Room> = { layer: "settings", viewers: "all", key: peopleKey, paint: paintPeople };
