import { SET } from "../../../core/settings";
import type { Action } from "./actions";
import { RECAST, REROLL, STAND } from "./battle/castle";
import { DICE } from "./battle/dice";
import { BATTLE } from "./battle/order";
import { AUCTION, BID, TIE } from "./game/bid";
import { PICK } from "./game/pick";
import { makeResign } from "./game/resign";
import { REVEAL } from "./game/reveal";
import { SETTLE, TILE } from "./game/setup";
import { ASSAULT, VOLLEY } from "./turn/assault";
import { CARD } from "./turn/draw";
import { END } from "./turn/end";
import { ALONE, ALSO, EXPAND, IDLE, SPLIT } from "./turn/expand";
import { FORTIFY } from "./turn/fortify";
import { DRAW, KEEP } from "./turn/keep";
import { LOSE } from "./turn/lose";
import { MANEUVER } from "./turn/maneuver";
import { BUILD, BUY, CROWN } from "./turn/spend";
import { TAX } from "./turn/tax";
import type { Deeds, Verb } from "./verb";

const DEEDS: Deeds = {
  tile: TILE,
  tie: TIE,
  card: CARD,
  missions: DRAW,
  volley: VOLLEY,
  dice: DICE,
  recast: RECAST,
  bid: BID,
  settle: SETTLE,
  pick: PICK,
  auction: AUCTION,
  keep: KEEP,
  expand: EXPAND,
  split: SPLIT,
  also: ALSO,
  alone: ALONE,
  idle: IDLE,
  maneuver: MANEUVER,
  tax: TAX,
  buy: BUY,
  build: BUILD,
  crown: CROWN,
  fortify: FORTIFY,
  assault: ASSAULT,
  end: END,
  battle: BATTLE,
  reroll: REROLL,
  stand: STAND,
  lose: LOSE,
  reveal: REVEAL,
  // A standing wish (rules 7.5, 7.7, 10.4).
  set: SET,
};

/** Every verb of the game. */
export const VERBS: { readonly [T in Action["type"]]: Verb<T> } = { ...DEEDS, resign: makeResign(DEEDS) };

/** The verbs of seats in the order in which they are offered; resigning and wishes need no offer. */
export const OFFERED = [
  "bid",
  "settle",
  "pick",
  "auction",
  "keep",
  "expand",
  "split",
  "also",
  "alone",
  "idle",
  "maneuver",
  "tax",
  "buy",
  "build",
  "crown",
  "fortify",
  "assault",
  "end",
  "battle",
  "reroll",
  "stand",
  "lose",
  "reveal",
] as const;
