import { MIDDLE_WIDTH, PAGE_HEIGHT, PAGE_INNER, PAGE_MARGIN } from "../../../../session/panel/grid";
import { helpXml } from "../../../../session/panel/reference/xml";
import type { Element } from "../../../../session/panel/xml/element";
import { at, picture, text } from "../../../../session/panel/xml/kit";
import { pageXml } from "../../../../session/panel/xml/page";
import { nameOf, textOf } from "../../../../text/entry";
import { CARD_IDS } from "../../rules/cards";
import { MISSIONS } from "../../rules/missions";
import { CASTLE_COST, CROWN_COST, UNITS, UNIT_COST } from "../../rules/units";
import type { EuropeLanguage } from "../../text/language";
import { unitName } from "../../text/names";
import { ACTION } from "../action";
import { orderPicture } from "../picks/xml";

/** Rows beside pictures are one text a column, with an empty line between them; how far apart that sets them. */
const PARTED = "\n\n";
const STEP = 32;

/** The pages of pages.ts. */
export function referenceXml(language: EuropeLanguage): Element[] {
  return [helpXml(language), costs(language), cards(language), tiles(language), missions(language)];
}

function costs(language: EuropeLanguage): Element {
  const { labels, pages, names, panel } = language;
  const rows: readonly (readonly [string, string, string, string])[] = [
    ...UNITS.map(
      (id, k) =>
        [
          ACTION.picture(id),
          panel.stepper(unitName(id, 1, names), 0),
          `${UNIT_COST[k]}`,
          pages.dice[id] ?? "",
        ] as const,
    ),
    ["piece-castle", panel.stepper(pages.castle, 0), `${CASTLE_COST}`, pages.dice["castle"] ?? ""],
    ["piece-crown", pages.crownCard, `${CROWN_COST}`, ""],
  ];
  const top = 60;
  const words = (column: number): string => rows.map((cells) => cells[column]).join(PARTED);
  const height = rows.length * STEP;
  return pageXml(
    "costs",
    labels.pages.costs,
    [
      text(pages.costsHead.coins, { class: "strong", ...at(152, 35, 60, 18) }),
      text(pages.costsHead.dice, { class: "strong", ...at(212, 35, 260, 18) }),
      ...rows.map(([image], i) => picture(image, at(PAGE_MARGIN, top + i * STEP - 5, 25, 25))),
      text(words(1), at(46, top, 110, height)),
      text(words(2), at(166, top, 40, height)),
      text(words(3), at(212, top, MIDDLE_WIDTH - 222, height)),
      text(pages.costsNotes.join("\n"), at(PAGE_MARGIN, top + height + 6, PAGE_INNER, 120)),
    ],
    language,
  );
}

/** Each card beside what it does. */
function cards(language: EuropeLanguage): Element {
  const { labels, pages, names } = language;
  const step = 60;
  return pageXml(
    "cards",
    labels.pages.cards,
    [
      ...CARD_IDS.flatMap((card, i) => [
        picture(orderPicture(card), at(PAGE_MARGIN, 40 + i * step, 40, 56)),
        text(`<b>${nameOf(names.cards, card)}:</b> ${textOf(names.cards, card)}`, {
          class: "middle",
          ...at(PAGE_MARGIN + 52, 40 + i * step, PAGE_INNER - 52, 56),
        }),
      ]),
      text(pages.cardsNote, { class: "faint", ...at(PAGE_MARGIN, PAGE_HEIGHT - 52, PAGE_INNER, 40) }),
    ],
    language,
  );
}

function tiles(language: EuropeLanguage): Element {
  const { labels, names } = language;
  const lines = Object.values(names.tiles).map((line) => line ?? "");
  return pageXml(
    "tiles",
    labels.pages.tiles,
    [text(lines.join(PARTED), at(PAGE_MARGIN, 44, PAGE_INNER, PAGE_HEIGHT - 60))],
    language,
  );
}

function missions(language: EuropeLanguage): Element {
  const { labels, pages, names } = language;
  const lines = MISSIONS.map((id) => `<b>${nameOf(names.missions, id)}:</b> ${textOf(names.missions, id)}`);
  return pageXml(
    "missions",
    labels.pages.missions,
    [
      text(lines.join("\n"), at(PAGE_MARGIN, 40, PAGE_INNER, PAGE_HEIGHT - 100)),
      text(pages.missionsNote, { class: "faint", ...at(PAGE_MARGIN, PAGE_HEIGHT - 56, PAGE_INNER, 46) }),
    ],
    language,
  );
}
