import { MIDDLE_WIDTH, PAGE_INNER, PAGE_MARGIN } from "../../../../session/ui/grid";
import { PARTED, STEP } from "../../../../session/panels/reference/xml";
import type { Element } from "../../../../session/ui/xml/element";
import { at, picture, text } from "../../../../session/ui/xml/kit";
import { pageXml } from "../../../../session/ui/xml/page";
import { nounOf } from "../../../../text/nouns";
import type { Noun, Words } from "../../../../text/types";
import type { UiLanguage } from "../../../../text/ui";

/** Where what a unit rolls begins: the longest of that has as much room as there is. */
const DICE_LEFT = 198;

/** What is bought: its picture, its name, its price (empty for what is not sold), and which dice it rolls. */
type CostRow = readonly [image: string, name: string, price: string, dice: string];

/** What a game says of its prices. */
interface CostWords {
  readonly castle: string;
  readonly dice: Words<string>;
  readonly costsHead: { readonly coins: string; readonly dice: string };
  readonly costsNotes: readonly string[];
}

/** What a game sells: prices of its kinds of units, in their order, of a castle, and of what else there is. */
interface Prices {
  readonly units: readonly string[];
  readonly costs: readonly number[];
  readonly castle: number;
  readonly others: readonly CostRow[];
  picture(this: void, unit: string): string;
}

/** The page of prices and dice; its notes begin `gap` pixels below the rows. */
export function costsXml(
  title: string,
  { units, costs, castle, others, picture: pictureOf }: Prices,
  words: CostWords,
  gap: number,
  names: Words<Noun>,
  language: UiLanguage,
): Element {
  const rows: readonly CostRow[] = [
    ...units.map((id, k): CostRow => [
      pictureOf(id),
      nounOf(names, id, 1),
      `${costs[k]}`,
      words.dice[id] ?? "",
    ]),
    ["piece-castle", words.castle, `${castle}`, words.dice["castle"] ?? ""],
    ...others,
  ];
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
      text(rows.map(([, name]) => begun(name)).join(PARTED), at(46, top, 104, height)),
      text(column(2), at(162, top, 36, height)),
      text(column(3), at(DICE_LEFT, top, MIDDLE_WIDTH - DICE_LEFT - 8, height)),
      text(words.costsNotes.join("\n"), at(PAGE_MARGIN, top + height + gap, PAGE_INNER, 120)),
    ]),
    language,
  );
}

/** Words as they begin a line. */
function begun(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
