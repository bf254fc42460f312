import { NEUTRAL } from "../../../core/types";
import { CITIES } from "../../../risk/europe/board";
import { PALETTE } from "../../../session/ui/palette";
import type { Action } from "../rules/actions";
import type { State } from "../rules/state";
import { attemptCost } from "../rules/turn/recruit";
import { CASTLE_COST, costOf } from "../rules/units";
import type { CastleLanguage } from "../text/language";

/** Coins that an action of the purchase phase spends; -1 for any other. */
function spentBy(action: Action): number {
  if (action.type === "buy") return costOf(action.units);
  if (action.type === "castle") return CASTLE_COST;
  return action.type === "donate" ? action.coins : -1;
}

/**
 * What a purchase takes, and what King Me is going to take in this turn, in one line, so that nothing below it moves;
 * empty where nothing is to be kept for that.
 */
export function purchaseText(s: State, action: Action, { panel }: CastleLanguage): string {
  const spent = spentBy(action);
  if (spent < 0 || s.moves.recruitments < 1) return "";
  const due = attemptCost(false);
  const { coins } = s.seats[s.turn];
  if (coins < due || !CITIES.some((t) => s.territories[t].owner === NEUTRAL)) return "";
  const keep = panel.keepForKing(due);
  const shown = coins - spent < due ? `<b><color=${PALETTE.red}>${keep}</color></b>` : keep;
  return `${panel.spentOf(spent, coins)} ${shown}`;
}
