import { refuse } from "../../core/refuse";
import type { Refusal } from "../../core/types";
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
  readonly steps: readonly Step[];
  check(this: void, s: State, a: A): Refusal | undefined;
  apply(this: void, s: State, a: A, events: Event[]): void;
}

type Verbs = { readonly [T in Action["type"]]: Verb<ActionOf<T>> };

const always = (): Refusal | undefined => undefined;

/** Every verb of the game. Resigning and settings are possible at any step. */
export const VERBS: Verbs = {
  order: { steps: ["order"], check: checkFirst, apply: applyFirst },
  first: { steps: ["first"], check: checkFirst, apply: applyFirst },
  deal: { steps: ["deal"], check: checkDeal, apply: applyDeal },
  mission: { steps: ["mission"], check: checkMission, apply: applyMission },
  card: { steps: ["card"], check: checkCard, apply: applyCard },
  dice: {
    steps: ["dice"],
    check: checkDice,
    apply: (s, a, events) => {
      if (s.battle !== undefined) applyDice(s, s.battle, a, events);
    },
  },
  bombardment: {
    steps: ["bombardment"],
    check: checkBombardment,
    apply: (s, a, events) => {
      if (s.bombardment !== undefined) applyBombardment(s, s.bombardment, a, events);
    },
  },
  recruitment: {
    steps: ["recruitment"],
    check: checkRecruitment,
    apply: (s, a, events) => {
      if (s.recruitment !== undefined) applyRecruitment(s, s.recruitment, a, events);
    },
  },
  capital: { steps: ["capital"], check: checkCapital, apply: applyCapital },
  policies: { steps: ["policies"], check: checkPolicies, apply: applyPolicies },
  buy: { steps: ["purchase"], check: checkBuy, apply: applyBuy },
  castle: { steps: ["purchase"], check: checkCastle, apply: applyCastle },
  donate: { steps: ["purchase"], check: checkDonate, apply: applyDonate },
  attack: { steps: ["attack"], check: checkAttack, apply: applyAttack },
  fortify: { steps: ["fortify"], check: checkFortify, apply: applyFortify },
  build: { steps: ["fortify"], check: checkBuild, apply: applyBuild },
  bombard: { steps: ["diplomacy"], check: checkBombard, apply: applyBombard },
  recruit: { steps: ["diplomacy"], check: checkRecruit, apply: applyRecruit },
  place: { steps: ["placement"], check: checkPlace, apply: applyPlace },
  reinforce: { steps: ["placement"], check: checkReinforce, apply: applyReinforce },
  end: {
    steps: ["purchase", "attack", "fortify", "diplomacy", "placement"],
    check: checkEnd,
    apply: applyEnd,
  },
  play: { steps: ["play", "answer"], check: checkPlay, apply: applyPlay },
  pass: { steps: ["play", "answer"], check: always, apply: (s, _a, events) => applyPass(s, events) },
  lose: { steps: ["losses"], check: checkLose, apply: applyLose },
  boost: {
    steps: ["boost"],
    check: (s, a) =>
      s.battle === undefined ? refuse("step.other", { step: s.step }) : checkBoost(s, s.battle, a),
    apply: (s, a, events) => {
      if (s.battle !== undefined) applyBoost(s, s.battle, a, events);
    },
  },
  discard: { steps: ["discard"], check: checkDiscard, apply: applyDiscard },
  resign: { steps: [], check: always, apply: applyResign },
  set: { steps: [], check: always, apply: applySet },
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
