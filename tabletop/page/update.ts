import { arrange } from "./arrange";
import { isLive } from "./home/entrance";
import { isAsked } from "./alert";
import { lookAt } from "./map/viewport";
import { hasPressed } from "./pressed";
import { messagesOf } from "./parts/messages";
import { seatColor } from "./map/palette";
import { seatsShown } from "./replay/running";
import { updateInspector } from "./inspector/inspector";
import { documentOf } from "./panels/document";
import { questionText } from "./panels/question";
import type { Page } from "./types";
import type { View } from "../wire/view";

/** Shows a new view in every part of the page. */
export function update(page: Page, view: View, before: View | undefined): void {
  const { root, store, stage, hand } = page;
  // A replay is shown in place of the table, which goes on behind it.
  const isShown = page.replay === undefined;
  if (isShown && isLive(page.entrance)) stage.take({ t: "view", n: 0, frame: store.frame(), view });
  page.lying.update(view, before);
  page.alert.update(view);
  tellQuestion(page, view, before);
  const tips = hand.tips();
  hand.update(view);
  const isSame = view.ui === before?.ui && view.you === before.you && view.lines === before.lines;
  // Panels in the middle leave free what lines point out.
  const isLaid = tips === hand.tips() && isSame;
  if (isShown && !isLaid) arrange(page);
  page.rail.update(view, seatsShown(page.seats(view), view), page.computers(view));
  page.chat.update(view, before);
  page.showDialog(view);
  page.seatPicker.update(view);
  updateInspector(page.inspector, view);
  showBroadcasts(page, view, before);
  if (isShown) followCamera(page, view, before);
  root.style.setProperty("--mine", seatColor(view.you.color));
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
