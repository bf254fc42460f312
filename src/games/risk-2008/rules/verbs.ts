import { ATTACK, DEFEND, SET_WISH, STORM } from "../../../risk/world/rules/attack";
import type { Action } from "./actions";
import { ARMY } from "./game/army";
import { CITY_DRAW, OBJECTIVE_DRAW } from "./game/draw";
import { FIRST } from "./game/first";
import { CAPITAL, CLAIM, DEAL } from "./game/placing";
import { makeResign } from "./game/resign";
import { CARD } from "./turn/card";
import { AIRFIELD, COLLECT } from "./turn/collect";
import { DICE } from "./turn/dice";
import { END } from "./turn/end";
import { MANEUVER } from "./turn/maneuver";
import { OCCUPY } from "./turn/occupy";
import { PLACE } from "./turn/place";
import { TURN_IN } from "./turn/stars";
import type { Deeds, Verb } from "./verb";

const DEEDS: Deeds = {
  cities: CITY_DRAW,
  objectives: OBJECTIVE_DRAW,
  first: FIRST,
  deal: DEAL,
  dice: DICE,
  card: CARD,
  army: ARMY,
  capital: CAPITAL,
  claim: CLAIM,
  place: PLACE,
  turn_in: TURN_IN,
  // One roll, or rolls with the most dice until the target is taken or so many troops are left (rules 5.1, 5.2, 5.5).
  attack: ATTACK,
  storm: STORM,
  // The defender's dice (rules 5.3, 5.4).
  defend: DEFEND,
  occupy: OCCUPY,
  collect: COLLECT,
  airfield: AIRFIELD,
  maneuver: MANEUVER,
  end: END,
  // A standing wish (rule 5.4).
  set: SET_WISH,
};

export const VERBS: { readonly [T in Action["type"]]: Verb<T> } = { ...DEEDS, resign: makeResign(DEEDS) };

/** The verbs of seats in the order in which they are offered; resigning and wishes need no offer. */
export const OFFERED = [
  "army",
  "capital",
  "claim",
  "place",
  "turn_in",
  "attack",
  "storm",
  "defend",
  "occupy",
  "collect",
  "airfield",
  "maneuver",
  "end",
] as const;
