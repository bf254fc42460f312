import { zeros } from "../../core/counts";
import type { Refusal, Seat } from "../../core/types";
import type { Action, EndedPhase } from "../../games/castle-risk/rules/actions";
import { check } from "../../games/castle-risk/rules/check";
import { CHOICES } from "../../games/castle-risk/choices";
import type { Bounds } from "../../core/choice";
import type { State } from "../../games/castle-risk/rules/state";
import { whole } from "../../games/castle-risk/table/state";
import type { Match } from "../match/match";
import { any } from "../../games/castle-risk/rules/units";
import type { Language } from "../../text/language";
import { actionText } from "../../text/log";
import { phaseName } from "../../text/names";
import { refusalText } from "../../text/refusals";
import { bounds, finished, isReady, newIntent, refuseNow, wordChoice, type Intent } from "../play/intent";
import { roomFor } from "../../core/bounds";
import { movesNow } from "../../games/castle-risk/panels/moves";
import { APART } from "./parts";
import { said } from "./words";

/** A button: what it says, and why it is grey where it is. */
export interface Button {
  readonly id: string;
  readonly text: string;
  readonly on: boolean;
  readonly why: string;
  readonly picked: boolean;
}

export interface StepperModel {
  readonly kind: number;
  readonly id: string;
  readonly text: string;
  readonly value: number;
  readonly least: number;
  /** As far as it goes, the others standing as they do. */
  readonly most: number;
  /** What it counts, and how many, in words. */
  readonly name: string;
  readonly amount: string;
}

/** What the acting seat sees of its half-made action, and nobody else. */
export interface ActionModel {
  /** Why nothing can be done at all; empty where something can. */
  readonly why: string;
  readonly prompt: string;
  /** The action in words once it could be confirmed. */
  readonly draft: string;
  readonly verbs: readonly Button[];
  readonly words: readonly Button[];
  readonly steppers: readonly StepperModel[];
  /** Pieces chosen and due, or coins chosen and at hand where there are prices; -1 for no limit. */
  readonly chosen: number;
  readonly due: number;
  /** The same in words; empty where nothing is counted. */
  readonly sumText: string;
  readonly confirm: boolean;
  readonly cancel: boolean;
  /** The button that ends the phase; undefined where none is to be ended. */
  readonly end: Button | undefined;
  /** Whether it has been pressed once, with moves left. */
  readonly asks: boolean;
}

const IDLE: ActionModel = {
  why: "",
  prompt: "",
  draft: "",
  verbs: [],
  words: [],
  steppers: [],
  chosen: 0,
  due: -1,
  sumText: "",
  confirm: false,
  cancel: false,
  end: undefined,
  asks: false,
};

export function actionPanel(m: Match, intent: Intent, language: Language): ActionModel {
  const s = whole(m.game.state);
  const { seat, draft } = intent;
  const none = refuseNow(s, seat);
  if (none !== undefined) return { ...IDLE, why: refusalText(none, language) };
  const { panel } = language;
  const b = bounds(m, intent);
  const choice = finished(m, intent);
  const ready = isReady(m, intent);
  const verbs = verbButtons(s, intent, language);
  const end = endButton(s, intent, language);
  const field = choice.field === "verb" ? "" : choice.field;
  const { chosen, due } = sumOf(intent, b);
  return {
    why: "",
    prompt: intent.asked
      ? panel.endAnyway(phaseName(s.phase, language.names))
      : isStuck(verbs)
        ? panel.nothingLeft
        : withMoves(
            promptOf(s, seat, draft.verb ?? "", field, language),
            movesNow(s, language as Parameters<typeof movesNow>[1]),
          ),
    draft: ready && choice.field === "done" ? actionText(choice.action as Action, s.colours, language) : "",
    verbs,
    words: wordButtons(m, intent, language),
    steppers: b === undefined ? [] : steppersOf(s, intent, b, language),
    chosen,
    due,
    sumText:
      b === undefined ? "" : b.prices.length > 0 ? panel.spent(chosen, due) : panel.chosen(chosen, due),
    confirm: ready || intent.asked,
    cancel: intent.asked || isBegun(intent, newIntent(m, seat)),
    end,
    asks: intent.asked,
  };
}

/** Whether anything was picked that does not go without saying. */
function isBegun({ draft, counts }: Intent, fresh: Intent): boolean {
  return (
    draft.from !== undefined ||
    draft.territory !== undefined ||
    draft.verb !== fresh.draft.verb ||
    counts.some((n, kind) => n !== fresh.counts[kind])
  );
}

