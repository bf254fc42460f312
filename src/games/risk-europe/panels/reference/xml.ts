import { PAGE_HEIGHT, PAGE_INNER, PAGE_MARGIN } from "../../../../session/ui/grid";
import { costsXml } from "../../../../risk/europe/panels/reference/xml";
import { helpXml, PARTED } from "../../../../session/panels/reference/xml";
import { PALETTE } from "../../../../session/ui/palette";
import type { Element } from "../../../../session/ui/xml/element";
import { at, picture, text } from "../../../../session/ui/xml/kit";
import { pageXml } from "../../../../session/ui/xml/page";
import { nameOf, textOf } from "../../../../text/entry";
import { CARD_IDS } from "../../rules/cards";
import { MISSIONS } from "../../rules/missions";
import { CASTLE_COST, CROWN_COST, UNITS, UNIT_COST } from "../../rules/units";
import type { EuropeUiLanguage } from "../../text/language";
import { ACTION } from "../action";
import { orderPicture } from "../picks/picture";

/** Pages that never change: help, costs and dice, cards, city bonuses, missions. */
export function referenceXml(language: EuropeUiLanguage): Element[] {
  const { pages } = language.labels;
  const page = (id: string, title: string, body: Element[]): Element => pageXml(id, title, body, language);
  return [
    helpXml(language),
    costs(language),
    page("cards", pages.cards, cards(language)),
    page("tiles", pages.tiles, tiles(language)),
    page("missions", pages.missions, missions(language)),
  ];
}

function costs(language: EuropeUiLanguage): Element {
  const { labels, pages, names } = language;
  const prices = {
    units: UNITS,
    costs: UNIT_COST,
    castle: CASTLE_COST,
    others: [["piece-crown", pages.crownCard, `${CROWN_COST}`, ""]] as const,
    picture: ACTION.picture,
  };
  return costsXml(labels.pages.costs, prices, pages, 6, names.units, language);
}

/** Each card beside what it does. */
function cards({ pages, names }: EuropeUiLanguage): Element[] {
  const step = 60;
  return [
    ...CARD_IDS.flatMap((card, i) => [
      picture(orderPicture(card), at(PAGE_MARGIN, 40 + i * step, 40, 56)),
      text(`<b>${nameOf(names.cards, card)}:</b> ${textOf(names.cards, card)}`, {
        class: "middle",
        ...at(PAGE_MARGIN + 52, 40 + i * step, PAGE_INNER - 52, 56),
      }),
    ]),
    text(pages.cardsNote, { color: PALETTE.faint, ...at(PAGE_MARGIN, PAGE_HEIGHT - 52, PAGE_INNER, 40) }),
  ];
}

function tiles({ names }: EuropeUiLanguage): Element[] {
  const lines = Object.values(names.tiles);
  return [text(lines.join(PARTED), at(PAGE_MARGIN, 44, PAGE_INNER, PAGE_HEIGHT - 60))];
}

function missions({ pages, names }: EuropeUiLanguage): Element[] {
  const lines = MISSIONS.map((id) => `<b>${nameOf(names.missions, id)}:</b> ${textOf(names.missions, id)}`);
  return [
    text(lines.join("\n"), at(PAGE_MARGIN, 40, PAGE_INNER, PAGE_HEIGHT - 100)),
    text(pages.missionsNote, {
      color: PALETTE.faint,
      ...at(PAGE_MARGIN, PAGE_HEIGHT - 56, PAGE_INNER, 46),
    }),
  ];
}
