import { POLICY_CARDS } from "../../src/games/castle-risk/rules/policies";
import type { CastleLanguage as Language } from "../../src/games/castle-risk/text/language";
import { policyName, policyText } from "../../src/games/castle-risk/text/names";
import { ACTION_HEIGHT, BOTTOM, GAP, LEFT, LEFT_WIDTH, OWN_HEIGHT, RIGHT, RIGHT_WIDTH, TOP } from "./grid";
import { at, button, column, from, HIDDEN, icon, panel, picture, row, text } from "./kit";
import type { Element } from "./xml";

const INNER = RIGHT_WIDTH - 16;
const ROW = 30;
const LAND_WIDTH = 316;
/** The script makes it as high as its lines are. */
const LAND_HEIGHT = 200;
/** Undo, Redo and Back are as narrow as their words allow: the longest mission is to have one line beside them. */
const BACK = 40;
const BACK_STEP = BACK + 2;

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
        ...at(7, 0, RIGHT_WIDTH - 3 * BACK_STEP - 11, OWN_HEIGHT),
      }),
      ...(["undo", "redo", "back"] as const).map((way, i) =>
        button(way, labels[way], {
          id: id(way),
          tooltip: way === "back" ? labels.backHelp : undefined,
          padding: "1 1 0 0",
          ...at(RIGHT_WIDTH - 2 - (3 - i) * BACK_STEP, 4, BACK, 26),
        }),
      ),
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
      class: "frame asks",
      ...from("LowerRight", RIGHT, BOTTOM, RIGHT_WIDTH, ACTION_HEIGHT),
      ...HIDDEN,
    },
    [
      text("", { id: id("prompt"), class: "strong", ...at(8, 6, INNER, 36) }),
      column({ ...at(8, 46, INNER, 5 * (ROW + 2)), spacing: 2 }, [
        ...POLICY_CARDS.map((card, kind) =>
          panel({ id: id(`${kind}`), class: "row", preferredHeight: ROW, ...HIDDEN }, [
            ...picturesOf(card).map((image, i) => picture(image, at(3 + i * 22, 4, 21, 21))),
            text("", {
              id: id(`${kind}-text`),
              class: "middle",
              tooltip: `${policyName(card.id, names)}: ${policyText(card.id, names)}`,
              ...at(50, 0, INNER - 50 - 80, ROW),
            }),
            icon(`step ${kind} -1`, "control-less", labels.less, at(INNER - 78, 3, 23, 23)),
            text("", {
              id: id(`${kind}-amount`),
              class: "center",
              fontSize: 16,
              fontStyle: "Bold",
              ...at(INNER - 54, 0, 28, ROW),
            }),
            icon(`step ${kind} 1`, "control-more", labels.more, at(INNER - 26, 3, 23, 23)),
          ]),
        ),
      ]),
      text("", { id: id("sum"), class: "middle", ...from("LowerLeft", 8, 42, 200, 20) }),
      row({ ...from("LowerLeft", 8, 8, INNER, 32) }, [
        button("confirm", labels.confirm, { id: id("confirm"), class: "accent", fontSize: 16 }),
        button("least", labels.least),
        button("most", labels.most),
      ]),
    ],
  );
}

/** One for each policy that is printed on a card. */
function picturesOf(card: (typeof POLICY_CARDS)[number]): string[] {
  return (
    [
      [card.expand, "action-conquer"],
      [card.fortify, "action-fortify"],
      [card.siege, "action-bombard"],
      [card.tax, "piece-coin"],
      [card.king, "piece-crown"],
    ] as const
  ).flatMap(([times, image]) => (times > 0 ? [image] : []));
}

/** The territory that a viewer has pressed on. */
export function landPanel(viewer: string, { labels }: Language): Element {
  const id = (part: string): string => `land-${viewer}-${part}`;
  return panel(
    {
      id: `land-${viewer}`,
      class: "frame",
      ...from("UpperLeft", LEFT + LEFT_WIDTH + GAP, TOP, LAND_WIDTH, LAND_HEIGHT),
      ...HIDDEN,
    },
    [
      text("", { id: id("title"), class: "title", fontSize: 16, ...at(10, 3, LAND_WIDTH - 44, 24) }),
      icon("press none", "control-cancel", labels.closePanel, at(LAND_WIDTH - 32, 3, 24, 24)),
      text("", { id: id("text"), ...at(10, 28, LAND_WIDTH - 20, LAND_HEIGHT - 32) }),
    ],
  );
}
