import { whole } from "../../games/castle-risk/table/state";
import { cardsInHand, windowPanel } from "../../games/castle-risk/panels/window/model";
import { CARDS } from "../../games/castle-risk/rules/cards";
import type { State } from "../../games/castle-risk/rules/state";
import type { Room } from "../../session/table/room";
import { LANGUAGE } from "./language";
import { put, putAll, show, showAll } from "./brush";

export function windowKey(room: Room): string {
  const { match, ended } = room.table;
  if (match === undefined || ended) return "none";
  const { step } = match.game.state;
  return step === "play" || step === "answer" ? `${match.revision}` : "none";
}

/** The card window as all see it. */
export function paintWindow(room: Room): void {
  const { match, ended } = room.table;
  const model = match === undefined || ended ? undefined : windowPanel(whole(match.game.state), LANGUAGE);
  showAll("window", model !== undefined);
  if (model === undefined) return;
  putAll("window-text", "text", model.text);
  putAll("window-cards", "text", model.details);
}

/** The asked seat's own buttons; part of what only that seat sees. */
export function paintWindowButtons(s: State, seat: number): void {
  const held = cardsInHand(s, seat);
  put("window-prompt", "text", LANGUAGE.panel.prompts[`step.${s.step}`] ?? "");
  for (const card of CARDS) show(`window-${card}`, held.includes(card));
  put(
    "window-never",
    "image",
    s.seats[seat].settings.windows === "never" ? "button-pressed" : "button-normal",
  );
}
