import { reason, type Reason } from "../../../core/bots/reason";
import { NOBODY, type Seat } from "../../../core/types";
import { landId, PRINTED } from "../../../risk/europe/board";
import type { Action } from "../rules/actions";
import { isPlayer } from "../rules/army";
import { crownsOn } from "../rules/cities";
import { crownsOf } from "../rules/crowns";
import type { State } from "../rules/state";
import { allied, crownsToWin, isTeams } from "../rules/variant";
import { cutting, joining } from "./weigh/line";

/** Crowns that are wanting when a player is said to be near to victory. */
const NEAR = 2;
/** Coins of a tax from which on it is told that a line brings or loses them. */
const COINS = 2;

/** Why a computer moves or buys a crown: what all can see of what that would bring. */
export function whyOf(view: State, action: Action): Reason | undefined {
  switch (action.type) {
    case "expand":
    case "split":
    case "also":
      return purposeOf(view, action.seat, action.to);
    case "crown":
      return reason("crown", crownsWith(view, action.seat, 1));
    default:
      return undefined;
  }
}

function purposeOf(view: State, seat: Seat, to: number): Reason | undefined {
  const { owner, castle } = view.territories[to];
  if (owner === view.acting) return undefined;
  const territory = landId(to);
  const known = { line: {}, cut: {} };
  const isOwn = view.acting === seat;
  if (isPlayer(view, owner) && owner !== seat && !allied(view, seat, owner)) {
    const rival = view.colours[owner];
    if (!isTeams(view) && crownsToWin(view) - crownsOf(view, owner) <= NEAR)
      return reason("leader", { territory, seat: rival, ...crownsWith(view, owner, 0) });
    const coins = cutting(view, known, to);
    if (PRINTED[to] === 0 && coins >= COINS) return reason("cut", { territory, seat: rival, coins });
  }
  if (PRINTED[to] > 0 && isOwn) return reason("city", { territory, ...crownsWith(view, seat, crownsOn(to)) });
  if (castle && isOwn) return reason("castle", { territory });
  const coins = isOwn && owner === NOBODY ? joining(view, known, seat, to) : 0;
  return coins >= COINS ? reason("join", { territory, coins }) : undefined;
}

/** How many crowns a seat has with so many more, and how many win. */
function crownsWith(view: State, seat: Seat, more: number): Reason["params"] {
  return { crowns: crownsOf(view, seat) + more, most: crownsToWin(view) };
}
