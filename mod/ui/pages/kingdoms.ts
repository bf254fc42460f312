import { COLOURS } from "../../../src/games/castle-risk/meta";
import type { CastleLanguage as Language } from "../../../src/games/castle-risk/text/language";
import { at, picture, text } from "../kit";
import { page, PAGE_HEIGHT, PAGE_WIDTH } from "../page";
import type { Element } from "../xml";

const INNER = PAGE_WIDTH - 28;

/** All about one seat, and the crowns of all. */
export function kingdomPages(language: Language): Element[] {
  return [crowns(language), ...COLOURS.map((colour) => kingdom(colour, language))];
}

const LABEL = 152;
const COLUMN = Math.floor((INNER - LABEL) / COLOURS.length);

/** Reasons from above downwards, one column a seat; each column is one text of as many lines. */
function crowns(language: Language): Element {
  const x = (i: number): number => 14 + LABEL + i * COLUMN;
  return page(
    "crowns",
    language.labels.pages.crowns,
    [
      ...COLOURS.map((colour, i) =>
        picture(`emblem-${colour}`, {
          id: `crowns-${colour}-emblem`,
          ...at(x(i) + COLUMN / 2 - 15, 40, 30, 30),
        }),
      ),
      text("", { id: "crowns-labels", fontSize: 16, ...at(14, 76, LABEL, 200) }),
      ...COLOURS.map((colour, i) =>
        text("", {
          id: `crowns-${colour}`,
          fontSize: 16,
          alignment: "UpperCenter",
          ...at(x(i), 76, COLUMN, 200),
        }),
      ),
      text(language.pages.titlesNote, { class: "faint", ...at(14, PAGE_HEIGHT - 48, INNER, 36) }),
    ],
    language,
  );
}

function kingdom(colour: string, language: Language): Element {
  return page(
    `seat_${colour}`,
    "",
    [
      picture(`emblem-${colour}`, at(14, 42, 40, 40)),
      text("", { id: `seat-${colour}-head`, fontSize: 16, ...at(64, 44, INNER - 54, 40) }),
      text("", { id: `seat-${colour}-left`, fontSize: 16, ...at(14, 94, INNER / 2 - 8, PAGE_HEIGHT - 104) }),
      text("", {
        id: `seat-${colour}-right`,
        fontSize: 16,
        ...at(14 + INNER / 2 + 8, 94, INNER / 2 - 8, PAGE_HEIGHT - 104),
      }),
    ],
    language,
  );
}
