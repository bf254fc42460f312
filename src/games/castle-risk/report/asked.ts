import type { Seat } from "../../../core/types";
import { boostsDue } from "../rules/combat/boost";
import { CARDS } from "../rules/cards";
import { discardsDue } from "../rules/turn/discard";
import { picksOf } from "../rules/game/round";
import type { State } from "../rules/state";
import { fitting } from "../rules/turn/window";
import type { AskedReport } from "./types";

/** What a seat is asked for. */
export function reportAsked(s: State, seat: Seat): AskedReport {
  const cards = s.step === "play" || s.step === "answer" ? fitting(s) : [];
  return {
    seat: s.colours[seat],
    for: s.step,
    number: numberDue(s, seat),
    cards: cards.map((card) => CARDS[card]),
  };
}

/** How many units, +1s or cards the answer must name; null where that is the seat's choice. */
function numberDue(s: State, seat: Seat): number | null {
  const b = s.battle;
  if (s.step === "policies") return picksOf(s, seat);
  if (s.step === "discard") return discardsDue(s);
  if (s.step === "boost" && b !== undefined) return boostsDue(s, b, seat);
  if (s.step !== "losses") return null;
  if (b !== undefined) return seat === b.attacker ? b.attackerDue : b.defenderDue;
  return s.bombardment === undefined ? null : s.bombardment.due;
}
