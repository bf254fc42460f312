import { refuse } from "../../../core/refuse";
import type { Refusal } from "../../../core/types";
import type { Action, ActionOf } from "./actions";
import { applyAttack, checkAttack } from "./attack";
import { applyBattleLosses, applyBoost, applyDice, checkBattleLosses, checkBoost, checkDice } from "./battle";
import {
  applyBombard,
  applyBombardLosses,
  applyBombardment,
  checkBombard,
  checkBombardLosses,
  checkBombardment,
} from "./bombard";
import { applyDiscard, checkDiscard } from "./discard";
import type { Event } from "./events";
import { applyFirst, checkFirst } from "./first";
import { applyBuild, applyFortify, checkBuild, checkFortify } from "./fortify";
import { applyPlace, applyReinforce, checkPlace, checkReinforce } from "./placement";
import { applyBuy, applyCastle, applyDonate, checkBuy, checkCastle, checkDonate } from "./purchase";
import { applyRecruit, applyRecruitment, checkRecruit, checkRecruitment } from "./recruit";
import { applyResign } from "./resign";
import { applyPolicies, checkPolicies } from "./round";
import { applyCapital, applyDeal, checkCapital, checkDeal } from "./setup";
import type { State, Step } from "./state";
import { applyCard, applyEnd, applyMission, checkCard, checkEnd, checkMission } from "./turn";
import { applyPass, applyPlay, checkPlay } from "./window";

/** One kind of action: at which steps it may be taken, whether it is legal then, and what it does. */
export interface Verb<A extends Action> {
  readonly at: Readonly<Partial<Record<Step, true>>>;
  check(this: void, s: State, a: A): Refusal | undefined;
  apply(this: void, s: State, a: A, events: Event[]): void;
}

type Verbs = { readonly [T in Action["type"]]: Verb<ActionOf<T>> };

const always = (): Refusal | undefined => undefined;

/** Every verb of the game. Resigning and settings are possible at any step. */
export const VERBS: Verbs = {
  order: { at: { order: true }, check: checkFirst, apply: applyFirst },
  first: { at: { first: true }, check: checkFirst, apply: applyFirst },
  deal: { at: { deal: true }, check: checkDeal, apply: applyDeal },
  mission: { at: { mission: true }, check: checkMission, apply: applyMission },
  card: { at: { card: true }, check: checkCard, apply: applyCard },
  dice: {
    at: { dice: true },
    check: checkDice,
    apply: (s, a, events) => {
      if (s.battle !== undefined) applyDice(s, s.battle, a, events);
    },
  },
  bombardment: {
    at: { bombardment: true },
    check: checkBombardment,
    apply: (s, a, events) => {
      if (s.bombardment !== undefined) applyBombardment(s, s.bombardment, a, events);
    },
  },
  recruitment: {
    at: { recruitment: true },
    check: checkRecruitment,
    apply: (s, a, events) => {
      if (s.recruitment !== undefined) applyRecruitment(s, s.recruitment, a, events);
    },
  },
  capital: { at: { capital: true }, check: checkCapital, apply: applyCapital },
  policies: { at: { policies: true }, check: checkPolicies, apply: applyPolicies },
  buy: { at: { purchase: true }, check: checkBuy, apply: applyBuy },
  castle: { at: { purchase: true }, check: checkCastle, apply: applyCastle },
  donate: { at: { purchase: true }, check: checkDonate, apply: applyDonate },
  attack: { at: { attack: true }, check: checkAttack, apply: applyAttack },
  fortify: { at: { fortify: true }, check: checkFortify, apply: applyFortify },
  build: { at: { fortify: true }, check: checkBuild, apply: applyBuild },
  bombard: { at: { diplomacy: true }, check: checkBombard, apply: applyBombard },
  recruit: { at: { diplomacy: true }, check: checkRecruit, apply: applyRecruit },
  place: { at: { placement: true }, check: checkPlace, apply: applyPlace },
  reinforce: { at: { placement: true }, check: checkReinforce, apply: applyReinforce },
  end: {
    at: { purchase: true, attack: true, fortify: true, diplomacy: true, placement: true },
    check: checkEnd,
    apply: applyEnd,
  },
  play: { at: { play: true, answer: true }, check: checkPlay, apply: applyPlay },
  pass: { at: { play: true, answer: true }, check: always, apply: (s, _a, events) => applyPass(s, events) },
  lose: { at: { losses: true }, check: checkLose, apply: applyLose },
  boost: {
    at: { boost: true },
    check: (s, a) =>
      s.battle === undefined ? refuse("step.other", { step: s.step }) : checkBoost(s, s.battle, a),
    apply: (s, a, events) => {
      if (s.battle !== undefined) applyBoost(s, s.battle, a, events);
    },
  },
  discard: { at: { discard: true }, check: checkDiscard, apply: applyDiscard },
  resign: { at: {}, check: always, apply: applyResign },
  set: { at: {}, check: always, apply: applySet },
};

function checkLose(s: State, a: ActionOf<"lose">): Refusal | undefined {
  if (s.battle !== undefined) return checkBattleLosses(s, s.battle, a);
  if (s.bombardment !== undefined) return checkBombardLosses(s, s.bombardment, a);
  return refuse("step.other", { step: s.step });
}

function applyLose(s: State, a: ActionOf<"lose">, events: Event[]): void {
  if (s.battle !== undefined) applyBattleLosses(s, s.battle, a, events);
  else if (s.bombardment !== undefined) applyBombardLosses(s, s.bombardment, a, events);
}

function applySet(s: State, a: ActionOf<"set">): void {
  const settings = s.seats[a.seat].settings;
  if (a.setting === "losses") settings.losses = a.value;
  else if (a.setting === "dice") settings.dice = a.value;
  else settings.windows = a.value;
}
