import type { Refusal } from "../core/types";
import { ENGLISH } from "./en/english";
import type { Language } from "./language";

type Sentence = (this: void, params: Refusal["params"]) => string;

/** A refusal in words: one sentence. A code that the language does not know is named as it is. */
export function refusalText(why: Refusal, language: Language = ENGLISH): string {
  const sentences = language.refusals as unknown as Readonly<Record<string, Sentence | undefined>>;
  const sentence = why.code.includes(".") ? sentences[why.code] : undefined;
  return sentence === undefined ? language.unknownRefusal(why.code) : sentence(why.params);
}
