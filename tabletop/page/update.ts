import { arrange } from "./arrange";
import { isLive } from "./entrance";
import { lookAt } from "./map/viewport";
import { seatColor } from "./map/palette";
import { seatsShown } from "./running";
import { updateInspector } from "./inspector/inspector";
import type { Page } from "./types";
import type { View } from "../server/view";

/** Milliseconds after a press in which what the table prints for one person is its answer. */
const ANSWERS = 900;

/** Shows a new view in every part of the page. */
export function update(page: Page, view: View, before: View | undefined): void {
  const { root, store, stage, hand } = page;
  // A replay is shown in place of the table, which goes on behind it.
  const isShown = page.replay === undefined;
  if (isShown && isLive(page.entrance)) stage.take({ t: "view", n: 0, frame: store.frame(), view });
  page.alert.update(view);
  const tips = hand.tips();
  hand.update(view);
  const isSame = view.ui === before?.ui && view.you === before.you && view.lines === before.lines;
  // Panels in the middle leave free what lines point out.
  const isLaid = tips === hand.tips() && isSame;
  if (isShown && !isLaid) arrange(page);
  page.rail.update(view, seatsShown(page.drawings.quick, view));
  page.chat.update(view, before);
  page.showDialog(view);
  page.seatPicker.update(view);
  updateInspector(page.inspector, view);
  showBroadcasts(page, view, before);
  if (isShown) followCamera(page, view, before);
  root.style.setProperty("--mine", seatColor(view.you.color));
}

/** What the script says stands in one place; what it only prints is no more than an answer to who has just pressed. */
function showBroadcasts({ pressed, notices }: Page, view: View, before: View | undefined): void {
  if (before === undefined || view.chat === before.chat) return;
  for (const [key, { way, text, color, own }] of Object.entries(view.chat)) {
    if (key in before.chat) continue;
    const answers = own === true && pressed !== undefined && performance.now() - pressed.since < ANSWERS;
    if (way === "broadcast" || (way === "print" && answers)) notices.tell(text, color);
  }
}

/** Shows where the script wants one to look. */
function followCamera({ scene }: Page, view: View, before: View | undefined): void {
  const wish = view.camera;
  if (wish === undefined || wish.n === before?.camera?.n || before === undefined) return;
  lookAt(scene, wish);
}
