import { COLOURS } from "../../src/games/castle-risk/meta";
import type { Language } from "../../src/text/language";
import { at, button, HIDDEN, panel, picture, text } from "./kit";
import { page, PAGE_HEIGHT, PAGE_WIDTH } from "./page";
import type { Element } from "./xml";

const INNER = PAGE_WIDTH - 28;
const LABEL = 160;
const COLUMN = Math.floor((INNER - LABEL) / COLOURS.length);

/** The end of the game, and its story in numbers; whoever closes it may look at the board. */
export function victoryPage(language: Language): Element {
  const { labels } = language;
  const x = (i: number): number => 14 + LABEL + i * COLUMN;
  return page(
    "story",
    "",
    [
      text("", { id: "story-how", fontSize: 16, ...at(14, 38, INNER, 38) }),
      ...COLOURS.map((colour, i) =>
        picture(`emblem-${colour}`, {
          id: `story-${colour}-emblem`,
          ...at(x(i) + COLUMN / 2 - 15, 78, 30, 30),
        }),
      ),
      text("", { id: "story-labels", fontSize: 16, ...at(14, 112, LABEL, 220) }),
      ...COLOURS.map((colour, i) =>
        text("", {
          id: `story-${colour}`,
          fontSize: 16,
          alignment: "UpperCenter",
          ...at(x(i), 112, COLUMN, 220),
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
