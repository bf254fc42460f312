import { presetOf, defaultOptions, writeValue } from "../../../core/options";
import type { OptionDef, OptionValues } from "../../../core/types";
import type { Language } from "../../../text/language";
import { colourName, optionWords } from "../../../text/names";
import { isComputer, isFree, type Table } from "../../table/table";
import { wordFor } from "../../ui/words";
import { seatText, whoPlays } from "../../ui/seat";

/** The panel before a match: who sits where, what is agreed on. */
export interface SetupModel {
  readonly chairs: readonly {
    readonly colour: string;
    readonly text: string;
    readonly closed: boolean;
    readonly player: string;
    /** Which computer plays here, in words; empty for none. */
    readonly bot: string;
    readonly host: boolean;
  }[];
  /** The options, one line each: the value as the notation has it and in words, and the two in one line. */
  readonly options: readonly OptionLine[];
  /** How many there are of each kind that an option counts, in words. */
  readonly counts: readonly string[];
  /** The preset that they are, or an empty text. */
  readonly preset: string;
  /** Who plays and by which rules, in a few sentences. */
  readonly summary: string;
  /** Whether a match could begin. */
  readonly ready: boolean;
}

export interface OptionLine {
  readonly id: string;
  readonly value: string;
  readonly words: string;
  readonly text: string;
}

/** The panel of a table before its match. */
export function modelOfSetup(table: Table, language: Language): SetupModel {
  const { names, panel } = language;
  const players = table.chairs
    .filter((chair) => !chair.closed)
    .map((chair) => colourName(chair.colour, names));
  const free = table.chairs
    .filter((chair) => !chair.closed && isFree(chair))
    .map((chair) => colourName(chair.colour, names));
  const { meta } = table.module;
  const options = optionLines(meta.options, table.options, language);
  const preset = presetOf(meta, table.options);
  return {
    chairs: table.chairs.map((chair) => ({
      colour: chair.colour,
      text: seatText(chair, language),
      closed: chair.closed,
      player: chair.player,
      bot: isComputer(chair) ? whoPlays(chair, language) : "",
      host: chair.player !== "" && chair.player === table.host,
    })),
    options,
    counts: meta.options.flatMap((def) => countLines(def, table.options, language)),
    preset,
    summary:
      panel.summary(players, panel.presets[preset], changes(table, options, language)) +
      (free.length === 0 ? "" : `\n${panel.seatsFree(free)}`),
    ready: players.length >= meta.minSeats,
  };
}

function countLines(def: OptionDef, options: OptionValues, language: Language): string[] {
  if (def.kind !== "counts") return [];
  const counts = options[def.id] as readonly number[];
  return def.kinds.map((kind, k) => `${language.panel.kind(def.id, kind, counts[k])}: ${counts[k]}`);
}

/** The lines that differ from the rulebook's. */
function changes({ module, options }: Table, lines: readonly OptionLine[], language: Language): string[] {
  const usual = optionLines(module.meta.options, defaultOptions(module.meta.options), language);
  const now = optionLines(module.meta.options, options, language);
  return lines.filter((_, i) => now[i].text !== usual[i].text).map((line) => line.text);
}

function optionLines(defs: readonly OptionDef[], options: OptionValues, language: Language): OptionLine[] {
  const lines: OptionLine[] = [];
  for (const def of defs) {
    const { id } = def;
    const choice = optionWords(id, language.names);
    if (choice !== undefined) {
      const value = valueText(def, options, language);
      const words = wordFor(choice.values, value);
      lines.push({ id, value, words, text: language.panel.option(choice, words) });
    }
  }
  return lines;
}

/** A value as the notation has it, but for counts, which are all named. */
function valueText(def: OptionDef, options: OptionValues, language: Language): string {
  if (def.kind !== "counts") return writeValue(def, options[def.id]);
  const counts = options[def.id] as readonly number[];
  return def.kinds
    .map((kind, k) => `${language.panel.kind(def.id, kind, counts[k])} ${counts[k]}`)
    .join(", ");
}
