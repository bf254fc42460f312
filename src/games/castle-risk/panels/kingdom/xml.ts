import { PAGE_HEIGHT, PAGE_INNER, PAGE_MARGIN } from "../../../../session/ui/grid";
import { PALETTE } from "../../../../session/ui/palette";
import type { Element, Given } from "../../../../session/ui/xml/element";
import { at, picture, text } from "../../../../session/ui/xml/kit";
import { pageXml } from "../../../../session/ui/xml/page";
import { COLOURS } from "../../meta";
import type { CastleUiLanguage } from "../../text/language";

/** All about one seat, and the crowns of all. */
export function kingdomsXml(language: CastleUiLanguage): Element[] {
  return [crowns(language), ...COLOURS.map((colour) => kingdom(colour, language))];
}

/** As large as there is room for: most of the time a kingdom has little to tell. */
const FILLING: Given = {
  fontSize: 21,
  resizeTextForBestFit: true,
  resizeTextMinSize: 15,
  resizeTextMaxSize: 21,
};

const LABEL = 152;
const COLUMN = Math.floor((PAGE_INNER - LABEL) / COLOURS.length);

/** Reasons from above downwards, one column a seat; each column is one text of as many lines. */
function crowns(language: CastleUiLanguage): Element {
  const x = (i: number): number => PAGE_MARGIN + LABEL + i * COLUMN;
  return pageXml(
    "crowns",
    language.labels.pages.crowns,
    [
      ...COLOURS.map((colour, i) =>
        picture(`emblem-${colour}`, {
          id: `crowns-${colour}-emblem`,
          ...at(x(i) + COLUMN / 2 - 15, 40, 30, 30),
        }),
      ),
      text("", { id: "crowns-labels", fontSize: 16, ...at(PAGE_MARGIN, 76, LABEL, 200) }),
      ...COLOURS.map((colour, i) =>
        text("", {
          id: `crowns-${colour}`,
          fontSize: 16,
          alignment: "UpperCenter",
          ...at(x(i), 76, COLUMN, 200),
        }),
      ),
      text(language.pages.titlesNote, {
        color: PALETTE.faint,
        ...at(PAGE_MARGIN, PAGE_HEIGHT - 48, PAGE_INNER, 36),
      }),
    ],
    language,
  );
}

function kingdom(colour: string, language: CastleUiLanguage): Element {
  return pageXml(
    `seat_${colour}`,
    "",
    [
      picture(`emblem-${colour}`, at(PAGE_MARGIN, 42, 40, 40)),
      text("", { id: `seat-${colour}-head`, fontSize: 16, ...at(64, 44, PAGE_INNER - 54, 40) }),
      text("", {
        id: `seat-${colour}-left`,
        ...FILLING,
        ...at(PAGE_MARGIN, 94, PAGE_INNER / 2 - 8, PAGE_HEIGHT - 104),
      }),
      text("", {
        id: `seat-${colour}-right`,
        ...FILLING,
        ...at(PAGE_MARGIN + PAGE_INNER / 2 + 8, 94, PAGE_INNER / 2 - 8, PAGE_HEIGHT - 104),
      }),
    ],
    language,
  );
}
