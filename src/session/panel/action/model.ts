import { zeros } from "../../../core/counts";
import type { Bounds, Draft } from "../../../core/choice";
import type { CommonState, Refusal } from "../../../core/types";
import type { Language } from "../../../text/language";
import { actionText } from "../../../text/log";
import { phaseName } from "../../../text/names";
import { refusalText } from "../../../text/refusals";
import type { Match } from "../../match/match";
import { bounds, finished, isReady, newIntent, refuseNow, wordChoice, type Intent } from "../../play/intent";
import { roomFor } from "../../../core/bounds";
import { said } from "../words";

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

export function modelOfAction(m: Match, intent: Intent, language: Language): ActionModel {
  const s = m.game.state;
  const { seat } = intent;
  const none = refuseNow(s, seat);
  if (none !== undefined) return { ...IDLE, why: refusalText(none, language) };
  const b = bounds(m, intent);
  const choice = finished(m, intent);
  const ready = isReady(m, intent);
  const verbs = verbButtons(m, intent, language);
  const end = endButton(m, intent, language);
  const field = choice.field === "verb" ? "" : choice.field;
  const { chosen, due, sumText } = sumOf(intent, b, language);
  return {
    why: "",
    prompt: promptOf(m, intent, verbs, field, language),
    draft: ready && choice.field === "done" ? actionText(choice.action, s.colours, language) : "",
    verbs,
    words: wordButtons(m, intent, language),
    steppers: b === undefined ? [] : steppersOf(m, intent, b, language),
    chosen,
    due,
    sumText,
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

function promptOf(
  { module, game }: Match,
  { seat, draft, asked }: Intent,
  verbs: readonly Button[],
  field: string,
  language: Language,
): string {
  const { panel, names } = language;
  const s = game.state;
  if (asked) return panel.endAnyway(phaseName(s.phase, names));
  if (isStuck(verbs)) return panel.nothingLeft;
  const verb = verbOf(draft);
  const special = module.action.prompt(s, seat, verb);
  const prompt = special === "" ? usualPrompt(s, verb, field, language) : said(panel.prompts, special);
  const note = module.action.note(s, language);
  return note === "" ? prompt : `${prompt} ${note}`;
}

function usualPrompt(s: CommonState, verb: string, field: string, { panel: { prompts } }: Language): string {
  const exact = prompts[verb === "" ? `step.${s.step}` : `${verb}.${field}`];
  return exact ?? said(prompts, prompts[`${verb}.counts`] === undefined ? "done" : `${verb}.counts`);
}

/** Whether nothing can be done but to end the phase. */
function isStuck(verbs: readonly Button[]): boolean {
  return verbs.length > 0 && !verbs.some((verb) => verb.on);
}

/** A verb is grey, too, where there is no territory that it could begin in. */
function verbButtons({ module, game }: Match, { seat, draft }: Intent, language: Language): Button[] {
  const s = game.state;
  const choice = module.choices.next(s, { seat });
  const list: Button[] = [];
  if (choice.field !== "verb") return list;
  for (const { value, why } of choice.candidates) {
    if (module.action.verbs.includes(value)) {
      const verb = button(value, said(language.panel.verbs, value), why, draft.verb === value, language);
      const idle = verb.on && s.step === s.phase && !module.choices.canMove(s, seat, value);
      list.push(idle ? { ...verb, on: false, why: language.panel.noPlace } : verb);
    }
  }
  return list;
}

/** One of a few ways to do it, the cards that fit the prompt. */
function wordButtons(m: Match, intent: Intent, language: Language): Button[] {
  const { word } = intent.draft;
  const verb = verbOf(intent.draft);
  const choice = wordChoice(m, intent);
  const unfit = m.module.action.unfit[verb];
  const list: Button[] = [];
  if (choice.field !== "word") return list;
  for (const { value, why } of choice.candidates) {
    if (why === undefined || why.code !== unfit)
      list.push(button(value, language.panel.word(verb, value), why, word === value, language));
  }
  return list;
}

function verbOf({ verb }: Draft): string {
  return verb ?? "";
}

function steppersOf({ module, game }: Match, intent: Intent, b: Bounds, language: Language): StepperModel[] {
  const { panel } = language;
  const { counts, seat } = intent;
  const verb = verbOf(intent.draft);
  const isPriced = module.action.priced.includes(verb);
  const list: StepperModel[] = [];
  b.kinds.forEach((id, kind) => {
    if (b.max[kind] > 0) {
      const value = counts[kind];
      const face = module.action.face(game.state, seat, id, kind);
      const text = face < 0 ? panel.kind(verb, id, value) : panel.die(kind + 1, face);
      list.push({
        kind,
        id,
        text,
        value,
        least: b.min[kind],
        most: roomFor(b, counts, kind),
        name: panel.stepper(text, isPriced ? b.prices[kind] : 0),
        amount: face < 0 ? `${value}` : panel.plus(value),
      });
    }
  });
  return list;
}

function sumOf(
  { counts }: Intent,
  b: Bounds | undefined,
  { panel }: Language,
): Pick<ActionModel, "chosen" | "due" | "sumText"> {
  if (b === undefined) return { chosen: 0, due: -1, sumText: "" };
  const paid = b.prices.length > 0;
  const prices = paid ? b.prices : zeros(b.kinds.length).map(() => 1);
  let chosen = 0;
  counts.forEach((n, k) => {
    chosen += n * prices[k];
  });
  if (paid) return { chosen, due: b.budget, sumText: panel.spent(chosen, b.budget) };
  const due = b.least === b.most ? b.most : -1;
  return { chosen, due, sumText: panel.chosen(chosen, due) };
}

function endButton({ module, game }: Match, { seat, asked }: Intent, language: Language): Button | undefined {
  const s = game.state;
  const action = module.choices.end(s, seat);
  if (action === undefined) return undefined;
  const why = module.rules.check(s, action);
  return button("end", language.panel.endPhase(phaseName(s.phase, language.names)), why, asked, language);
}
