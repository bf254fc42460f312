import type { Intent } from "./intent";

/** All of a half-made action in one text. */
export function intentKey(intent: Intent): string {
  const { verb, from, to, territory, word } = intent.draft;
  let key = `${verb ?? ""} ${from ?? -1} ${to ?? -1} ${territory ?? -1} ${word ?? ""}`;
  for (const n of intent.counts) key += ` ${n}`;
  return key + intent.asked;
}
