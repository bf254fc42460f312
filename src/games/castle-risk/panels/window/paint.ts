import { pickedIf } from "../../../../session/panel/buttons";
import type { ActionBody } from "../../../../session/panel/kit";
import type { Panel, Writer } from "../../../../session/panel/panel";
import { namesOf, viewersOf } from "../../../../session/panel/viewers";
import type { Room } from "../../../../session/table/room";
import { CARDS } from "../../rules/cards";
import { ORDERS } from "../../rules/standing";
import type { State } from "../../rules/state";
import { whole } from "../../table/state";
import type { CastleLanguage } from "../../text/language";
import { cardsInHand, modelOfWindow, textForAsked } from "./model";

/** Steps at which cards may be played. */
const STEPS: readonly string[] = ["play", "answer"];

export function windowKey(room: Room): string {
  const { match, ended } = room.table;
  if (match === undefined || ended) return "none";
  return STEPS.includes(match.game.state.step) ? `${match.revision}` : "none";
}

function paintWindow(
  room: Room,
  _viewer: string,
  { putAll, showAll, showAllTo }: Writer,
  language: CastleLanguage,
): void {
  const { match, ended } = room.table;
  const s = match === undefined || ended ? undefined : whole(match.game.state);
  const model = s === undefined ? undefined : modelOfWindow(s, language);
  showAll("window", model !== undefined);
  if (s === undefined || model === undefined) return;
  const colour = s.colours[model.asked];
  putAll("window-text", "text", model.text);
  showAllTo("window-text", namesOf(viewersOf(room).filter((id) => id !== colour)));
  putAll("window-you", "text", textForAsked(s, model.asked, language));
  showAllTo("window-you", namesOf([colour]));
  putAll("window-cards", "text", model.details);
}

function paintButtons(s: State, seat: number, { put, show }: Writer): void {
  const held = cardsInHand(s, seat);
  // Where the order answers there is nothing to press; the panel is there all the same, lest others at the screen can tell.
  const isOpen = ORDERS.answer(s, seat) === undefined;
  show("window-pass", isOpen);
  show("window-passed", !isOpen);
  for (const card of CARDS) show(`window-${card}`, held.includes(card));
  const never = s.seats[seat].settings.windows === "never";
  put("window-never", "image", pickedIf(never));
}

/** The card window as all see it, with words of its own to the seat that is asked. */
export const WINDOW: Panel<Room> = { layer: "fight", viewers: "all", key: windowKey, paint: paintWindow };

/** The asked seat's own buttons, in the place of its action. */
export const WINDOW_BUTTONS: ActionBody<State> = { id: "window-own", steps: STEPS, paint: paintButtons };
