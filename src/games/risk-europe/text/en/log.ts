import type { Counts } from "../../../../core/counts";
import { battleLine, sumLosses } from "../../../../text/en/battle";
import type { Event } from "../../rules/events";
import type { EuropeTexts } from "../language";
import { landName } from "../names";
import { Army, army, units } from "./words";

/** What a side has lost in a battle: "Red 2 footmen"; empty for nothing. */
function losses(side: number, events: readonly Event[], colours: readonly string[]): string {
  const lost: Counts[] = [];
  for (const e of events) if (e.type === "lost" && e.army === side) lost.push(e.units);
  return sumLosses(army(side, colours), lost, units);
}

/** What stands in a log in the place of what is folded. */
export const LOG: EuropeTexts["log"] = {
  parts: {
    round: (e) => `Round ${e.round}`,
    turn: (e, colours) => `turn ${e.half} of ${army(e.army, colours)}`,
  },
  moments: {
    eliminated: "A kingdom has fallen",
    saved: "Saved by the crown",
  },
  battle: (events, colours) => {
    for (const e of events) {
      if (e.type === "battle") {
        const who = `${Army(e.attacker, colours)} attacks ${army(e.defender, colours)}`;
        const sides = [losses(e.attacker, events, colours), losses(e.defender, events, colours)];
        return battleLine(`${who} in ${landName(e.territory)}`, events, sides);
      }
    }
    return "";
  },
  land: landName,
};
