import { landName } from "../../../../risk/europe/names";
import type { LogTexts } from "../../../../text/game";
import type { Counts } from "../../../../core/counts";
import { battleLine, sumLosses } from "../../../../text/en/battle";
import type { Event } from "../../rules/events";
import { Owner, owner, player, units } from "./words";

/** What a side has lost in a battle: "Red 2 infantry"; empty for nothing. */
function losses(seat: number, events: readonly Event[], colours: readonly string[]): string {
  const lost: Counts[] = [];
  for (const event of events) if (event.type === "lost" && event.seat === seat) lost.push(event.units);
  return sumLosses(owner(seat, colours), lost, units);
}

/** What stands in a log in the place of what is folded. */
export const LOG = {
  parts: {
    round: ({ round }) => `Round ${round}`,
    turn: ({ seat }, colours) => player(colours[seat]),
  },
  moments: {
    eliminated: "A kingdom has fallen",
    false_emperors: "False emperors",
  },
  battle: (events, colours) => {
    for (const event of events) {
      if (event.type === "battle") {
        const who = `${Owner(event.seat, colours)} attacks ${owner(event.defender, colours)}`;
        const sides = [losses(event.seat, events, colours), losses(event.defender, events, colours)];
        return battleLine(
          `${who} in ${landName(event.territory)} from ${landName(event.from)}`,
          events,
          sides,
        );
      }
    }
    return "";
  },
  land: landName,
} satisfies LogTexts<Event>;
