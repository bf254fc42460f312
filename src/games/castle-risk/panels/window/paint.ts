import { pickedIf } from "../../../../session/ui/buttons";
import type { ActionBody } from "../../../../session/game/kit";
import type { Panel } from "../../../../session/game/panel";
import { rowsOf } from "../../../../session/ui/rows";
import type { Room } from "../../../../session/table/room";
import { CARDS } from "../../rules/cards";
import type { State } from "../../rules/state";
import { whole } from "../../table/state";
import type { CastleLanguage } from "../../text/language";
import { cardsInHand, modelOfWindow, passOf } from "./model";

/** Letters in a row, how high it is, and what is above and below. Below a battle there is room for two in a low window. */
const LETTERS = 40;
const ROW = 17;
const MARGINS = 8;

/** Steps at which cards may be played. */
const STEPS: readonly string[] = ["play", "answer"];

export function windowKey(room: Room): string {
  const { match, ended } = room.table;
  if (match === undefined || ended) return "none";
  return STEPS.includes(match.game.state.step) ? `${match.revision}` : "none";
}

/** The card window as all see it. */
export const WINDOW: Panel<Room> = {
  layer: "fight",
  viewers: "all",
  key: windowKey,
  paint: (room, _viewer, writer, language: CastleLanguage) => {
    const { match, ended } = room.table;
    const model = match === undefined || ended ? undefined : modelOfWindow(whole(match.game.state), language);
    writer.showAll("window", model !== undefined);
    if (model === undefined) return;
    const { text, details } = model;
    const rows = rowsOf([text, details], LETTERS);
    writer.putAll("window", "preferredHeight", `${rows * ROW + MARGINS}`);
    writer.putAll("window-text", "text", `<size=15><b>${text}</b></size>\n${details}`);
  },
};

/** The asked seat's own buttons, in the place of its action. */
export const WINDOW_BUTTONS: ActionBody<State> = {
  id: "window-own",
  steps: STEPS,
  paint: (s, seat, { put, show }, language: CastleLanguage) => {
    const held = cardsInHand(s, seat);
    // Where the order answers there is nothing to press; the panel is there all the same, lest others at the screen can tell.
    const passed = passOf(s, seat, language);
    show("window-pass", passed === "");
    show("window-passed", passed !== "");
    if (passed !== "") put("window-passed", "text", passed);
    for (const card of CARDS) show(`window-${card}`, held.includes(card));
    const never = s.seats[seat].settings.windows === "never";
    put("window-never", "image", pickedIf(never));
  },
};
