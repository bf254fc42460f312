import { COLOURS } from "../../src/games/castle-risk/meta";
import { CROWN_REASONS } from "../../src/games/castle-risk/rules/crowns";
import { PALETTE } from "../../src/session/panel/palette";
import type { CastleLanguage as Language } from "../../src/games/castle-risk/text/language";
import { colourName } from "../../src/text/names";
import { crownText } from "../../src/games/castle-risk/text/names";
import { LEFT, LEFT_WIDTH, TOP } from "./grid";
import { at, column, from, HIDDEN, icon, panel, picture, text } from "./kit";
import { element, type Element } from "./xml";

const ROW = 104;
const EMBLEM = 30;
/** Where pictures of reasons lie, and how large they are. */
const REASONS_TOP = 52;
const REASON = 15;

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

/**
 * The emblem opens all about the kingdom. All lines are one text; a picture for each reason for crowns lies over the
 * fourth, where the script puts it.
 */
function mat(colour: string, { labels, names, panel: words }: Language): Element {
  const id = (part: string): string => `mat-${colour}-${part}`;
  return panel({ id: `mat-${colour}`, class: "frame", preferredHeight: ROW, ...HIDDEN }, [
    icon(
      `show seat_${colour}`,
      `emblem-${colour}`,
      labels.kingdom(colourName(colour, names)),
      at(LEFT_WIDTH - EMBLEM - 4, 4, EMBLEM, EMBLEM),
    ),
    text("", { id: id("text"), ...at(7, 3, LEFT_WIDTH - 12, ROW - 6) }),
    // As on the map: a shield tells a total, whatever the kinds are.
    element("Button", {
      id: id("reserve"),
      image: `total-${colour}`,
      preserveAspect: true,
      text: "",
      textColor: colour === "yellow" ? PALETTE.ink : PALETTE.light,
      fontStyle: "Bold",
      padding: "0 0 0 0",
      tooltip: "",
      ...at(124, 33, 20, 18),
      ...HIDDEN,
    }),
    picture("piece-castle", {
      id: id("tobuild"),
      ...at(LEFT_WIDTH - 28, 34, 18, 17),
      raycastTarget: true,
      tooltip: words.castleHelp,
      ...HIDDEN,
    }),
    ...CROWN_REASONS.map((reason) =>
      picture(`reason-${reason}`, {
        id: id(reason),
        ...at(0, REASONS_TOP, REASON, REASON),
        raycastTarget: true,
        tooltip: crownText(reason, names),
        ...HIDDEN,
      }),
    ),
    // How many vassals there are stands in the line.
    text("", {
      id: id("missions-times"),
      class: "middle",
      ...at(0, REASONS_TOP, 9, REASON),
      ...HIDDEN,
    }),
  ]);
}
