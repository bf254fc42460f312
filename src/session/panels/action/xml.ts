import { PALETTE } from "../../ui/palette";
import type { UiLanguage } from "../../../text/ui";
import { ACTION_HEIGHT, BOTTOM, RIGHT, RIGHT_WIDTH } from "../../ui/grid";
import { element, type Element, type Given } from "../../ui/xml/element";
import type { GameUi } from "../../ui/xml/game";
import { at, button, column, from, HIDDEN, icon, panel, picture, row, slot } from "../../ui/xml/kit";

const INNER = RIGHT_WIDTH - 16;
const HALF = (INNER - 4) / 2;
const STEP = 25;
/** Room for three lines: what stands below them keeps its place while one chooses. */
const PROMPT = 52;
const FIRST: Given = { flexibleHeight: 0, minHeight: PROMPT };
/** The buttons of a stepper are wider than their pictures, for fingers. */
const WIDE = 32;

/** The acting seat's panel, at the lower right: what it does next or is about to do, and the buttons for it in one place. */
export function actionXml({ module, xml }: GameUi, language: UiLanguage): Element {
  const { labels } = language;
  const { verbs, words, steppers } = module.action;
  return panel(
    {
      id: "action-body",
      class: "frame loose",
      ...from("LowerRight", RIGHT, BOTTOM, RIGHT_WIDTH, ACTION_HEIGHT),
      ...HIDDEN,
    },
    [
      column({ ...at(8, 6, INNER, ACTION_HEIGHT - 48), spacing: 3 }, [
        row({ ...FIRST, childForceExpandWidth: false, childForceExpandHeight: false }, [
          slot("action-prompt", { flexibleWidth: 1 }),
          // In its place however many lines there are.
          icon("fold action", "control-less", labels.foldAction, {
            ...{ minWidth: 20, preferredWidth: 20, minHeight: PROMPT, preferredHeight: PROMPT },
          }),
        ]),
        row(
          { id: "action-verbs", preferredHeight: 30, flexibleHeight: 0, spacing: 2, ...HIDDEN },
          verbs.map((verb) =>
            button(`verb ${verb}`, language.panel.verbs[verb] ?? verb, {
              id: `verb-${verb}`,
              padding: "1 1 0 0",
              ...HIDDEN,
            }),
          ),
        ),
        grid(
          "action-words",
          HALF,
          30,
          words.map((id) => {
            const { label, help } = xml.word?.(id, language) ?? { label: id, help: undefined };
            return button(`word ${id}`, label, { id: `word-${id}`, tooltip: help, ...HIDDEN });
          }),
        ),
        column({ id: "action-steps", flexibleHeight: 0, spacing: 3, ...HIDDEN }, [
          grid(
            undefined,
            INNER,
            STEP,
            Array.from({ length: steppers }, (_, k) => stepper(k, xml.counted, language)),
          ),
          row({ preferredHeight: 26, flexibleHeight: 0 }, [
            button("least", labels.least),
            button("most", labels.most),
            button("again", labels.again, { id: "action-again", ...HIDDEN }),
          ]),
        ]),
      ]),
      ...ending(language),
    ],
  );
}

/** Cells of a size, as many beside each other as have room. */
function grid(id: string | undefined, width: number, height: number, cells: readonly Element[]): Element {
  return element(
    "GridLayout",
    {
      id,
      cellSize: `${width} ${height}`,
      spacing: "4 1",
      constraint: "FixedColumnCount",
      constraintCount: width > HALF ? 1 : 2,
      ...(id === undefined ? {} : HIDDEN),
    },
    cells,
  );
}

/** A row of what is counted: its picture, how many and its name, less, more, as many as can be. */
function stepper(kind: number, image: string, { labels }: UiLanguage): Element {
  const place = (right: number): Given => at(INNER - right, 1, WIDE, 23);
  return panel({ id: `step-${kind}`, color: PALETTE.row, ...HIDDEN }, [
    picture(image, { id: `step-${kind}-picture`, ...at(3, 1, 23, 23) }),
    slot(`step-${kind}-text`, { class: "middle", ...at(28, 0, INNER - 28 - 3 * WIDE, STEP) }),
    icon(`step ${kind} -1`, "control-less", labels.less, place(3 * WIDE)),
    icon(`step ${kind} 1`, "control-more", labels.more, place(2 * WIDE)),
    icon(`step ${kind} 999`, "control-next", labels.mostOfKind, place(WIDE)),
  ]);
}

/** The three buttons that every half-made action ends with, always in the same place. */
function ending({ labels }: UiLanguage): Element[] {
  const place = (x: number, width: number): Given => from("LowerLeft", 8 + x, 8, width, 32);
  return [
    button("confirm", labels.confirm, {
      id: "action-confirm",
      class: "accent",
      fontSize: 16,
      ...place(0, 88),
    }),
    button("cancel", labels.cancel, { id: "action-cancel", ...place(92, 66) }),
    button("end", labels.end, { id: "action-end", ...place(162, INNER - 162) }),
  ];
}
