import type { Roll } from "../../../../core/types";
import type { Action } from "../../rules/actions";
import { ORDER_CARDS } from "../../rules/cards";
import type { State } from "../../rules/state";
import { openCard } from "../../rules/turn/card";
import { advances, bestOf } from "../weigh/advance";
import type { Advance, Aims } from "../weigh/aims";
import { bestPairs } from "../weigh/cards";

/** What else may be done than `first`, at most so many actions with it; `aims` has looked at the moves already. */
export function optionsBeside(s: State, aims: Aims, first: Action, most: number, roll: Roll): Action[] {
  if (first.type === "pick") return pairsBeside(s, aims, first.cards, most, roll);
  const moves = s.step === "turn" && s.moves.order === "none";
  const isMove = first.type === "expand" || first.type === "split" || first.type === "maneuver";
  return moves && (isMove || first.type === "idle") ? movesBeside(s, aims, first, most) : [];
}

function pairsBeside(s: State, aims: Aims, picked: readonly number[], most: number, roll: Roll): Action[] {
  return bestPairs(s, aims, roll, most)
    .filter((cards) => cards[0] !== picked[0] || cards[1] !== picked[1])
    .slice(0, most - 1)
    .map((cards): Action => ({ type: "pick", seat: aims.seat, cards }));
}

/** The best moves into other territories, and the best maneuver where it was looked for. */
function movesBeside(s: State, aims: Aims, first: Action, most: number): Action[] {
  const { seat, maneuvers } = aims;
  const type = ORDER_CARDS[openCard(s)].orders[0] === "split" ? "split" : "expand";
  const list: Action[] = [];
  const gone: Advance[] = [];
  while (list.length < most - 1) {
    const next = bestOf(advances(s, aims).filter((move) => !isMade(first, move) && !gone.includes(move)));
    if (next === undefined) break;
    gone.push(next);
    list.push({ type, seat, from: next.from, to: next.to, units: [...next.units] });
  }
  return first.type === "maneuver" || maneuvers.best === undefined
    ? list
    : list.concat([maneuvers.best.action]);
}

/** Whether an action is this move. */
function isMade(action: Action, { from, to }: Advance): boolean {
  return (action.type === "expand" || action.type === "split") && action.from === from && action.to === to;
}
