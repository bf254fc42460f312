import { landName } from "../../../../risk/europe/names";
import type { LogTexts } from "../../../../text/game";
import type { Counts } from "../../../../core/counts";
import { battleLine, sumLosses } from "../../../../text/en/battle";
import type { Event } from "../../rules/events";
import { Army, army, units } from "./words";

/** What a side has lost in a battle: "Red 2 footmen"; empty for nothing. */
function losses(side: number, events: readonly Event[], colours: readonly string[]): string {
  const lost: Counts[] = [];
  for (const event of events) if (event.type === "lost" && event.army === side) lost.push(event.units);
  return sumLosses(army(side, colours), lost, units);
}

/** What stands in a log in the place of what is folded. */
export const LOG = {
  parts: {
    round: ({ round }) => `Round ${round}`,
    turn: (event, colours) => `turn ${event.half} of ${army(event.army, colours)}`,
  },
  moments: {
    eliminated: "A kingdom has fallen",
    saved: "Saved by the crown",
  },
  battle: (events, colours) => {
    for (const event of events) {
      if (event.type === "battle") {
        const who = `${Army(event.attacker, colours)} attacks ${army(event.defender, colours)}`;
        const sides = [losses(event.attacker, events, colours), losses(event.defender, events, colours)];
        return battleLine(`${who} in ${landName(event.territory)}`, events, sides);
      }
    }
    return "";
  },
  land: landName,
} satisfies LogTexts<Event>;
