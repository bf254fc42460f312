import { reason, type Reason } from "../../../core/bots/reason";
import { NOBODY, type Seat } from "../../../core/types";
import { BOARD, isBeside, landId, PRINTED } from "../../../risk/europe/board";
import type { Action } from "../rules/actions";
import { countCrowns } from "../rules/crowns";
import type { State } from "../rules/state";
import { isCapital } from "../rules/tax";
import { isLeader } from "./normal/worth";

/** Why a computer attacks, asks a city or buys a castle: what all can see of what that would bring. */
export function whyOf(view: State, action: Action): Reason | undefined {
  switch (action.type) {
    case "attack":
      return purposeOf(view, action.seat, action.to);
    case "recruit":
      return crown(view, action.seat, "recruit", action.territory);
    case "castle":
      return countCrowns(view, action.seat).castle > 0
        ? undefined
        : reason("castle_crown", crownsWith(view, action.seat));
    default:
      return undefined;
  }
}

function purposeOf(view: State, seat: Seat, to: number): Reason | undefined {
  const { owner, castle } = view.territories[to];
  const territory = landId(to);
  if (owner >= 0 && isCapital(view, to)) return reason("capital", { territory, seat: view.colours[owner] });
  if (isLeader(view, owner))
    return reason("leader", {
      ...{ territory, seat: view.colours[owner], crowns: countCrowns(view, owner).total },
      most: view.options.crowns_to_win,
    });
  if (PRINTED[to] > 0) return crown(view, seat, "city", to);
  if (castle) return reason("castle", { territory });
  if (owner !== NOBODY) return undefined;
  const city = BOARD.near[to].find(
    (near) => PRINTED[near] > 0 && view.territories[near].owner !== seat && !isBeside(view, seat, near),
  );
  return city === undefined ? undefined : reason("way", { territory, city: landId(city) });
}

function crown(view: State, seat: Seat, code: string, t: number): Reason {
  return reason(code, { territory: landId(t), ...crownsWith(view, seat) });
}

/** How many crowns a seat has with one more, and how many win. */
function crownsWith(view: State, seat: Seat): Reason["params"] {
  return { crowns: countCrowns(view, seat).total + 1, most: view.options.crowns_to_win };
}
