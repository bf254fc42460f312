import { draw, makeRoom, measure, prepare } from "./arrange";
import { isLive } from "./home/entrance";
import { isAsked } from "./alert";
import { afterPaint } from "./map/frame";
import { fill, isFull } from "./map/full";
import { lookAt } from "./map/viewport";
import { hasPressed } from "./pressed";
import { FRAME, newSteps, type Step, type Steps } from "./steps";
import { messagesOf } from "./parts/messages";
import { seatColor } from "./map/palette";
import { seatsShown } from "./replay/running";
import { updateInspector } from "./inspector/inspector";
import { documentOf } from "./panels/document";
import { questionText } from "./panels/question";
import type { Page } from "./types";
import type { View } from "../wire/view";

/**
 * Shows a new view in every part of the page: what lies on the table at once, and what is around it in the next frames
 * (`stepsOf`).
 */
export function update(page: Page, view: View, before: View | undefined): void {
  const { store, stage, hand } = page;
  // A replay is shown in place of the table, which goes on behind it.
  if (isStaged(page)) stage.take({ t: "view", n: 0, frame: store.frame(), view });
  page.lying.update(view, before);
  page.alert.update(view);
  hand.update(view);
  page.steps.begin();
}

function isStaged({ replay, entrance }: Page): boolean {
  return replay === undefined && isLive(entrance);
}

/** What is measured is drawn after so many steps towards it, however often the view changes. */
const TRIES = 10;

/**
 * What a new view brings about around the map: panels are measured, what draws them is worked out, they are drawn, then the
 * map gets what they leave, and all else follows, in that order and each in a frame of its own. A browser that shows no
 * frames, and the first view, have all of it at once.
 */
export function stepsOf(get: () => Page): Steps {
  let told: View | undefined;
  const isUrgent = (): boolean => document.hidden || told === undefined;
  const steps: Step[] = [
    ...panelSteps(get, isUrgent),
    {
      draws: false,
      isDue: () => get().roomLeft !== undefined,
      run: () => makeRoom(get()),
    },
    {
      draws: false,
      isDue: () => isOpen(get()) && told !== get().store.view,
      run: () => {
        const before = told;
        told = get().store.view;
        if (told !== undefined) tell(get(), told, before);
      },
    },
  ];
  return newSteps(steps, {
    later: (run) => void setTimeout(run, FRAME),
    inFrame: (run) => requestAnimationFrame(() => afterPaint(get().scene, run)),
    isFull: () => isFull(get().scene),
    fill: () => fill(get().scene),
    isUrgent,
  });
}

function isOpen({ store: { view } }: Page): boolean {
  return view !== undefined;
}

/** What draws the panels of a new view, step by step. */
function panelSteps(get: () => Page, isUrgent: () => boolean): Step[] {
  let measured: View | undefined;
  let prepared: View | undefined;
  let laid: View | undefined;
  let tips = 0;
  let tries = 0;
  const isLaid = ({ store: { view }, hand }: Page): boolean => {
    const isSame = view?.ui === laid?.ui && view?.you === laid?.you && view?.lines === laid?.lines;
    // Panels in the middle leave free what lines point out.
    return isSame && tips === hand.tips();
  };
  const isDrawn = (page: Page): boolean => page.replay !== undefined || isLaid(page);
  const isDue = (): boolean => isOpen(get()) && !isDrawn(get());
  const isAmong = ({ store: { view } }: Page, all: readonly (View | undefined)[]): boolean =>
    all.some((one) => one !== undefined && one.ui === view?.ui && one.you === view.you);
  const isMeasured = (): boolean => isAmong(get(), [laid, measured]);
  const isPrepared = (): boolean => isAmong(get(), [laid, prepared]);
  return [
    {
      draws: false,
      isDue: () => laid !== undefined && isDue() && !isMeasured(),
      run: () => {
        tries++;
        if (measure(get())) measured = get().store.view;
      },
    },
    {
      draws: false,
      isDue: () => isDue() && isMeasured() && !isPrepared(),
      run: () => {
        tries++;
        if (prepare(get())) prepared = get().store.view;
      },
    },
    {
      draws: true,
      isDue: () => isDue() && (isUrgent() || isPrepared() || tries >= TRIES),
      run: () => {
        tries = 0;
        laid = get().store.view;
        tips = get().hand.tips();
        draw(get());
        // The page of a moment comes after what the script says of it where a battle is read first.
        get().notices.drop(get().layer.says);
      },
    },
  ];
}

/** Shows a view around the map and the panels. */
function tell(page: Page, view: View, before: View | undefined): void {
  tellQuestion(page, view, before);
  page.rail.update(view, seatsShown(page.seats(view), view), page.computers(view));
  page.chat.update(view, before);
  page.showDialog(view);
  page.seatPicker.update(view);
  updateInspector(page.inspector, view);
  showBroadcasts(page, view, before);
  if (page.replay === undefined) followCamera(page, view, before);
  page.root.style.setProperty("--mine", seatColor(view.you.color));
}

/** What the script says stands in one place, but not what a page over the table says already. */
function showBroadcasts(page: Page, view: View, before: View | undefined): void {
  const { notices, layer } = page;
  if (before === undefined) return;
  if (isAsked(before) && !isAsked(view)) notices.answered();
  if (view.chat === before.chat) return;
  const fresh = Object.entries(view.chat).flatMap(([key, line]) => (key in before.chat ? [] : [line]));
  // The host is told of errors, in the chat; of one that a press has brought about at once, or it would seem to do nothing.
  const fault = hasPressed(page) ? fresh.find(({ way }) => way === "error") : undefined;
  if (fault !== undefined) notices.tell(fault.text);
  for (const { text, color, own } of messagesOf(fresh)) {
    if (layer.says(text)) continue;
    // The table says that it is somebody's move shortly before its panels ask.
    if (own === true) notices.ask(text, color);
    else notices.tell(text, color);
  }
}

/** Shows where the script wants one to look. */
function followCamera({ scene }: Page, view: View, before: View | undefined): void {
  const wish = view.camera;
  if (wish === undefined || wish.n === before?.camera?.n || before === undefined) return;
  lookAt(scene, wish);
}

/** Those who hear the page are told what they are asked, and what becomes of it as they choose. */
function tellQuestion({ bubbles }: Page, view: View, before: View | undefined): void {
  if (!view.you.asked || view.ui === before?.ui) return;
  const text = questionText(documentOf(view.ui));
  const last = before?.you.asked === true ? questionText(documentOf(before.ui)) : "";
  if (text !== "" && text !== last) bubbles.announce(text);
}
