import { add, total, zeros, type Counts } from "../../../../core/counts";
import { RANKS } from "../../../../risk/combat/ranks";
import type { Event } from "../../rules/events";
import type { CastleTexts } from "../language";
import { Owner, land, owner, player, units } from "./words";

/** How a battle ended, behind who attacked whom. */
function ending(events: readonly Event[]): string {
  for (const e of events) {
    if (e.type === "conquered") return " and takes it";
    if (e.type === "repelled") return " and is beaten off";
    if (e.type === "wiped_out") return ": both armies are gone";
  }
  return "";
}

/** What a side has lost in it: "Red 2 infantry"; empty for nothing. */
function losses(seat: number, events: readonly Event[], colours: readonly string[]): string {
  const lost: Counts = zeros(RANKS.length);
  for (const e of events) if (e.type === "lost" && e.seat === seat) add(lost, e.units);
  return total(lost) === 0 ? "" : `${owner(seat, colours)} ${units(lost)}`;
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
        const sides = [losses(e.seat, events, colours), losses(e.defender, events, colours)];
        const lost = sides.filter((side) => side !== "").join("; ");
        return (
          `${Owner(e.seat, colours)} attacks ${owner(e.defender, colours)} in ${land(e.territory)} ` +
          `from ${land(e.from)}${ending(events)}.` +
          (lost === "" ? "" : ` Lost: ${lost}.`)
        );
      }
    }
    return "";
  },
  land,
};
