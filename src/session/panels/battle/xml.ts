import type { UiLanguage } from "../../../text/ui";
import { diePicture } from "./pictures";
import { PALETTE } from "../../ui/palette";
import { element, type Element, type Given } from "../../ui/xml/element";
import type { UnitRow } from "../../ui/xml/game";
import { at, button, column, from, HIDDEN, icon, panel, picture, row, slot, UNSEEN } from "../../ui/xml/kit";
import {
  CLOSE,
  DICE_LEFT,
  DICE_TOP,
  diceColumns,
  DIE,
  DIE_STEP,
  EMBLEM,
  END,
  END_MARGINS,
  FOOT,
  HEIGHT,
  INNER,
  LEFT,
  LINES_HEIGHT,
  LINES_TOP,
  NAMES_TOP,
  ROW,
  ROW_WIDTH,
  ROWS_TOP,
  RULE_HEIGHT,
  RULE_TOP,
  SHOWN_DICE,
  SKIP,
  TITLE_TOP,
  WIDTH,
} from "./geometry";

const HALF = WIDTH / 2;

const FACES = [0, 1, 2, 3, 4, 5, 6];

export const DICE_PICTURES: readonly string[] = ["attacker", "defender"].flatMap((side) =>
  FACES.flatMap((face) => [diePicture(side, face, false), diePicture(side, face, true)]),
);

/**
 * Two armies face to face, and below them how it ended; a while later nothing but the end. It is as high as what is shown of
 * it, so that no message says so. The rows as they stand from above.
 */
export function battleXml(rows: readonly UnitRow[], language: UiLanguage): Element {
  const { labels } = language;
  const frame = { color: PALETTE.paper, outline: PALETTE.edge, outlineSize: "2 -2" };
  const size = { preferredWidth: WIDTH, flexibleWidth: 0, flexibleHeight: 0 };
  return column({ id: "battle", ...frame, ...size, spacing: 0, ...UNSEEN }, [
    fight(rows, language),
    row(
      {
        ...{
          id: "battle-over",
          preferredHeight: END,
          flexibleHeight: 0,
          padding: `10 8 ${END_MARGINS / 2} ${END_MARGINS / 2}`,
        },
        ...{ childForceExpandWidth: false, ...HIDDEN },
      },
      [
        slot("battle-end", { class: "strong", alignment: "MiddleCenter", flexibleWidth: 1 }),
        icon("press none", "control-cancel", labels.closePanel, { minWidth: CLOSE, preferredWidth: CLOSE }),
      ],
    ),
  ]);
}

/** The rank that is fought, each die, what helps whom and who is lost. */
function fight(rows: readonly UnitRow[], { labels }: UiLanguage): Element {
  return panel({ id: "battle-fight", class: "through", preferredHeight: HEIGHT, flexibleHeight: 0 }, [
    slot("battle-title", {
      class: "title",
      alignment: "UpperCenter",
      ...at(SKIP + 8, TITLE_TOP, WIDTH - SKIP - 12, NAMES_TOP - TITLE_TOP),
    }),
    // Not where the end is closed: a press that comes late would close it unread.
    button("skip", labels.skip, { id: "battle-skip", ...at(5, 5, SKIP, 26), ...UNSEEN }),
    ...["attacker", "defender"].flatMap((side, i) => army(side, i === 1, diceColumns(rows.length))),
    // The row of the rank that is fought lies under its numbers.
    ...rows.map(({ kind }, i) =>
      panel(
        {
          id: `battle-row-${kind}`,
          color: PALETTE.fought,
          ...at(HALF - ROW_WIDTH / 2, rowTop(i), ROW_WIDTH, ROW - 1),
          ...HIDDEN,
        },
        [],
      ),
    ),
    ...rows.flatMap(({ kind, image, name }, i) => [
      picture(image, {
        id: `battle-unit-${kind}`,
        ...at(HALF - 13, rowTop(i), 26, 26),
        raycastTarget: true,
        tooltip: name,
      }),
      count(`battle-attacker-${kind}`, HALF - ROW_WIDTH / 2, rowTop(i), "MiddleRight"),
      count(`battle-defender-${kind}`, HALF + ROW_WIDTH / 2 - COUNT, rowTop(i), "MiddleLeft"),
    ]),
    slot("battle-rule", { alignment: "UpperCenter", ...at(LEFT, RULE_TOP, INNER, RULE_HEIGHT) }),
  ]);
}

/** How wide a number of units is with those that have fallen. */
const COUNT = 44;

const rowTop = (i: number): number => ROWS_TOP + i * ROW;

function count(id: string, x: number, y: number, alignment: string): Element {
  return slot(id, { alignment, ...at(x, y, COUNT, 26) });
}

function army(side: string, right: boolean, columns: number): Element[] {
  const place = (x: number, y: number, width: number, height: number): Given =>
    right ? at(WIDTH - x - width, y, width, height) : at(x, y, width, height);
  const towards = right ? "Right" : "Left";
  const dice = Array.from({ length: SHOWN_DICE }, (_, i) =>
    element("Button", {
      id: `battle-${side}-die-${i}`,
      text: "",
      image: diePicture(side, 1, false),
      outline: PALETTE.edge,
      outlineSize: "1 -1",
      fontSize: 26,
      fontStyle: "Bold",
      raycastTarget: false,
      ...place(DICE_LEFT + (i % columns) * DIE_STEP, DICE_TOP + Math.floor(i / columns) * DIE_STEP, DIE, DIE),
      ...HIDDEN,
    }),
  );
  return [
    picture("emblem-red", { id: `battle-${side}-emblem`, ...place(6, NAMES_TOP + 12, EMBLEM, EMBLEM) }),
    slot(`battle-${side}-name`, {
      class: "strong",
      alignment: `Middle${towards}`,
      ...place(10 + EMBLEM, NAMES_TOP, HALF - EMBLEM - 12, ROWS_TOP - NAMES_TOP),
    }),
    ...dice,
    slot(`battle-${side}-text`, {
      alignment: `${right ? "Lower" : "Upper"}${towards}`,
      ...(right
        ? from("LowerRight", LEFT, FOOT, INNER, LINES_HEIGHT)
        : at(LEFT, LINES_TOP, INNER, LINES_HEIGHT)),
    }),
  ];
}
