import { isSettled } from "../../../core/bounds";
import type { AnyAction, CommonState } from "../../../core/types";
import type { Language } from "../../../text/language";
import { actionText } from "../../../text/log";
import { phaseName } from "../../../text/names";
import type { Match } from "../../match/match";
import {
  boughtBefore,
  bounds,
  doubtOf,
  finished,
  isReady,
  refuseNow,
  type Intent,
} from "../../intent/intent";
import { wordFor } from "../../ui/words";
import { endButton, verbButtons, wordButtons, type Button } from "./buttons";
import { steppersOf, sumText, type StepperModel } from "./steppers";

/** What the acting seat sees of its half-made action, and nobody else. */
export interface ActionModel {
  readonly prompt: string;
  /** The action in words once it could be confirmed, or in brief while its counts are chosen. */
  readonly draft: string;
  /** What is to be known of the one territory that it is picked for, a line each. */
  readonly about: readonly string[];
  readonly verbs: readonly Button[];
  readonly words: readonly Button[];
  /** None where one count alone can be chosen. */
  readonly steppers: readonly StepperModel[];
  /** Whether the steppers can be set to what was bought the last time. */
  readonly again: boolean;
  /**
   * Pieces chosen and due, or coins chosen and at hand where there are prices; or how the action would go that could be
   * confirmed. Empty where there is neither.
   */
  readonly sumText: string;
  readonly confirm: boolean;
  /** The button that ends the phase; undefined where none is to be ended. */
  readonly end: Button | undefined;
  /** Whether nothing is left but to press it. */
  readonly endsNow: boolean;
  /** Whether the prompt asks if the end of the phase, with moves left, or the action is meant. */
  readonly asks: boolean;
}

const IDLE: ActionModel = {
  prompt: "",
  draft: "",
  about: [],
  verbs: [],
  words: [],
  steppers: [],
  again: false,
  sumText: "",
  confirm: false,
  end: undefined,
  endsNow: false,
  asks: false,
};

/** The panel of a seat with what it has picked so far. */
export function modelOfAction(match: Match, intent: Intent, language: Language): ActionModel {
  const s = match.game.state;
  const { seat } = intent;
  if (refuseNow(s, seat) !== undefined) return IDLE;
  const all = bounds(match, intent);
  const steppers = all === undefined ? [] : steppersOf(match, intent, all, language);
  const isChosen =
    all !== undefined && steppers.length === 1 && isSettled(all, intent.counts, steppers[0].kind);
  const limits = isChosen ? undefined : all;
  const choice = finished(match, intent);
  const ready = isReady(match, intent);
  const verbs = verbButtons(match, intent, language);
  const end = endButton(match, intent, language);
  const field = choice.field === "verb" ? "" : choice.field;
  const action = ready && choice.field === "done" ? choice.action : undefined;
  const { about, odds: oddsOf } = match.module.action;
  const odds = choice.field === "done" ? (oddsOf?.(s, choice.action, language) ?? "") : "";
  const { territory } = intent.draft;
  return {
    prompt:
      action !== undefined && intent.asked === "action"
        ? wordFor(language.panel.prompts, doubtOf(match, action))
        : promptOf(match, intent, verbs, field, language),
    draft: choice.field === "done" ? draftOf(match, choice.action, ready, language) : "",
    about: choice.field === "done" && territory !== undefined ? (about?.(s, territory, language) ?? []) : [],
    verbs,
    words: wordButtons(match, intent, language),
    steppers: isChosen ? [] : steppers,
    again: boughtBefore(match, intent) !== undefined,
    sumText: odds === "" ? sumText(intent, limits, language) : odds,
    confirm: ready || intent.asked !== "",
    end,
    endsNow: isStuck(verbs),
    asks: intent.asked !== "",
  };
}

/** What is short stays while the steppers go through counts that are not allowed, and so does what stands below it. */
function draftOf({ module, game }: Match, action: AnyAction, ready: boolean, language: Language): string {
  const brief = module.action.brief?.(action, language) ?? "";
  return brief !== "" || !ready ? brief : actionText(action, game.state.colours, language);
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
  if (asked === "end")
    return panel.endAnyway(
      phaseName(s.phase, names),
      verbs.filter(({ on }) => on).map(({ text }) => text),
    );
  if (isStuck(verbs)) return panel.nothingLeft;
  const verb = draft.verb ?? "";
  const special = module.action.prompt(s, seat, verb);
  const prompt = special === "" ? usualPrompt(s, verb, field, language) : wordFor(panel.prompts, special);
  const note = module.action.note(s, language);
  return note === "" ? prompt : `${prompt} ${note}`;
}

function usualPrompt(s: CommonState, verb: string, field: string, { panel: { prompts } }: Language): string {
  const exact = prompts[verb === "" ? `step.${s.step}` : `${verb}.${field}`];
  return exact ?? wordFor(prompts, prompts[`${verb}.counts`] === undefined ? "done" : `${verb}.counts`);
}

/** Whether nothing can be done but to end the phase. */
function isStuck(verbs: readonly Button[]): boolean {
  return verbs.length > 0 && !verbs.some((verb) => verb.on);
}
