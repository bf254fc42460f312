import { SET } from "../../../core/settings";
import type { Action } from "./actions";
import { ATTACK } from "./turn/attack";
import { BOOST } from "./combat/boost";
import { DICE } from "./combat/dice";
import { BOMBARD, BOMBARDMENT } from "./turn/bombard";
import { BUILD } from "./turn/build";
import { DISCARD } from "./turn/discard";
import { FIRST, ORDER } from "./game/first";
import { FORTIFY } from "./turn/fortify";
import { LOSE } from "./turn/lose";
import { PLACE } from "./turn/placement";
import { BUY, CASTLE, DONATE } from "./turn/purchase";
import { RECRUIT, RECRUITMENT } from "./turn/recruit";
import { REINFORCE } from "./turn/reinforce";
import { makeResign } from "./game/resign";
import { POLICIES } from "./game/round";
import { CAPITAL, DEAL } from "./game/setup";
import { CARD, MISSION } from "./turn/draw";
import { END } from "./turn/end";
import type { Deeds, Verb } from "./verb";
import { PASS, PLAY } from "./turn/window";

const DEEDS: Deeds = {
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
  // A standing wish (rule 8.17).
  set: SET,
};

export const VERBS: { readonly [T in Action["type"]]: Verb<T> } = { ...DEEDS, resign: makeResign(DEEDS) };

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
