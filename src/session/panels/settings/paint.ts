import { entry } from "../../../text/entry";
import type { Language } from "../../../text/language";
import type { Room } from "../../table/room";
import { pickedIf } from "../../ui/buttons";
import type { Panel, Writer } from "../../game/panel";
import { hostNames, othersThanHost, readersOf } from "../../ui/viewers";
import { HOST_SETTINGS } from "./values";

function settingsKey(room: Room): string {
  const readers = readersOf(room, "settings");
  if (readers === "") return "none";
  const { speed, automation, dice, idle, timer } = room.settings;
  return `${readers} ${speed} ${automation} ${dice} ${idle} ${timer} ${hostNames(room)}`;
}

function paintSettings(room: Room, _viewer: string, writer: Writer, { panel }: Language): void {
  const { putAll, showAllTo } = writer;
  const open = readersOf(room, "settings");
  showAllTo("page-settings", open);
  if (open === "") return;
  const { speed, automation, dice, idle, timer } = room.settings;
  const values: Readonly<Record<string, string>> = { speed, automation, dice, idle, timer: `${timer}` };
  const others = othersThanHost(room);
  for (const [id, choices] of HOST_SETTINGS) {
    showAllTo(`settings-${id}`, others);
    putAll(`settings-${id}`, "text", entry(panel.settingValues, `${id}.${values[id]}`) ?? values[id]);
    for (const value of choices) putAll(`settings-${id}-${value}`, "image", pickedIf(values[id] === value));
  }
  showAllTo("settings-host", hostNames(room));
}

/** The table's settings: all may read them, the host may change them. */
export const SETTINGS: Panel<Room> = {
  layer: "settings",
  viewers: "all",
  long: true,
  key: settingsKey,
  paint: paintSettings,
};
