import { ACTION_HEIGHT, BOTTOM, RIGHT, RIGHT_WIDTH } from "../../../../session/panel/grid";
import type { Element } from "../../../../session/panel/xml/element";
import { at, button, from, HIDDEN, icon, panel, picture, text } from "../../../../session/panel/xml/kit";
import type { ClassicUiLanguage } from "../../text/language";
import { CARDS_IN_SET, ROWS } from "./geometry";
import { SYMBOL_PICTURES } from "./paint";

const INNER = RIGHT_WIDTH - 16;
const TOP = 42;
/** Two lines have room in a row. */
const STEP = 36;
const CARD = 24;
const TEXT_LEFT = 8 + CARDS_IN_SET * CARD;

/** The sets of a hand, each a button, and the button that keeps the cards. */
export function tradeXml({ labels, panel: words }: ClassicUiLanguage): Element {
  return panel(
    {
      id: "trade",
      class: "frame solid loose",
      ...from("LowerRight", RIGHT, BOTTOM, RIGHT_WIDTH, ACTION_HEIGHT),
      ...HIDDEN,
    },
    [
      text("", { id: "trade-prompt", ...at(8, 5, INNER - 24, 34) }),
      icon("fold action", "control-less", labels.foldAction, at(RIGHT_WIDTH - 28, 6, 20, 20)),
      ...Array.from({ length: ROWS }, (_, i) => setXml(i)),
      button("leaf", "", {
        id: "trade-leaf",
        tooltip: words.moreSets,
        ...from("LowerLeft", 8, 8, 140, 30),
        ...HIDDEN,
      }),
      button("end", words.keepCards, { id: "trade-end", ...from("LowerRight", 8, 8, 110, 30) }),
    ],
  );
}

function setXml(i: number): Element {
  const id = `trade-${i}`;
  return panel({ id, class: "through", ...at(8, TOP + i * STEP, INNER, STEP - 1), ...HIDDEN }, [
    button(`card ${i}`, "", { id: `${id}-button`, tooltip: "", ...at(0, 0, INNER, STEP - 1) }),
    ...Array.from({ length: CARDS_IN_SET }, (_, c) =>
      picture(SYMBOL_PICTURES[0], { id: `${id}-card-${c}`, ...at(4 + c * CARD, 7, 22, 22) }),
    ),
    text("", { id: `${id}-text`, class: "middle", ...at(TEXT_LEFT, 0, INNER - TEXT_LEFT - 4, STEP - 1) }),
  ]);
}
