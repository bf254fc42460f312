import type { Counts } from "./counts";
import { mix, mixAll } from "./hash";
import {
  indexIds,
  parseWhole,
  readCounts,
  readId,
  readInt,
  readWord,
  unknownWord,
  writeCounts,
  type Line,
} from "./lines";
import type { GameMeta, OptionDef, OptionValue, OptionValues } from "./types";

/** Options while they are being read or agreed on. */
export type OptionsDraft = Record<string, OptionValue>;

/** The word for no pieces of any kind, and for the 0 of a number that may be left out. */
const NONE = "none";

/** The rulebook's options. */
export function defaultOptions(defs: readonly OptionDef[]): OptionsDraft {
  const options: OptionsDraft = {};
  for (const def of defs) options[def.id] = copyOf(def.default);
  return options;
}

/** A copy that shares no list with the original. */
export function copyOptions(defs: readonly OptionDef[], from: OptionValues): OptionsDraft {
  const options: OptionsDraft = {};
  for (const { id } of defs) options[id] = copyOf(from[id]);
  return options;
}

function copyOf(value: OptionValue): OptionValue {
  return typeof value === "object" ? [...value] : value;
}

/** Reads `id value` into the options; where it is none of these, `line.fault` says why. */
export function readOption(line: Line, defs: readonly OptionDef[], options: OptionsDraft): void {
  const id = readWord(line, "option");
  const def = defs.find((one) => one.id === id);
  if (def === undefined) unknownWord(line, "option", id);
  else options[id] = readValue(line, def);
}

function readValue(line: Line, def: OptionDef): OptionValue {
  if (def.kind === "choice") {
    const i = readId(line, indexIds(def.values), "value");
    return i < 0 ? def.default : def.values[i];
  }
  const none = line.words[line.at] === NONE;
  if (def.kind === "counts") {
    if (none) line.at++;
    return readCounts(line, indexIds(def.kinds), def.kinds.length, def.max);
  }
  if (!none || def.none !== true) return readInt(line, def.min, def.max);
  line.at++;
  return 0;
}

/** The options that are not the rulebook's, each as `id value`. */
export function writeOptions(defs: readonly OptionDef[], options: OptionValues): string[] {
  const texts: string[] = [];
  for (const def of defs) {
    const value = options[def.id];
    if (!isSame(value, def.default)) texts[texts.length] = `${def.id} ${writeValue(def, value)}`;
  }
  return texts;
}

/** A value as a record has it. */
export function writeValue(def: OptionDef, value: OptionValue): string {
  if (def.kind === "counts") {
    const text = writeCounts(value as Counts, def.kinds);
    return text === "" ? NONE : text.substring(1);
  }
  return def.kind === "number" && def.none === true && value === 0 ? NONE : `${value as string | number}`;
}

function isSame(first: OptionValue, second: OptionValue): boolean {
  if (typeof first !== "object" || typeof second !== "object") return first === second;
  return first.length === second.length && first.every((n, k) => n === second[k]);
}

/** Whether two sets of options are the same. */
export function areSame(defs: readonly OptionDef[], first: OptionValues, second: OptionValues): boolean {
  return defs.every(({ id }) => isSame(first[id], second[id]));
}

/** The options of a preset; the rulebook's for an id that is none. */
export function presetOptions({ options: defs, presets }: GameMeta, id: string): OptionsDraft {
  const preset = presets.find((one) => one.id === id)?.options ?? {};
  return copyOptions(defs, { ...defaultOptions(defs), ...preset });
}

/** The preset that these options are, or an empty text. */
export function presetOf(meta: GameMeta, options: OptionValues): string {
  for (const { id } of meta.presets) if (areSame(meta.options, presetOptions(meta, id), options)) return id;
  return "";
}

/**
 * What a button says of an option, as a record would say it: `id value` stays as it is, one more or one less of a
 * number (`crowns_to_win +1`, `card_counts spy -1`) becomes the value that it leads to, in bounds or not.
 */
export function changedOption(defs: readonly OptionDef[], options: OptionValues, text: string): string {
  const words = text.split(" ");
  const last = words[words.length - 1];
  const def = defs.find(({ id }) => id === words[0]);
  if (def === undefined || !(last.startsWith("+") || last.startsWith("-"))) return text;
  const n = parseWhole(last.substring(1));
  const by = last.startsWith("-") ? -n : n;
  const value = options[def.id];
  if (def.kind === "number") return `${def.id} ${writeValue(def, (value as number) + by)}`;
  if (def.kind === "choice") return text;
  const counts = def.kinds.map((kind, k) => (value as Counts)[k] + (kind === words[1] ? by : 0));
  const deck = counts.map((count, k) => (count === 0 ? "" : ` ${def.kinds[k]} ${count}`)).join("");
  return `${def.id}${deck === "" ? ` ${NONE}` : deck}`;
}

/** What a game's seats and options come to, for the hash of a state to begin with. */
export function hashSetup(
  { colours, options }: Pick<GameMeta, "colours" | "options">,
  setup: { readonly colours: readonly string[]; readonly options: OptionValues },
): number {
  let hash = mix(0, setup.colours.length);
  for (const colour of setup.colours) hash = mix(hash, colours.indexOf(colour));
  // Options in the order of the definitions: the place of a choice's value, numbers, counts.
  for (const def of options) {
    const value = setup.options[def.id];
    if (def.kind === "counts") hash = mixAll(hash, value as Counts, def.kinds.length);
    else hash = mix(hash, def.kind === "choice" ? def.values.indexOf(value as string) : (value as number));
  }
  return hash;
}
