import type { Action } from "./actions";
import { ATTACK } from "./attack";
import { BOOST, DICE } from "./battle";
import { BOMBARD, BOMBARDMENT } from "./bombard";
import { BUILD } from "./build";
import { DISCARD } from "./discard";
import { FIRST, ORDER } from "./first";
import { FORTIFY } from "./fortify";
import { LOSE } from "./lose";
import { PLACE } from "./placement";
import { BUY, CASTLE, DONATE } from "./purchase";
import { RECRUIT, RECRUITMENT } from "./recruit";
import { REINFORCE } from "./reinforce";
import { RESIGN } from "./resign";
import { POLICIES } from "./round";
import { SET } from "./settings";
import { CAPITAL, DEAL } from "./setup";
import { CARD, END, MISSION } from "./turn";
import type { Verb } from "./verb";
import { PASS, PLAY } from "./window";

/** Every verb of the game. */
export const VERBS: { readonly [T in Action["type"]]: Verb<T> } = {
  order: ORDER,
  first: FIRST,
  deal: DEAL,
  mission: MISSION,
  card: CARD,
  dice: DICE,
  bombardment: BOMBARDMENT,
  recruitment: RECRUITMENT,
  capital: CAPITAL,
  policies: POLICIES,
  buy: BUY,
  castle: CASTLE,
  donate: DONATE,
  attack: ATTACK,
  fortify: FORTIFY,
  build: BUILD,
  bombard: BOMBARD,
  recruit: RECRUIT,
  place: PLACE,
  reinforce: REINFORCE,
  play: PLAY,
  pass: PASS,
  lose: LOSE,
  boost: BOOST,
  discard: DISCARD,
  end: END,
  resign: RESIGN,
  set: SET,
};

/** The verbs of seats in the order in which they are offered; resigning and wishes need no offer. */
export const OFFERED = [
  "capital",
  "policies",
  "buy",
  "castle",
  "donate",
  "attack",
  "fortify",
  "build",
  "bombard",
  "recruit",
  "place",
  "reinforce",
  "play",
  "pass",
  "lose",
  "boost",
  "discard",
  "end",
] as const;
