import { refuse } from "../../text/codes";
import type { Refusal } from "../../core/types";

/** Names the game that a text is of instead, by its id; why the text is refused otherwise, where no title is known. */
export function nameOther(why: Refusal, titles: Readonly<Record<string, string | undefined>>): Refusal {
  const title = why.code === "text.game" ? titles[why.params.word] : undefined;
  return title === undefined ? why : refuse("text.other_game", { title });
}
