import { count } from "../../../../text/en/words";
import type { Event } from "../../rules/events";
import type { ClassicTexts } from "../language";
import { landName } from "../names";
import { armies, owner } from "./words";

/** Where it was fought and how often, and what both sides have lost in it. */
function rolls(events: readonly Event[]): string {
  let where = "";
  let n = 0;
  let attacker = 0;
  let defender = 0;
  for (const e of events) {
    if (e.type === "fought") {
      where = `${landName(e.from)} against ${landName(e.territory)}`;
      n++;
      attacker += e.attackerLost;
      defender += e.defenderLost;
    }
  }
  return `${where}, ${count(n, "roll", "rolls")}: the attacker loses ${attacker}, the defender ${defender}.`;
}

/** What stands in a log in the place of what is folded. */
export const LOG: ClassicTexts["log"] = {
  parts: {
    round: (e) => `Round ${e.round}`,
    turn: (e, colours) => owner(e.seat, colours),
  },
  moments: {
    eliminated: "Conquered",
    headquarters: "The headquarters are known",
  },
  battle: (events, colours) => {
    for (const e of events)
      if (e.type === "captured")
        return `${rolls(events)} ${owner(e.seat, colours)} takes it from ${owner(e.owner, colours)} with ${armies(e.armies)}.`;
    return rolls(events);
  },
  land: landName,
};
