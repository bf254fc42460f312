import { PALETTE } from "../../session/panel/palette";
import { whole } from "../../games/castle-risk/table/state";
import type { Match } from "../../session/match/match";
import { newIntent, type Intent } from "../../session/play/intent";
import { actionPanel, type ActionModel, type Button, type StepperModel } from "../../session/panel/action";
import { PANEL_STEPPERS, PANEL_VERBS, PANEL_WORDS, pictureOf } from "../../session/panel/parts";
import type { Room } from "../../session/table/room";
import { put, show, shown } from "./brush";
import { LANGUAGE } from "./language";
import { resize } from "./sizes";
import { isSeated, namesOf } from "./viewers";
import { paintWindowButtons } from "./window";

/**
 * The seat whose panel is shown: the one that is asked, if it is asked alone; else -1. While it changes pieces by hand
 * the game waits, and so does its panel.
 */
function actingSeat(room: Room): number {
  const { match, ended } = room.table;
  if (match === undefined || ended) return -1;
  const s = match.game.state;
  if (s.asked.length !== 1 || s.step === "policies") return -1;
  const colour = s.colours[s.asked[0]];
  return isSeated(room, colour) && room.looks[colour]?.page !== "manual" ? s.asked[0] : -1;
}

export function actionKey(room: Room): string {
  const seat = actingSeat(room);
  const { match } = room.table;
  if (match === undefined || seat < 0) return "none";
  const large = (room.looks[match.game.state.colours[seat]]?.size ?? 0) > 0;
  return `${match.revision} ${seat} ${large} ${intentKey(intentOf(room, match, seat))}`;
}

function intentOf(room: Room, m: Match, seat: number): Intent {
  return room.intents[seat] ?? newIntent(m, seat);
}

/** All of a half-made action in one text. */
export function intentKey(intent: Intent): string {
  const { verb, from, to, territory, word } = intent.draft;
  let key = `${verb ?? ""} ${from ?? -1} ${to ?? -1} ${territory ?? -1} ${word ?? ""}`;
  for (const n of intent.counts) key += ` ${n}`;
  return intent.asked ? `${key} asked` : key;
}

/** The acting seat's panel. While it changes hands nobody sees it. */
export function paintAction(room: Room): void {
  const { match } = room.table;
  const seat = actingSeat(room);
  if (match === undefined || seat < 0) {
    show("action", false);
    return;
  }
  const s = match.game.state;
  const owner = namesOf([s.colours[seat]]);
  if (shown("action", "visibility") !== owner) show("action", false);
  const asksCard = s.step === "play" || s.step === "answer";
  if (asksCard) paintWindowButtons(whole(s), seat);
  else paintBody(match, intentOf(room, match, seat));
  show("window-own", asksCard);
  show("action-body", !asksCard);
  const look = room.looks[s.colours[seat]];
  resize("action", look !== undefined && look.size > 0);
  put("action", "visibility", owner);
  show("action", true);
}

function paintBody(m: Match, intent: Intent): void {
  const model = actionPanel(m, intent, LANGUAGE);
  // What is about to be done stands where the way to it stood.
  put("action-prompt", "text", model.draft === "" || model.asks ? model.prompt : model.draft);
  // One verb alone goes without saying: presses and drags mean it.
  paintButtons("action-verbs", "verb", PANEL_VERBS, model.verbs.length > 1 ? model.verbs : []);
  paintButtons("action-words", "word", PANEL_WORDS, model.words);
  paintSteppers(model.steppers);
  show("action-sum", model.steppers.length > 0);
  if (model.steppers.length > 0) put("action-chosen", "text", model.sumText);
  paintEnding(model);
}

/** Shows the buttons of a row that the model has, and hides the row where there is none. */
function paintButtons(rowId: string, kind: string, ids: readonly string[], buttons: readonly Button[]): void {
  for (const id of ids) {
    const found = buttons.find((b) => b.id === id);
    show(`${kind}-${id}`, found !== undefined);
    if (found !== undefined) paintButton(`${kind}-${id}`, found);
  }
  show(rowId, buttons.length > 0);
}

function paintButton(id: string, b: Button): void {
  put(id, "image", !b.on ? "button-grey" : b.picked ? "button-pressed" : "button-normal");
  put(id, "tooltip", b.why);
}

function paintSteppers(steppers: readonly StepperModel[]): void {
  for (let kind = 0; kind < PANEL_STEPPERS; kind++) {
    const at = kind;
    const found = steppers.find((step) => step.kind === at);
    show(`step-${at}`, found !== undefined);
    if (found !== undefined) {
      put(`step-${at}-picture`, "image", pictureOf(found.id));
      put(`step-${at}-text`, "text", found.name);
      put(`step-${at}-amount`, "text", found.amount);
    }
  }
  show("action-steps", steppers.length > 0);
}

function paintEnding(model: ActionModel): void {
  put("action-confirm", "image", model.confirm ? "button-accent" : "button-grey");
  put("action-confirm", "textColor", model.confirm ? PALETTE.light : PALETTE.faint);
  put("action-cancel", "image", model.cancel ? "button-normal" : "button-grey");
  const { end } = model;
  show("action-end", end !== undefined);
  if (end === undefined) return;
  put("action-end", "text", end.text);
  paintButton("action-end", end);
}
