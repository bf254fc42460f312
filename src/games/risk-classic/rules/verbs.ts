import { ATTACK, DEFEND, SET_WISH, STORM } from "../../../risk/world/rules/attack";
import type { Action } from "./actions";
import { DEAL } from "./game/deal";
import { FIRST } from "./game/first";
import { HEADQUARTERS, LOT } from "./game/headquarters";
import { MISSION } from "./game/mission";
import { CLAIM, PLACE_NEUTRAL } from "./game/placing";
import { makeResign } from "./game/resign";
import { CARD } from "./turn/card";
import { DICE } from "./turn/dice";
import { END } from "./turn/end";
import { FORTIFY } from "./turn/fortify";
import { OCCUPY } from "./turn/occupy";
import { PLACE } from "./turn/place";
import { TRADE, TRADE_ON } from "./turn/trade";
import type { Deeds, Verb } from "./verb";

const DEEDS: Deeds = {
  first: FIRST,
  mission: MISSION,
  deal: DEAL,
  lot: LOT,
  dice: DICE,
  card: CARD,
  claim: CLAIM,
  place: PLACE,
  neutral: PLACE_NEUTRAL,
  headquarters: HEADQUARTERS,
  trade: TRADE,
  trade_on: TRADE_ON,
  // One roll, or rolls with the most dice until the target is taken or so many armies are left (rules 5.1, 5.2, 5.5).
  attack: ATTACK,
  storm: STORM,
  // The defender's dice (rules 5.3, 5.4, 11.4).
  defend: DEFEND,
  occupy: OCCUPY,
  fortify: FORTIFY,
  end: END,
  // A standing wish (rule 5.4).
  set: SET_WISH,
};

/** Every verb of the game. */
export const VERBS: { readonly [T in Action["type"]]: Verb<T> } = { ...DEEDS, resign: makeResign(DEEDS) };

/** The verbs of seats in the order in which they are offered; resigning and wishes need no offer. */
export const OFFERED = [
  "claim",
  "place",
  "neutral",
  "headquarters",
  "trade_on",
  "trade",
  "attack",
  "storm",
  "defend",
  "occupy",
  "fortify",
  "end",
] as const;
