import { POLICY_CARDS } from "../../src/games/castle-risk/policies";
import type { Language } from "../../src/text/language";
import { policyName, policyText } from "../../src/text/names";
import {
  ACTION_HEIGHT,
  BOTTOM,
  GAP,
  LEFT,
  LEFT_WIDTH,
  LOG_HEIGHT,
  OWN_HEIGHT,
  RIGHT,
  RIGHT_WIDTH,
  TOP,
} from "./grid";
import { at, button, column, from, HIDDEN, icon, panel, row, text } from "./kit";
import type { Element } from "./xml";

const INNER = RIGHT_WIDTH - 16;
const ROW = 28;
const LAND_HEIGHT = 190;

/** A seat's own line: its mission, and the way back and forth. */
export function ownStrip(colour: string, { labels }: Language): Element {
  const id = (part: string): string => `mine-${colour}-${part}`;
  const y = BOTTOM + ACTION_HEIGHT + GAP;
  return panel(
    {
      id: `mine-${colour}`,
      class: "frame",
      ...from("LowerRight", RIGHT, y, RIGHT_WIDTH, OWN_HEIGHT),
      ...HIDDEN,
    },
    [
      text("", {
        id: id("mission"),
        class: "middle",
        tooltip: "",
        ...at(8, 0, RIGHT_WIDTH - 176, OWN_HEIGHT),
      }),
      button("undo", labels.undo, { id: id("undo"), ...at(RIGHT_WIDTH - 168, 4, 50, 26) }),
      button("redo", labels.redo, { id: id("redo"), ...at(RIGHT_WIDTH - 116, 4, 50, 26) }),
      button("back", labels.back, {
        id: id("back"),
        tooltip: labels.backHelp,
        ...at(RIGHT_WIDTH - 64, 4, 58, 26),
      }),
    ],
  );
}

/** Where one seat picks its policy cards while the others pick theirs. */
export function policiesPanel(colour: string, language: Language): Element {
  const { labels, names } = language;
  const id = (part: string): string => `pick-${colour}-${part}`;
  return panel(
    {
      id: `pick-${colour}`,
      class: "frame",
      ...from("LowerRight", RIGHT, BOTTOM, RIGHT_WIDTH, ACTION_HEIGHT),
      ...HIDDEN,
    },
    [
      text("", { id: id("prompt"), class: "strong", ...at(8, 6, INNER, 36) }),
      column({ ...at(8, 46, INNER, 6 * (ROW + 3)), spacing: 3 }, [
        ...POLICY_CARDS.map((card, kind) =>
          panel({ id: id(`${kind}`), class: "row", preferredHeight: ROW, ...HIDDEN }, [
            text("", {
              id: id(`${kind}-text`),
              class: "middle",
              tooltip: `${policyName(card.id, names)}: ${policyText(card.id, names)}`,
              ...at(6, 0, INNER - 66, ROW),
            }),
            icon(`step ${kind} -1`, "control-less", labels.less, at(INNER - 58, 2, 24, 24)),
            icon(`step ${kind} 1`, "control-more", labels.more, at(INNER - 30, 2, 24, 24)),
          ]),
        ),
      ]),
      text("", { id: id("sum"), class: "middle", ...from("LowerLeft", 8, 44, 200, 24) }),
      row({ ...from("LowerLeft", 8, 8, INNER, 32) }, [
        button("confirm", labels.confirm, { id: id("confirm"), class: "accent", fontSize: 16 }),
        button("least", labels.least),
        button("most", labels.most),
      ]),
    ],
  );
}

/** The territory that a viewer has pressed on. */
export function landPanel(viewer: string, { labels }: Language): Element {
  const id = (part: string): string => `land-${viewer}-${part}`;
  return panel(
    {
      id: `land-${viewer}`,
      class: "frame",
      ...from("UpperLeft", LEFT, TOP + LOG_HEIGHT + GAP, LEFT_WIDTH, LAND_HEIGHT),
      ...HIDDEN,
    },
    [
      text("", { id: id("title"), class: "title", fontSize: 16, ...at(10, 3, LEFT_WIDTH - 44, 24) }),
      icon("press none", "control-cancel", labels.closePanel, at(LEFT_WIDTH - 32, 3, 24, 24)),
      text("", { id: id("text"), ...at(10, 28, LEFT_WIDTH - 20, LAND_HEIGHT - 32) }),
    ],
  );
}
