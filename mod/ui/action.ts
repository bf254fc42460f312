import { CARDS } from "../../src/games/castle-risk/cards";
import { PANEL_STEPPERS, PANEL_VERBS } from "../../src/session/panel/parts";
import type { Language } from "../../src/text/language";
import { cardName, cardText, unitName } from "../../src/text/names";
import { ACTION_HEIGHT, BOTTOM, RIGHT, RIGHT_WIDTH } from "./grid";
import { at, button, column, from, HIDDEN, icon, panel, row, text } from "./kit";
import { element, type Element } from "./xml";

const INNER = RIGHT_WIDTH - 16;
const CELL = Math.floor((INNER - 4) / 2);

/** The acting seat's panel, at the lower right: what it does next, and the buttons for it in one place. */
export function actionPanel(language: Language): Element {
  const { labels } = language;
  return panel(
    {
      id: "action-body",
      class: "frame",
      ...from("LowerRight", RIGHT, BOTTOM, RIGHT_WIDTH, ACTION_HEIGHT),
      ...HIDDEN,
    },
    [
      column(at(8, 6, INNER, ACTION_HEIGHT - 48), [
        text("", { id: "action-prompt", class: "strong" }),
        row(
          { id: "action-verbs", preferredHeight: 30, flexibleHeight: 0, ...HIDDEN },
          PANEL_VERBS.map((verb) =>
            button(`verb ${verb}`, language.panel.verbs[verb] ?? verb, { id: `verb-${verb}`, ...HIDDEN }),
          ),
        ),
        grid("action-words", 28, wordButtons(language)),
        grid(
          "action-steps",
          34,
          Array.from({ length: PANEL_STEPPERS }, (_, k) => stepper(k, language)),
        ),
        row(
          {
            id: "action-sum",
            preferredHeight: 28,
            flexibleHeight: 0,
            childForceExpandWidth: false,
            ...HIDDEN,
          },
          [
            text("", { id: "action-chosen", class: "middle", flexibleWidth: 1 }),
            button("least", labels.least, { preferredWidth: 70 }),
            button("most", labels.most, { preferredWidth: 70 }),
          ],
        ),
        text("", { id: "action-draft", fontStyle: "Italic", ...HIDDEN }),
      ]),
      ending(language),
    ],
  );
}

function grid(id: string, height: number, cells: readonly Element[]): Element {
  return element(
    "GridLayout",
    {
      id,
      cellSize: `${CELL} ${height}`,
      spacing: "4 4",
      constraint: "FixedColumnCount",
      constraintCount: 2,
      ...HIDDEN,
    },
    cells,
  );
}

/** A bribe or none, the unit of a Reinforcements card, the cards that may be played. */
function wordButtons(language: Language): Element[] {
  const word = (id: string, label: string, tooltip?: string): Element =>
    button(`word ${id}`, label, { id: `word-${id}`, tooltip, ...HIDDEN });
  return [
    ...["plain", "bribe"].map((id) => word(id, language.panel.words[id] ?? id)),
    word("infantry", `2 ${unitName("infantry", 2, language.names)}`),
    word("archer", `1 ${unitName("archer", 1, language.names)}`),
    ...CARDS.map((card) => word(card, cardName(card, language.names), cardText(card, language.names))),
  ];
}

function stepper(kind: number, { labels }: Language): Element {
  return panel({ id: `step-${kind}`, class: "row", ...HIDDEN }, [
    text("", { id: `step-${kind}-text`, class: "middle", ...at(4, 0, CELL - 76, 34) }),
    icon(`step ${kind} -1`, "control-less", labels.less, at(CELL - 70, 7, 20, 20)),
    icon(`step ${kind} 1`, "control-more", labels.more, at(CELL - 47, 7, 20, 20)),
    icon(`step ${kind} 999`, "control-next", labels.mostOfKind, at(CELL - 24, 7, 20, 20)),
  ]);
}

/** The three buttons that every half-made action ends with, always in the same place. */
function ending({ labels }: Language): Element {
  const width = Math.floor((INNER - 8) / 3);
  const place = (i: number): Record<string, string | number | boolean | undefined> => ({
    ...from("LowerLeft", 8 + i * (width + 4), 8, width, 32),
  });
  return panel({ class: "through" }, [
    button("confirm", labels.confirm, { id: "action-confirm", class: "accent", fontSize: 16, ...place(0) }),
    button("cancel", labels.cancel, { id: "action-cancel", ...place(1) }),
    button("end", labels.end, { id: "action-end", ...place(2) }),
  ]);
}
