import type { UiLanguage } from "../../../text/ui";
import { MIDDLE_WIDTH, PAGE_INNER, PAGE_MARGIN } from "../../ui/grid";
import type { Element } from "../../ui/xml/element";
import { at, picture, text } from "../../ui/xml/kit";
import { pageXml } from "../../ui/xml/page";

/** Rows beside pictures are one text a column, with an empty line between them; how far apart that sets them, in pixels. */
export const PARTED = "\n\n";
export const STEP = 32;
/** Where what a unit rolls begins: the longest of that has as much room as there is. */
const DICE_LEFT = 198;

/** What is bought: its picture, its name, its price (empty for what is not sold), and which dice it rolls. */
export type CostRow = readonly [image: string, name: string, price: string, dice: string];

/** What a game says of its prices. */
interface CostWords {
  readonly costsHead: { readonly coins: string; readonly dice: string };
  readonly costsNotes: readonly string[];
}

/** The page of prices and dice; its notes begin `gap` pixels below the rows. */
export function costsXml(
  title: string,
  rows: readonly CostRow[],
  words: CostWords,
  gap: number,
  language: UiLanguage,
): Element {
  const top = 60;
  const column = (i: number): string => rows.map((cells) => cells[i]).join(PARTED);
  const height = rows.length * STEP;
  const pictures = rows.map(([image], i) => picture(image, at(PAGE_MARGIN, top + i * STEP - 5, 25, 25)));
  return pageXml(
    "costs",
    title,
    pictures.concat([
      text(words.costsHead.coins, { class: "strong", ...at(143, 35, 54, 18) }),
      text(words.costsHead.dice, { class: "strong", ...at(DICE_LEFT, 35, 260, 18) }),
      text(column(1), at(46, top, 104, height)),
      text(column(2), at(162, top, 36, height)),
      text(column(3), at(DICE_LEFT, top, MIDDLE_WIDTH - DICE_LEFT - 8, height)),
      text(words.costsNotes.join("\n"), at(PAGE_MARGIN, top + height + gap, PAGE_INNER, 120)),
    ]),
    language,
  );
}
