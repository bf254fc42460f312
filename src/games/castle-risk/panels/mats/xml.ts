import { lettersOn } from "../../../../session/ui/colours";
import { LEFT, LEFT_WIDTH, TOP } from "../../../../session/ui/grid";
import { element, type Element } from "../../../../session/ui/xml/element";
import {
  at,
  column,
  from,
  HIDDEN,
  LOOSE,
  icon,
  panel,
  picture,
  text,
  UNSEEN,
} from "../../../../session/ui/xml/kit";
import { colourName } from "../../../../text/names";
import { textOf } from "../../../../text/entry";
import { COLOURS } from "../../meta";
import { CROWN_REASONS } from "../../rules/crowns";
import type { CastleUiLanguage } from "../../text/language";
import { REASON, REASONS_TOP, ROW } from "./geometry";

const EMBLEM = 30;

/** One sheet for each seat of the game, for everybody's eyes, at the left. */
export function matsXml(language: CastleUiLanguage): Element {
  return column(
    {
      id: "mats",
      ...from("UpperLeft", LEFT, TOP, LEFT_WIDTH, COLOURS.length * (ROW + 1)),
      ...LOOSE,
      spacing: 1,
      raycastTarget: false,
      ...UNSEEN,
    },
    COLOURS.map((colour) => mat(colour, language)),
  );
}

/**
 * All lines are one text. The emblem, which opens all about the kingdom, lies over it: a text with a tooltip takes the
 * pointer. A picture for each reason for crowns lies over the fourth line, where the script puts it.
 */
function mat(colour: string, { labels, names, panel: words }: CastleUiLanguage): Element {
  const id = (part: string): string => `mat-${colour}-${part}`;
  return panel({ id: `mat-${colour}`, class: "frame", tooltip: "", preferredHeight: ROW, ...HIDDEN }, [
    text("", { id: id("text"), tooltip: "", ...at(7, 1, LEFT_WIDTH - 9, ROW - 3) }),
    icon(
      `show seat_${colour}`,
      `emblem-${colour}`,
      labels.kingdom(colourName(colour, names)),
      at(LEFT_WIDTH - EMBLEM - 4, 4, EMBLEM, EMBLEM),
    ),
    // As on the map: a shield tells a total, whatever the kinds are.
    element("Button", {
      id: id("reserve"),
      image: `total-${colour}`,
      preserveAspect: true,
      text: "",
      textColor: lettersOn(colour),
      fontStyle: "Bold",
      padding: "0 0 0 0",
      tooltip: "",
      ...at(140, 33, 20, 18),
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
        tooltip: textOf(names.crowns, reason),
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
