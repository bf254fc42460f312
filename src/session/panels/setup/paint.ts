import { writeOptions } from "../../../core/options";
import type { OptionDef } from "../../../core/types";
import type { Language } from "../../../text/language";
import type { Room } from "../../table/room";
import { newSettings } from "../../table/settings";
import { pickedIf } from "../../ui/buttons";
import type { Panel, Writer } from "../../game/panel";
import { hostNames, othersThanHost } from "../../ui/viewers";
import { modelOfSetup, type OptionLine, type SetupModel } from "./model";

function setupKey(room: Room): string {
  const { chairs, host, match, module, options } = room.table;
  if (match !== undefined) return "match";
  let key = `${host} ${room.settings.advice} ${writeOptions(module.meta.options, options).join(";")}`;
  for (const chair of chairs) key += ` ${chair.player} ${chair.name} ${chair.closed} ${chair.bot}`;
  return key;
}

function paintSetup(room: Room, _viewer: string, writer: Writer, language: Language): void {
  const { putAll, showAll, showAllTo, isLocal } = writer;
  const { match, module } = room.table;
  showAll("setup", match === undefined);
  if (match !== undefined) return;
  const model = modelOfSetup(room.table, language);
  paintChairs(model, writer, language);
  for (const line of model.options) {
    const def = module.meta.options.find(({ id }) => id === line.id);
    if (def !== undefined) paintOption(def, line, writer, language);
  }
  model.counts.forEach((count, k) => {
    putAll(`setup-card-${k}`, "text", count);
  });
  for (const { id } of module.meta.presets)
    putAll(`setup-preset-${id}`, "image", pickedIf(id === model.preset));
  const { advice } = room.settings;
  const { settings, settingValues } = language.panel;
  const sentence = `${settings.advice}: ${settingValues[`advice.${advice}`]}`;
  putAll("setup-advice", "text", sentence);
  putAll(
    "setup-summary",
    "text",
    advice === newSettings().advice ? model.summary : `${model.summary}\n${sentence}.`,
  );
  putAll("setup-start", "image", model.ready ? "button-accent" : "button-grey");
  putAll("setup-note", "text", language.panel.localPictures);
  showAll("setup-note", isLocal());
  for (const part of ["seats", "rules", "start"]) showAllTo(`setup-host-${part}`, hostNames(room));
  for (const part of ["rules", "start"]) showAllTo(`setup-others-${part}`, othersThanHost(room));
}

function paintChairs({ chairs }: SetupModel, { putAll, showAll }: Writer, { panel }: Language): void {
  for (const { colour, text, closed, player, bot, host } of chairs) {
    putAll(`setup-${colour}`, "text", host ? panel.host(text) : text);
    putAll(`setup-${colour}`, "tooltip", bot);
    putAll(`setup-computer-${colour}`, "image", pickedIf(bot !== ""));
    showAll(`setup-sit-${colour}`, !closed && player === "");
    showAll(`setup-close-${colour}`, !closed);
    showAll(`setup-open-${colour}`, closed);
  }
}

/** Counts have a line for each kind. */
function paintOption(def: OptionDef, line: OptionLine, { putAll }: Writer, { panel }: Language): void {
  if (def.kind === "counts") return;
  putAll(`setup-${def.id}`, "text", panel.optionValues[line.value] ?? line.words);
  if (def.kind !== "choice") return;
  for (const value of def.values) putAll(`setup-${def.id}-${value}`, "image", pickedIf(value === line.value));
}

/** The panel before a match; hidden during one. */
export const SETUP: Panel<Room> = {
  layer: "setup",
  viewers: "all",
  long: true,
  key: setupKey,
  paint: paintSetup,
};
