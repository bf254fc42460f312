import { add, total, zeros, type Counts } from "../../../../core/counts";
import { RANKS } from "../../../../risk/combat/ranks";
import type { Event } from "../../rules/events";
import type { EuropeTexts } from "../language";
import { landName } from "../names";
import { Army, army, units } from "./words";

/** How a battle ended, behind who attacked whom. */
function ending(events: readonly Event[]): string {
  for (const e of events) {
    if (e.type === "conquered") return " and takes it";
    if (e.type === "repelled") return " and is beaten off";
    if (e.type === "wiped_out") return ": both armies are gone";
  }
  return "";
}

/** What a side has lost in it: "Red 2 footmen"; empty for nothing. */
function losses(side: number, events: readonly Event[], colours: readonly string[]): string {
  const lost: Counts = zeros(RANKS.length);
  for (const e of events) if (e.type === "lost" && e.army === side) add(lost, e.units);
  return total(lost) === 0 ? "" : `${army(side, colours)} ${units(lost)}`;
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
        const sides = [losses(e.attacker, events, colours), losses(e.defender, events, colours)];
        const lost = sides.filter((side) => side !== "").join("; ");
        return (
          `${Army(e.attacker, colours)} attacks ${army(e.defender, colours)} in ${landName(e.territory)}` +
          `${ending(events)}.` +
          (lost === "" ? "" : ` Lost: ${lost}.`)
        );
      }
    }
    return "";
  },
  land: landName,
};
