import { COLOURS } from "../../src/games/castle-risk/meta";
import type { Language } from "../../src/text/language";
import { colourName } from "../../src/text/names";
import { RIGHT, RIGHT_WIDTH, TOP } from "./grid";
import { at, column, from, HIDDEN, icon, panel, picture, text } from "./kit";
import type { Element } from "./xml";

const ROW = 69;
const TEXT = RIGHT_WIDTH - 46;

/** One row for each seat of the game, for everybody's eyes, in the upper right. */
export function matsPanel(language: Language): Element {
  return column(
    {
      id: "mats",
      ...from("UpperRight", RIGHT, TOP, RIGHT_WIDTH, COLOURS.length * (ROW + 2)),
      spacing: 2,
      raycastTarget: false,
      ...HIDDEN,
    },
    COLOURS.map((colour) => mat(colour, language)),
  );
}

function mat(colour: string, { labels, names }: Language): Element {
  const id = (part: string): string => `mat-${colour}-${part}`;
  return panel({ id: `mat-${colour}`, class: "frame", preferredHeight: ROW, ...HIDDEN }, [
    picture(`emblem-${colour}`, at(4, 3, 30, 30)),
    text("", { id: id("name"), class: "strong", horizontalOverflow: "Overflow", ...at(40, 1, 180, 18) }),
    text("", { id: id("rank"), class: "right", ...at(RIGHT_WIDTH - 186, 2, 180, 18) }),
    text("", { id: id("lines"), horizontalOverflow: "Overflow", ...at(40, 19, TEXT, 48) }),
    icon(
      `show seat_${colour}`,
      "control-rules",
      labels.kingdom(colourName(colour, names)),
      at(7, 36, 24, 24),
    ),
  ]);
}
