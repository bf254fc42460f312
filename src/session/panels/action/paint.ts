import type { Language } from "../../../text/language";
import type { Match } from "../../match/match";
import { actingSeat } from "../../play/acting";
import { idleEnd, isIdleAnswered } from "../../play/idle";
import { newIntent, type Intent } from "../../intent/intent";
import type { Room } from "../../table/room";
import { chairOf } from "../../table/table";
import { PALETTE } from "../../ui/palette";
import type { Panel, Writer } from "../../game/panel";
import { resize } from "../../ui/resize";
import { isHidden, namesOf, sizeOf } from "../../ui/viewers";
import { hasMarks } from "../odds/model";
import type { Button } from "./buttons";
import { firstOffer } from "../../play/offers";
import { intentKey } from "../../intent/key";
import { modelOfAction, type ActionModel } from "./model";
import type { StepperModel } from "./steppers";

function actionKey(room: Room): string {
  const seat = actingSeat(room);
  const { match } = room.table;
  if (match === undefined || seat < 0) return "none";
  const colour = match.game.state.colours[seat];
  const screen = room.screens[colour];
  const look = `${sizeOf(room, colour)} ${screen?.folded["action"]} ${isHidden(room, colour)} ${screen?.leafed ?? 0}`;
  return `${match.revision} ${seat} ${look} ${room.settings.advice} ${intentKey(intentOf(room, match, seat))}`;
}

function intentOf(room: Room, match: Match, seat: number): Intent {
  return room.intents[seat] ?? newIntent(match, seat);
}

/**
 * While the panel changes hands nobody sees it, but where all that it says may be known to everybody: then whoever has had
 * it loses it last.
 */
function paintAction(room: Room, _viewer: string, writer: Writer, language: Language): void {
  const { show, showTo, shown } = writer;
  const { match, module } = room.table;
  const seat = actingSeat(room);
  if (match === undefined || seat < 0) {
    showTo("action", "");
    return;
  }
  const s = match.game.state;
  const owner = namesOf([s.colours[seat]]);
  const { bodies } = module.action;
  const body = bodies.find(({ steps }) => steps.includes(s.step));
  const model = body === undefined ? modelOfAction(match, intentOf(room, match, seat), language) : undefined;
  if (shown("action", "visibility") !== owner && (model === undefined || isPrivate(model)))
    showTo("action", "");
  if (model !== undefined) paintBody(room, match, seat, model, writer, language);
  body?.paint(s, seat, writer, language, firstOffer(room, match, seat));
  for (const { id } of bodies) show(id, id === body?.id);
  show("action-body", body === undefined);
  const colour = s.colours[seat];
  const folded = room.screens[colour]?.folded["action"] === true;
  show("action-open", !folded);
  show("action-folded", folded);
  resize("action", sizeOf(room, colour), writer);
  showTo("action", isHidden(room, colour) ? "" : owner);
}

/** Whether it shows more than what everybody knows to be asked: what is chosen, or may be, and that a phase may end. */
function isPrivate({ draft, asks, verbs, words, steppers, end }: ActionModel): boolean {
  return draft !== "" || asks || end !== undefined || verbs.length + words.length + steppers.length > 0;
}

function paintBody(
  room: Room,
  match: Match,
  seat: number,
  model: ActionModel,
  writer: Writer,
  language: Language,
): void {
  const { put } = writer;
  const { verbs, words } = match.module.action;
  const ends = isIdleAnswered(room) && idleEnd(match, seat) !== undefined;
  // What is about to be done stands where the way to it stood.
  const { panel } = language;
  const first = ends
    ? panel.endsItself
    : model.asks
      ? `<color=${PALETTE.red}>${model.prompt}</color>`
      : model.draft === ""
        ? model.prompt
        : model.draft;
  const sum = model.sumText === "" ? "" : `\n${model.sumText}`;
  const about = model.about.map((line) => `\n${line}`).join("");
  const onMap = hasMarks(room) ? `\n${language.odds.onMap}` : "";
  const hint = chairOf(room.table, seat).advised ? `\n${panel.advising}` : "";
  put("action-prompt", "text", `<size=15><b>${first}</b></size>${sum}${about}${onMap}${hint}`);
  // One verb alone goes without saying: presses and drags mean it.
  paintButtons("verb", verbs, model.verbs.length > 1 ? model.verbs : [], writer);
  paintButtons("word", words, model.words, writer);
  paintSteppers(match, model.steppers, writer);
  writer.show("action-again", model.again);
  paintEnding(model, ends, writer, language);
}

/** Shows the buttons of a row that the model has, and hides the row where there is none. */
function paintButtons(
  kind: string,
  ids: readonly string[],
  buttons: readonly Button[],
  writer: Writer,
): void {
  writer.show(`action-${kind}s`, buttons.length > 0);
  if (buttons.length === 0) return;
  for (const id of ids) {
    const found = buttons.find((button) => button.id === id);
    writer.show(`${kind}-${id}`, found !== undefined);
    if (found !== undefined) paintButton(`${kind}-${id}`, found, writer);
  }
}

function paintButton(id: string, button: Button, { put }: Writer): void {
  put(id, "image", !button.on ? "button-grey" : button.picked ? "button-pressed" : "button-normal");
  put(id, "tooltip", button.why);
}

function paintSteppers({ module }: Match, steppers: readonly StepperModel[], { put, show }: Writer): void {
  show("action-steps", steppers.length > 0);
  if (steppers.length === 0) return;
  const { steppers: places, picture } = module.action;
  for (let kind = 0; kind < places; kind++) {
    const at = kind;
    const found = steppers.find((step) => step.kind === at);
    show(`step-${at}`, found !== undefined);
    if (found !== undefined) {
      put(`step-${at}-picture`, "image", picture(found.id));
      const words = `<size=16><b>${found.amount}</b></size>  ${found.name}`;
      const text = found.isDear ? `<color=${PALETTE.faint}>${words}</color>` : words;
      put(`step-${at}-text`, "text", text);
    }
  }
}

function paintEnding(model: ActionModel, ends: boolean, writer: Writer, { panel }: Language): void {
  const { put, show } = writer;
  put("action-confirm", "text", panel.confirm(model.asks));
  put("action-confirm", "image", model.confirm ? "button-accent" : "button-grey");
  put("action-confirm", "textColor", model.confirm ? PALETTE.light : PALETTE.faint);
  const { end } = model;
  show("action-end", end !== undefined);
  if (end === undefined) return;
  put("action-end", "text", end.text);
  paintButton("action-end", end, writer);
  // What alone can be pressed looks as Confirm does.
  const isWanted = model.endsNow && end.on && !ends;
  if (isWanted) put("action-end", "image", "button-accent");
  put("action-end", "textColor", isWanted ? PALETTE.light : PALETTE.ink);
}

/** What the seat that acts does next, or is about to do: for its eyes only. */
export const ACTION: Panel<Room> = {
  layer: "turn",
  viewers: "all",
  long: true,
  key: actionKey,
  paint: paintAction,
};
