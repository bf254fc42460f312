/** What writers of JSON escape beside what all must: Tabletop Simulator's, JavaScript's, and those that write ASCII alone. */
const ESCAPED = {
  tts: /[\u0085\u2028\u2029]/g,
  json: undefined,
  ascii: /[\u007f-\uffff]/g,
};

export type Escapes = keyof typeof ESCAPED;
const ALL: readonly Escapes[] = ["tts", "json", "ascii"];

export function escapesNamed(name: string): Escapes | undefined {
  return ALL.find((escapes) => escapes === name);
}

/** A text as a string of JSON. */
export function quoted(text: string, escapes: Escapes): string {
  const plain = JSON.stringify(text);
  const more = ESCAPED[escapes];
  if (more === undefined) return plain;
  return plain.replace(more, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** How a string of JSON is escaped; undefined where no writer does it so, or where no file can have the text. */
export function escapesOf(raw: string, text: string): Escapes | undefined {
  if (/[\ud800-\udfff]/u.test(text)) return undefined;
  return ALL.find((escapes) => quoted(text, escapes) === raw);
}
