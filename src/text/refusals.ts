import type { Refusal } from "../core/types";
import type { Language } from "./language";

/** A refusal in words: one sentence. A code that the language does not know is named as it is. */
export function refusalText(why: Refusal, language: Language): string {
  // Without a point it is no code, but may be something that every object of JavaScript has.
  const sentence = why.code.includes(".") ? language.refusals[why.code] : undefined;
  return sentence === undefined ? language.unknownRefusal(why.code) : sentence(why.params, language.names);
}
