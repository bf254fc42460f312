import { MIDDLE_WIDTH, PAGE_HEIGHT, PAGE_INNER, PAGE_MARGIN } from "../../../../session/ui/grid";
import { costsXml } from "../../../../risk/europe/panels/reference/xml";
import { helpXml, PARTED, STEP } from "../../../../session/panels/reference/xml";
import { PALETTE } from "../../../../session/ui/palette";
import type { Element } from "../../../../session/ui/xml/element";
import { at, button, picture, text } from "../../../../session/ui/xml/kit";
import { pageXml } from "../../../../session/ui/xml/page";
import { nameOf, textOf } from "../../../../text/entry";
import { TITLES } from "../../meta";
import { CARDS } from "../../rules/cards";
import { CROWN_REASONS } from "../../rules/crowns";
import { CASTLE_COST, UNITS, UNIT_COST } from "../../rules/units";
import type { CastleUiLanguage } from "../../text/language";
import { titleName } from "../../text/names";

/** Pages that never change: help, costs and dice, titles, cards, policies. */
export function referenceXml(language: CastleUiLanguage): Element[] {
  const { labels } = language;
  const page = (id: string, title: string, body: Element[]): Element => pageXml(id, title, body, language);
  return [
    helpXml(language),
    costs(language),
    page("titles", labels.pages.titles, titles(language)),
    page("cards", labels.pages.cards, cards(language)),
    page("policies", labels.policies, policies(language)),
  ];
}

function costs(language: CastleUiLanguage): Element {
  const { labels, pages, names } = language;
  const prices = {
    units: UNITS,
    costs: UNIT_COST,
    castle: CASTLE_COST,
    others: [
      ["reason-vassals", pages.city, "", pages.dice["city"]],
      ["piece-capital", pages.capital, "", pages.dice["capital"]],
    ] as const,
    picture: (id: string) => `piece-${id}`,
  };
  return costsXml(labels.pages.costs, prices, pages, 0, names.units, language);
}

function titles({ pages, names }: CastleUiLanguage): Element[] {
  const columns = [0, 1, 2].map((column) => ({
    x: PAGE_MARGIN + column * Math.floor(PAGE_INNER / 3),
    ranks: TITLES.flatMap((_, i) => (Math.floor(i / 3) === column ? [i + 1] : [])),
  }));
  const reasonsTop = 206;
  return [
    ...columns.flatMap(({ x, ranks }) => [
      ...ranks.map((rank, i) => picture(`rank-${rank}`, at(x, 40 + i * STEP, 28, 28))),
      text(ranks.map((rank) => `${rank}  ${titleName(rank, names)}`).join(PARTED), {
        ...at(x + 36, 46, 110, 3 * STEP),
      }),
    ]),
    text(pages.titlesNote, at(PAGE_MARGIN, 142, PAGE_INNER, 34)),
    text(pages.crownsFor, { class: "strong", ...at(PAGE_MARGIN, 180, PAGE_INNER, 18) }),
    ...CROWN_REASONS.map((id, i) =>
      picture(`reason-${id}`, at(PAGE_MARGIN, reasonsTop + i * STEP - 5, 26, 26)),
    ),
    text(CROWN_REASONS.map((id) => textOf(names.crowns, id)).join(PARTED), {
      ...at(48, reasonsTop, PAGE_INNER - 34, CROWN_REASONS.length * STEP),
    }),
  ];
}

function cards({ labels, pages, names }: CastleUiLanguage): Element[] {
  return [
    text(
      CARDS.map((card) => `<b>${nameOf(names.cards, card)}:</b> ${textOf(names.cards, card)}`).join("\n\n"),
      at(PAGE_MARGIN, 40, PAGE_INNER, 316),
    ),
    text(pages.cardsNote, {
      color: PALETTE.faint,
      ...at(PAGE_MARGIN, PAGE_HEIGHT - 44, PAGE_INNER - 130, 34),
    }),
    button("show policies", labels.policies, at(MIDDLE_WIDTH - 134, PAGE_HEIGHT - 40, 120, 30)),
  ];
}

function policies({ labels, pages, names }: CastleUiLanguage): Element[] {
  const ids = ["expand", "fortify", "siege", "king", "tax"];
  return [
    text(pages.policiesNote, at(PAGE_MARGIN, 40, PAGE_INNER, 34)),
    text(
      ids.map((id) => `<b>${nameOf(names.policies, id)}:</b> ${textOf(names.policies, id)}`).join("\n\n"),
      at(PAGE_MARGIN, 84, PAGE_INNER, 240),
    ),
    button("show cards", labels.cards, at(MIDDLE_WIDTH - 134, PAGE_HEIGHT - 40, 120, 30)),
  ];
}
