import type { AnyEvent } from "../../../../core/types";
import type { LogTexts } from "../../../../text/game";
import { count } from "../../../../text/en/words";
import { isEvent, type WorldEvent } from "../../rules/events";
import { armiesOf, lossesOf, ownerOf, type WorldWords } from "../words";

/** Where it was fought and how often, and what both sides have lost in it. */
function rolls({ land }: WorldWords, events: readonly AnyEvent[]): string {
  let where = "";
  let n = 0;
  let attacker = 0;
  let defender = 0;
  for (const event of events) {
    if (isEvent(event, "fought")) {
      where = `${land(event.from)} against ${land(event.territory)}`;
      n++;
      attacker += event.attackerLost;
      defender += event.defenderLost;
    }
  }
  return `${where}, ${count(n, "roll", "rolls")}: ${lossesOf(attacker, defender)}.`;
}

/** What stands in a log in the place of what is folded; each game names its own moments. */
export function worldLog(
  words: WorldWords,
): Pick<LogTexts<WorldEvent>, "parts" | "land"> & Pick<LogTexts<AnyEvent>, "battle"> {
  return {
    parts: {
      round: ({ round }) => `Round ${round}`,
      turn: ({ seat }, colours) => ownerOf(words, seat, colours),
    },
    battle: (events, colours) => {
      for (const event of events)
        if (isEvent(event, "captured"))
          return `${rolls(words, events)} ${ownerOf(words, event.seat, colours)} takes it from ${ownerOf(words, event.owner, colours)} with ${armiesOf(words, event.armies)}.`;
      return rolls(words, events);
    },
    land: words.land,
  };
}
