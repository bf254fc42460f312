import { COLOURS } from "../../src/games/castle-risk/meta";
import { CROWN_REASONS } from "../../src/games/castle-risk/crowns";
import type { Language } from "../../src/text/language";
import { colourName, crownText } from "../../src/text/names";
import { LEFT, LEFT_WIDTH, TOP } from "./grid";
import { at, column, from, HIDDEN, icon, panel, picture, row, text } from "./kit";
import type { Element } from "./xml";

const ROW = 104;
const EMBLEM = 32;
const NAME_LEFT = 42;
const INNER = LEFT_WIDTH - 12;

/** One sheet for each seat of the game, for everybody's eyes, at the left. */
export function matsPanel(language: Language): Element {
  return column(
    {
      id: "mats",
      ...from("UpperLeft", LEFT, TOP, LEFT_WIDTH, COLOURS.length * (ROW + 2)),
      spacing: 2,
      raycastTarget: false,
      ...HIDDEN,
    },
    COLOURS.map((colour) => mat(colour, language)),
  );
}

/** The emblem opens all about the kingdom. Reasons for crowns are pictures, with a number where they count twice. */
function mat(colour: string, { labels, names, panel: words }: Language): Element {
  const id = (part: string): string => `mat-${colour}-${part}`;
  const width = LEFT_WIDTH - NAME_LEFT - 6;
  return panel({ id: `mat-${colour}`, class: "frame", preferredHeight: ROW, ...HIDDEN }, [
    icon(
      `show seat_${colour}`,
      `emblem-${colour}`,
      labels.kingdom(colourName(colour, names)),
      at(5, 4, EMBLEM, EMBLEM),
    ),
    text("", {
      id: id("name"),
      class: "strong",
      fontSize: 14,
      horizontalOverflow: "Overflow",
      ...at(NAME_LEFT, 3, width, 17),
    }),
    text("", { id: id("rank"), horizontalOverflow: "Overflow", ...at(NAME_LEFT, 18, width, 17) }),
    text("", { id: id("purse"), horizontalOverflow: "Overflow", ...at(7, 35, 112, 17) }),
    panel({ id: id("kept"), class: "through", ...at(122, 34, 38, 18), ...HIDDEN }, [
      // As on the map: a shield tells a total, whatever the kinds are.
      picture(`total-${colour}`, { id: id("kinds"), ...at(0, 0, 18, 18), raycastTarget: true, tooltip: "" }),
      text("", { id: id("reserve"), class: "middle", tooltip: "", ...at(20, 0, 18, 18) }),
    ]),
    picture("piece-castle", {
      id: id("tobuild"),
      ...at(LEFT_WIDTH - 24, 34, 18, 18),
      raycastTarget: true,
      tooltip: words.castleHelp,
      ...HIDDEN,
    }),
    text("", { id: id("orders"), ...at(7, 67, INNER, 32) }),
    row({ ...at(7, 51, INNER, 17), spacing: 1, childForceExpandWidth: false, raycastTarget: false }, [
      text("", { id: id("now"), class: "middle", horizontalOverflow: "Overflow" }),
      ...CROWN_REASONS.flatMap((reason) => [
        picture(`reason-${reason}`, {
          id: id(reason),
          preferredWidth: 15,
          minWidth: 15,
          raycastTarget: true,
          tooltip: crownText(reason, names),
          ...HIDDEN,
        }),
        text("", {
          id: id(`${reason}-times`),
          class: "middle",
          fontStyle: "Bold",
          horizontalOverflow: "Overflow",
          ...HIDDEN,
        }),
      ]),
    ]),
  ]);
}
