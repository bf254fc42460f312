import { zeros } from "../../../core/counts";
import { bestBoost } from "../rules/boost";
import type { Bounds, Draft } from "./types";
import { cheapest } from "../rules/losses";
import type { State } from "../rules/state";
import { fill, largestForce, leastOf } from "../../../session/play/stepper";

/** Where the steppers stand before they are touched; with `most` as high as they go. */
export function defaultCounts(s: State, d: Draft, b: Bounds, most = false): number[] {
  switch (d.verb) {
    case "attack":
    case "fortify":
    case "donate":
      return largestForce(b);
    case "place":
      return fill(b);
    case "lose":
      return cheapest(b.max, b.most);
    case "boost":
      return boostDefault(s, d, b);
    case "buy":
      return most ? allInfantry(b) : zeros(b.kinds.length);
    case "policies":
    case "discard":
      return most ? inOrder(b) : zeros(b.kinds.length);
    default:
      return leastOf(b);
  }
}

/** As many as are due, in the order of the kinds. */
function inOrder(b: Bounds): number[] {
  let rest = b.most;
  return b.max.map((n) => {
    const taken = n < rest ? n : rest;
    rest -= taken;
    return taken;
  });
}

/** The whole treasury in infantry: the most units. */
function allInfantry(b: Bounds): number[] {
  const counts = zeros(b.kinds.length);
  counts[0] = b.max[0];
  return counts;
}

function boostDefault(s: State, d: Draft, b: Bounds): number[] {
  const battle = s.battle;
  if (battle === undefined) return leastOf(b);
  return d.seat === battle.attacker
    ? bestBoost(battle.attackerDice, battle.defenderDice, b.most, true)
    : bestBoost(battle.defenderDice, battle.attackerDice, b.most, false);
}
