import { parseWhole } from "../../core/lines";
import type { Refusal } from "../../core/types";
import { CARDS } from "../../games/castle-risk/rules/cards";
import type { Options } from "../../games/castle-risk/meta";
import { setOption, type Table } from "./table";

/**
 * Sets an option by the words of a button: `id value` as a record has it, or one more or one less of a
 * number, as `crowns_to_win +1` and `card_counts spy -1`. What is out of bounds is refused.
 */
export function changeOption(t: Table, text: string): Refusal | undefined {
  const words = text.split(" ");
  const last = words[words.length - 1];
  if (!last.startsWith("+") && !last.startsWith("-")) return setOption(t, text);
  const n = parseWhole(last.substring(1));
  const by = last.startsWith("-") ? -n : n;
  if (words[0] === "card_counts") return setOption(t, deckWith(t.options, words[1], by));
  const value = numberOf(t.options, words[0]) + by;
  return setOption(t, `${words[0]} ${words[0] === "round_limit" && value === 0 ? "none" : value}`);
}

function numberOf(o: Options, id: string): number {
  if (id === "starting_coins") return o.coins;
  return id === "crowns_to_win" ? o.crowns : o.rounds;
}

function deckWith(o: Options, card: string, by: number): string {
  let text = "card_counts";
  for (let k = 0; k < CARDS.length; k++) {
    const n = o.cards[k] + (CARDS[k] === card ? by : 0);
    if (n !== 0) text += ` ${CARDS[k]} ${n}`;
  }
  return text === "card_counts" ? "card_counts none" : text;
}
