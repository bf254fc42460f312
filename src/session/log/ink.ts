import type { Language } from "../../text/language";
import { colourName } from "../../text/names";

/** Colours of seats as ink: dark enough for small letters on parchment. */
const INKS: Readonly<Record<string, string | undefined>> = {
  white: "#5E5A52",
  brown: "#6B3E1D",
  red: "#A8231C",
  orange: "#A04A00",
  yellow: "#7A5C00",
  green: "#2A6427",
  teal: "#0D6360",
  blue: "#1E4A9A",
  purple: "#65298A",
  pink: "#A3307A",
};

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** A text of the log with the names of seats in their colours; a longer word that begins like one is none. */
export function inked(text: string, colours: readonly string[], { names }: Language): string {
  let out = text;
  for (const colour of colours) {
    const name = colourName(colour, names);
    const [first = "", ...rest] = out.split(name);
    const ink = `<b><color=${INKS[colour] ?? "#2E2119"}>${name}</color></b>`;
    out = first;
    for (const part of rest) {
      const isName = part === "" || !LETTERS.includes(part.substring(0, 1));
      out += (isName ? ink : name) + part;
    }
  }
  return out;
}
