import { count } from "../../../../text/en/words";
import type { Colours } from "../../../../text/types";
import type { Captured } from "../../rules/occupy";
import type { Fought } from "../../rules/roll";
import { armiesOf, lossesOf, ownerOf, type WorldWords } from "../words";

type Any = { readonly type: string };

/** Where it was fought and how often, and what both sides have lost in it. */
function rolls({ land }: WorldWords, events: readonly Any[]): string {
  let where = "";
  let n = 0;
  let attacker = 0;
  let defender = 0;
  for (const event of events) {
    if (event.type === "fought") {
      const fought = event as Fought;
      where = `${land(fought.from)} against ${land(fought.territory)}`;
      n++;
      attacker += fought.attackerLost;
      defender += fought.defenderLost;
    }
  }
  return `${where}, ${count(n, "roll", "rolls")}: ${lossesOf(attacker, defender)}.`;
}

/** An attack in a sentence or two, out of its events. */
export function battleText(words: WorldWords, events: readonly Any[], colours: Colours): string {
  for (const event of events)
    if (event.type === "captured") {
      const captured = event as Captured;
      return `${rolls(words, events)} ${ownerOf(words, captured.seat, colours)} takes it from ${ownerOf(words, captured.owner, colours)} with ${armiesOf(words, captured.armies)}.`;
    }
  return rolls(words, events);
}
