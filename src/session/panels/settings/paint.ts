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
  const values = HOST_SETTINGS.map(([id]) => room.settings[id]);
  return `${readers} ${values.join(" ")} ${hostNames(room)}`;
}

function paintSettings(room: Room, _viewer: string, writer: Writer, { panel }: Language): void {
  const { putAll, showAllTo } = writer;
  const open = readersOf(room, "settings");
  showAllTo("page-settings", open);
  if (open === "") return;
  const lines: string[] = [];
  for (const [id, choices] of HOST_SETTINGS) {
    const value = `${room.settings[id]}`;
    const words = entry(panel.settingValues, `${id}.${value}`) ?? value;
    lines.push(`${entry(panel.settings, id) ?? id}: <b>${words}</b>`);
    for (const one of choices) putAll(`settings-${id}-${one}`, "image", pickedIf(value === one));
  }
  putAll("settings-all", "text", lines.join("\n"));
  showAllTo("settings-all", othersThanHost(room));
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
