import { COLOURS } from "../../src/games/castle-risk/meta";
import type { Language } from "../../src/text/language";
import { colourName } from "../../src/text/names";
import { MIDDLE_WIDTH, STATUS_HEIGHT } from "./grid";
import { at, button, HIDDEN, icon, panel, row, text } from "./kit";
import type { Element } from "./xml";

/** Pages that the menu opens, each with its picture. */
const MENU = [
  ["help", "control-help"],
  ["costs", "action-roll"],
  ["titles", "rank-8"],
  ["crowns", "piece-crown"],
  ["cards", "action-play"],
  ["orders", "action-pick"],
  ["settings", "control-settings"],
] as const;

const STEP = 36;

/** What everybody always sees: where the game stands, who is waited for, the way to all pages. */
export function statusPanel(language: Language): Element {
  const { labels } = language;
  const right = MIDDLE_WIDTH - 10;
  return panel({ id: "status", class: "frame", preferredHeight: STATUS_HEIGHT, ...HIDDEN }, [
    text("", { id: "status-title", class: "title", ...at(10, 4, 300, 24) }),
    text("", { id: "status-clock", class: "right", ...at(right - 200, 8, 200, 18) }),
    text("", { id: "status-waiting", fontSize: 15, ...at(10, 28, right - 100, 34) }),
    button("nudge", labels.nudge, { id: "status-nudge", ...at(right - 76, 30, 76, 28), ...HIDDEN }),
    ...MENU.map(([page, image], i) =>
      icon(`show ${page}`, image, labels.pages[page], at(8 + i * STEP, 63, 30, 30)),
    ),
    icon("fold log", "control-log", labels.foldLog, at(8 + 7 * STEP + 8, 63, 30, 30)),
    icon("fold mats", "piece-banner", labels.foldMats, at(8 + 8 * STEP + 8, 63, 30, 30)),
    icon("fold battle", "action-attack", labels.foldBattle, at(8 + 9 * STEP + 8, 63, 30, 30)),
    button("size -", labels.smaller, { fontSize: 14, ...at(right - 74, 64, 34, 28) }),
    button("size +", labels.larger, { fontSize: 18, fontStyle: "Bold", ...at(right - 36, 64, 36, 28) }),
  ]);
}

/** Seats of the game that nobody has, to be taken. */
export function claimsPanel(language: Language): Element {
  return row(
    { id: "claims", preferredHeight: 30, spacing: 6, ...HIDDEN },
    COLOURS.map((colour) =>
      button(`sit ${colour}`, language.labels.take(colourName(colour, language.names)), {
        id: `claim-${colour}`,
        ...HIDDEN,
      }),
    ),
  );
}
