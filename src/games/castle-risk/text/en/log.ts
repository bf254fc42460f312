import type { Counts } from "../../../../core/counts";
import { battleLine, sumLosses } from "../../../../text/en/battle";
import type { Event } from "../../rules/events";
import type { CastleTexts } from "../language";
import { Owner, land, owner, player, units } from "./words";

/** What a side has lost in a battle: "Red 2 infantry"; empty for nothing. */
function losses(seat: number, events: readonly Event[], colours: readonly string[]): string {
  const lost: Counts[] = [];
  for (const e of events) if (e.type === "lost" && e.seat === seat) lost.push(e.units);
  return sumLosses(owner(seat, colours), lost, units);
}

/** What stands in a log in the place of what is folded. */
export const LOG: CastleTexts["log"] = {
  parts: {
    round: (e) => `Round ${e.round}`,
    turn: (e, colours) => player(colours[e.seat]),
  },
  moments: {
    eliminated: "A kingdom has fallen",
    false_emperors: "False emperors",
  },
  battle: (events, colours) => {
    for (const e of events) {
      if (e.type === "battle") {
        const who = `${Owner(e.seat, colours)} attacks ${owner(e.defender, colours)}`;
        const sides = [losses(e.seat, events, colours), losses(e.defender, events, colours)];
        return battleLine(`${who} in ${land(e.territory)} from ${land(e.from)}`, events, sides);
      }
    }
    return "";
  },
  land,
};
