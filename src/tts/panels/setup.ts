import { setupPanel } from "../../session/panel/setup";
import { TWO_VALUED } from "../../session/panel/parts";
import { writeOptions } from "../../core/options";
import type { Room } from "../../session/table/room";
import { areAssetsPublic } from "../assets";
import { LANGUAGE } from "./language";
import { putAll, showAll, showAllTo } from "./brush";
import { hostNames, othersThanHost } from "./viewers";

const PICKED = "button-pressed";
const NORMAL = "button-normal";

export function setupKey(room: Room): string {
  const { chairs, host, match, module, options } = room.table;
  if (match !== undefined) return "match";
  let key = `${host} ${writeOptions(module.meta.options, options).join(";")}`;
  for (const chair of chairs) key += ` ${chair.player} ${chair.name} ${chair.closed} ${chair.bot}`;
  return key;
}

/** The panel before a match; hidden during one. */
export function paintSetup(room: Room): void {
  const before = room.table.match === undefined;
  showAll("setup", before);
  if (!before) return;
  const model = setupPanel(room.table, LANGUAGE);
  for (const chair of model.chairs) {
    const { colour, closed } = chair;
    putAll(`setup-${colour}`, "text", chair.host ? LANGUAGE.panel.host(chair.text) : chair.text);
    putAll(`setup-computer-${colour}`, "image", chair.bot ? PICKED : NORMAL);
    showAll(`setup-sit-${colour}`, !closed && chair.player === "");
    showAll(`setup-close-${colour}`, !closed);
    showAll(`setup-open-${colour}`, closed);
  }
  for (const option of model.options) {
    const short = LANGUAGE.labels.optionValues[option.value] ?? option.words;
    if (option.id !== "card_counts") putAll(`setup-${option.id}`, "text", short);
    for (const [id, values] of TWO_VALUED) {
      if (id === option.id)
        for (const value of values)
          putAll(`setup-${id}-${value}`, "image", value === option.value ? PICKED : NORMAL);
    }
  }
  model.counts.forEach((count, k) => {
    putAll(`setup-card-${k}`, "text", count);
  });
  for (const { id } of room.table.module.meta.presets)
    putAll(`setup-preset-${id}`, "image", id === model.preset ? PICKED : NORMAL);
  putAll("setup-summary", "text", model.summary);
  putAll("setup-start", "image", model.ready ? "button-accent" : "button-grey");
  putAll("setup-note", "text", LANGUAGE.panel.localPictures);
  showAll("setup-note", !areAssetsPublic());
  showAllTo("setup-host", hostNames(room));
  showAllTo("setup-others", othersThanHost(room));
}
