import type { EndedPhase, SeatAction } from "../rules/actions";
import type { State } from "../rules/state";
import { CARD_INDEX } from "../notation/vocabulary";
import type { Draft } from "./types";

/** The action that a draft has become once nothing is left to pick. */
export function complete(s: State, d: Draft, verb: SeatAction["type"]): SeatAction {
  const { seat } = d;
  const from = d.from ?? 0;
  const to = d.to ?? 0;
  const territory = d.territory ?? 0;
  const counts = [...(d.counts ?? [])];
  switch (verb) {
    case "attack":
    case "fortify":
      return { type: verb, seat, from, to, units: counts };
    case "bombard":
      return { type: "bombard", seat, from, to };
    case "capital":
    case "build":
      return { type: verb, seat, territory };
    case "place":
      return { type: "place", seat, territory, units: counts };
    case "recruit":
      return { type: "recruit", seat, territory, bribe: d.word === "bribe" };
    case "reinforce":
      return { type: "reinforce", seat, territory, unit: d.word === "archer" ? "archer" : "infantry" };
    case "play":
      return { type: "play", seat, card: CARD_INDEX[d.word ?? ""] };
    case "policies":
    case "discard":
      return { type: verb, seat, cards: counts };
    case "buy":
    case "lose":
      return { type: verb, seat, units: counts };
    case "donate":
      return { type: "donate", seat, coins: counts[0] };
    case "boost":
      return { type: "boost", seat, plus: counts };
    case "end":
      return { type: "end", seat, phase: s.phase as EndedPhase };
    case "castle":
      return { type: "castle", seat };
    case "resign":
      return { type: "resign", seat };
    default:
      return { type: "pass", seat };
  }
}
