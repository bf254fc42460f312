import { entry } from "./entry";
import type { Names, OptionWords } from "./types";

/** A seat's colour, or what is said of the neutral army and of nobody. */
export function colourName(id: string, names: Names): string {
  if (id === "neutral") return names.neutral;
  if (id === "nobody") return names.nobody;
  return entry(names.colours, id) ?? id;
}

export function phaseName(id: string, names: Names): string {
  return entry(names.phases, id) ?? id;
}

/** What a step waits for: "the choice of losses". */
export function stepName(id: string, names: Names): string {
  return entry(names.steps, id) ?? id;
}

/** An option of the table or a setting of a seat, with its values; undefined for an id that is none. */
export function optionWords(id: string, names: Names): OptionWords | undefined {
  return entry(names.options, id);
}
export function settingWords(id: string, names: Names): OptionWords | undefined {
  return entry(names.settings, id);
}

/** How a game ended. */
export function endingName(id: string, names: Names): string {
  return entry(names.endings, id) ?? id;
}

/** What a reader expected; a word of the notation stands for itself. */
export function expectedName(id: string, names: Names): string {
  return entry(names.expected, id) ?? `"${id}"`;
}
