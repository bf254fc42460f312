import { makeRules } from "../../../core/check";
import { drawsOf } from "../../../risk/draws";
import { META } from "../meta";
import type { Action } from "./actions";
import type { Event } from "./events";
import { copyState } from "./state/copy";
import { hashState } from "./state/hash";
import { newState } from "./state/initial";
import type { State } from "./state";
import { VERBS } from "./verbs";
import { dealRecast } from "./battle/castle";
import { dealDice } from "./battle/dice";
import { dealTie } from "./game/bid";
import { dealTile } from "./game/setup";
import { dealVolley } from "./turn/assault";
import { dealCard } from "./turn/draw";
import { dealMissions } from "./turn/keep";

export const RISK_EUROPE = makeRules<State, Action, Event>(META, VERBS, {
  setup: newState,
  /** The chance action that is due, or undefined where a seat is to act or the game is over. */
  deal: (s, roll) => {
    if (s.asked.length > 0 || s.step === "over") return undefined;
    const { battle, assault } = s;
    if (battle !== undefined)
      return s.step === "recast" ? dealRecast(battle, roll) : dealDice(s, battle, roll);
    if (assault !== undefined) return dealVolley(s, assault, roll);
    if (s.step === "tile") return dealTile(s, roll);
    if (s.step === "card") return dealCard(s, roll);
    return s.step === "mission" ? dealMissions(s, roll) : dealTie(s, roll);
  },
  draws: drawsOf,
  /** Whether what is due comes from a deck or a stack that lies face down: cards of mercenaries, missions, tiles. */
  drawsCards: (s) => s.step === "tile" || s.step === "card" || s.step === "mission",
  copy: copyState,
  hash: hashState,
});