function button(
  id: string,
  text: string,
  why: Refusal | undefined,
  picked: boolean,
  language: Language,
): Button {
  return {
    id,
    text,
    on: why === undefined,
    why: why === undefined ? "" : refusalText(why, language),
    picked,
  };
}

function promptOf(s: State, seat: Seat, verb: string, field: string, language: Language): string {
  const { prompts } = language.panel;
  // What is not there is not spoken of.
  if (verb === "" && s.step === "fortify" && s.moves.castle !== "bought")
    return said(prompts, "fortify.from");
  if (verb === "" && s.step === "placement" && !any(s.seats[seat].reserve))
    return said(prompts, "step.placement.none");
  const exact = prompts[verb === "" ? `step.${s.step}` : `${verb}.${field}`];
  if (exact !== undefined) return exact;
  if (verb === "" && s.step === "attack") return said(prompts, "attack.from");
  return said(prompts, prompts[`${verb}.counts`] === undefined ? "done" : `${verb}.counts`);
}

/** Whether nothing can be done but to end the phase. */
function isStuck(verbs: readonly Button[]): boolean {
  return verbs.length > 0 && !verbs.some((verb) => verb.on);
}

function withMoves(prompt: string, moves: string): string {
  return moves === "" ? prompt : `${prompt} ${moves}`;
}

/** A verb is grey, too, where there is no territory that it could begin in. */
function verbButtons(s: State, { seat, draft }: Intent, language: Language): Button[] {
  const choice = CHOICES.next(s, { seat });
  const list: Button[] = [];
  if (choice.field !== "verb") return list;
  for (const { value, why } of choice.candidates) {
    if (!APART.includes(value)) {
      const verb = button(value, said(language.panel.verbs, value), why, draft.verb === value, language);
      const idle = verb.on && s.step === s.phase && !CHOICES.canMove(s, seat, value);
      list.push(idle ? { ...verb, on: false, why: language.panel.noPlace } : verb);
    }
  }
  return list;
}

/** A bribe or none, the unit of a Reinforcements card, the cards that fit the prompt. */
function wordButtons(m: Match, intent: Intent, language: Language): Button[] {
  const { draft } = intent;
  const choice = wordChoice(m, intent);
  const list: Button[] = [];
  if (choice.field !== "word") return list;
  for (const c of choice.candidates) {
    const text = language.panel.word(draft.verb ?? "", c.value);
    const fits = draft.verb !== "play" || c.why === undefined || c.why.code !== "card.not_now";
    if (fits) list.push(button(c.value, text, c.why, draft.word === c.value, language));
  }
  return list;
}

function steppersOf(s: State, intent: Intent, b: Bounds, language: Language): StepperModel[] {
  const list: StepperModel[] = [];
  const { counts } = intent;
  b.kinds.forEach((id, kind) => {
    if (b.max[kind] > 0) {
      const value = counts[kind];
      const die = id === "die";
      const text = die
        ? language.panel.die(kind + 1, faceOf(s, intent, kind))
        : language.panel.kind(intent.draft.verb ?? "", id, value);
      list.push({
        kind,
        id,
        text,
        value,
        least: b.min[kind],
        most: roomFor(b, counts, kind),
        name: language.panel.stepper(text, intent.draft.verb === "buy" ? b.prices[kind] : 0),
        amount: die ? language.panel.plus(value) : `${value}`,
      });
    }
  });
  return list;
}

function faceOf(s: State, intent: Intent, die: number): number {
  const b = s.battle;
  if (b === undefined) return 0;
  return intent.seat === b.attacker ? b.attackerDice[die] : b.defenderDice[die];
}

function sumOf(intent: Intent, b: Bounds | undefined): { chosen: number; due: number } {
  if (b === undefined) return { chosen: 0, due: -1 };
  let sum = 0;
  const prices = b.prices.length > 0 ? b.prices : zeros(b.kinds.length).map(() => 1);
  intent.counts.forEach((n, k) => {
    sum += n * prices[k];
  });
  if (b.prices.length > 0) return { chosen: sum, due: b.budget };
  return { chosen: sum, due: b.least === b.most ? b.most : -1 };
}

function endButton(s: State, intent: Intent, language: Language): Button | undefined {
  if (s.turn !== intent.seat || s.step !== s.phase || s.phase === "discard") return undefined;
  const why = check(s, { type: "end", seat: intent.seat, phase: s.phase as EndedPhase });
  return button(
    "end",
    language.panel.endPhase(phaseName(s.phase, language.names)),
    why,
    intent.asked,
    language,
  );
}
