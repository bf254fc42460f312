import type { UiLanguage } from "../../../text/ui";
import { MIDDLE_WIDTH, PAGE_HEIGHT, PAGE_INNER, PAGE_MARGIN } from "../../ui/grid";
import { PALETTE } from "../../ui/palette";
import type { Element } from "../../ui/xml/element";
import type { GameUi } from "../../ui/xml/game";
import { at, button, from, HIDDEN, panel, picture, slot, text, UNSEEN } from "../../ui/xml/kit";
import { pageXml } from "../../ui/xml/page";
import {
  columnLeft,
  columnWidth,
  CROWN,
  EMBLEM,
  EMBLEM_TOP,
  GROUND_TOP,
  LABEL,
  LETTERS,
  ROWS_HEIGHT,
  ROWS_TOP,
} from "./geometry";

/** The end of the game, and its statistics; whoever closes it may look at the board. */
export function victoryXml({ module, xml }: GameUi, language: UiLanguage): Element {
  const { colours } = module.meta;
  const width = columnWidth(colours.length);
  const x = (i: number): number => columnLeft(i, colours.length);
  return pageXml(
    "statistics",
    undefined,
    [
      picture("ribbon", { preserveAspect: false, ...at(MIDDLE_WIDTH / 2 - 206, 4, 412, 52) }),
      slot("statistics-title", {
        fontStyle: "Bold",
        alignment: "MiddleCenter",
        fontSize: 20,
        color: PALETTE.light,
        resizeTextForBestFit: true,
        resizeTextMinSize: 12,
        resizeTextMaxSize: 20,
        ...at(MIDDLE_WIDTH / 2 - 166, 10, 332, 32),
      }),
      // After all that is said of a winner: the ground of the column, and a crown on the emblem.
      ...Array.from({ length: xml.winners ?? 1 }, (_, i) =>
        panel(
          {
            id: `statistics-winner-${i}`,
            class: "fanfare",
            color: PALETTE.fought,
            ...at(x(0), GROUND_TOP, width, ROWS_TOP + ROWS_HEIGHT - GROUND_TOP),
            ...HIDDEN,
          },
          [picture("piece-crown", from("UpperCenter", 0, 0, CROWN, CROWN))],
        ),
      ),
      slot("statistics-how", { alignment: "MiddleCenter", ...at(PAGE_MARGIN, 54, PAGE_INNER, 30) }),
      ...colours.map((colour, i) =>
        picture(`emblem-${colour}`, {
          id: `statistics-${colour}-emblem`,
          ...at(x(i) + width / 2 - EMBLEM / 2, EMBLEM_TOP, EMBLEM, EMBLEM),
        }),
      ),
      slot("statistics-labels", { fontSize: LETTERS, ...at(PAGE_MARGIN, ROWS_TOP, LABEL, ROWS_HEIGHT) }),
      ...colours.map((colour, i) =>
        slot(`statistics-${colour}`, {
          fontSize: LETTERS,
          alignment: "UpperCenter",
          ...at(x(i), ROWS_TOP, width, ROWS_HEIGHT),
        }),
      ),
      ...host(language),
    ],
    language,
    "show board",
  );
}

/** What the host may do once it is over, and what all others read there. */
function host({ labels }: UiLanguage): Element[] {
  const place = at(PAGE_MARGIN, PAGE_HEIGHT - 46, 400, 36);
  return [
    panel({ id: "statistics-host", class: "through", ...place, ...UNSEEN }, [
      button("new_game", labels.newGame, {
        class: "accent",
        tooltip: labels.newGameHelp,
        ...at(0, 0, 180, 34),
      }),
      button("reset", labels.reset, { tooltip: labels.resetHelp, ...at(188, 0, 150, 34) }),
    ]),
    text(labels.hostAgain, { id: "statistics-others", ...place, ...UNSEEN }),
  ];
}
