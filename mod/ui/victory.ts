import { COLOURS } from "../../src/games/castle-risk/meta";
import { PALETTE } from "../../src/session/panel/palette";
import type { CastleLanguage as Language } from "../../src/games/castle-risk/text/language";
import { at, button, HIDDEN, panel, picture, text } from "./kit";
import { page, PAGE_HEIGHT, PAGE_WIDTH } from "./page";
import type { Element } from "./xml";

const INNER = PAGE_WIDTH - 28;
const LABEL = 160;
const COLUMN = Math.floor((INNER - LABEL) / COLOURS.length);

/** Where the column of a colour begins; src/tts/panels/victory.ts moves the winner's ground there. */
const x = (i: number): number => 14 + LABEL + i * COLUMN;

/** The end of the game, and its story in numbers; whoever closes it may look at the board. */
export function victoryPage(language: Language): Element {
  const { labels } = language;
  return page(
    "story",
    "",
    [
      picture("ribbon", { preserveAspect: false, ...at(PAGE_WIDTH / 2 - 206, 4, 412, 52) }),
      text("", {
        id: "story-title",
        class: "big",
        fontSize: 20,
        color: PALETTE.light,
        resizeTextForBestFit: true,
        resizeTextMinSize: 12,
        resizeTextMaxSize: 20,
        ...at(PAGE_WIDTH / 2 - 166, 10, 332, 32),
      }),
      panel({ id: "story-winner", color: PALETTE.fought, ...at(x(0), 88, COLUMN, 240), ...HIDDEN }, []),
      text("", { id: "story-how", fontSize: 16, alignment: "MiddleCenter", ...at(14, 56, INNER, 34) }),
      ...COLOURS.map((colour, i) =>
        picture(`emblem-${colour}`, {
          id: `story-${colour}-emblem`,
          ...at(x(i) + COLUMN / 2 - 16, 92, 32, 32),
        }),
      ),
      text("", { id: "story-labels", fontSize: 16, ...at(14, 130, LABEL, 220) }),
      ...COLOURS.map((colour, i) =>
        text("", {
          id: `story-${colour}`,
          fontSize: 16,
          alignment: "UpperCenter",
          ...at(x(i), 130, COLUMN, 220),
        }),
      ),
      panel({ id: "story-host", class: "through", ...at(14, PAGE_HEIGHT - 46, 400, 36), ...HIDDEN }, [
        button("new_game", labels.newGame, {
          class: "accent",
          tooltip: labels.newGameHelp,
          ...at(0, 0, 180, 34),
        }),
        button("reset", labels.reset, { tooltip: labels.resetHelp, ...at(188, 0, 150, 34) }),
      ]),
    ],
    language,
    "show board",
  );
}
