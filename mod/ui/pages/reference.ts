import { CARDS } from "../../../src/games/castle-risk/cards";
import { CROWN_REASONS } from "../../../src/games/castle-risk/crowns";
import { TITLES } from "../../../src/games/castle-risk/meta";
import { CASTLE_COST, UNITS, UNIT_COST } from "../../../src/games/castle-risk/units";
import type { Language } from "../../../src/text/language";
import {
  cardName,
  cardText,
  crownText,
  policyName,
  policyText,
  titleName,
  unitName,
} from "../../../src/text/names";
import { at, button, picture, text } from "../kit";
import { page, PAGE_HEIGHT, PAGE_WIDTH } from "../page";
import type { Element } from "../xml";

const INNER = PAGE_WIDTH - 28;

/** Pages that never change: help, costs and dice, titles, cards, policies. */
export function referencePages(language: Language): Element[] {
  return [help(language), costs(language), titles(language), cards(language), policies(language)];
}

function help(language: Language): Element {
  const { labels, pages } = language;
  return page(
    "help",
    labels.pages.help,
    [text(pages.help.join("\n\n"), { fontSize: 16, ...at(14, 44, INNER, PAGE_HEIGHT - 54) })],
    language,
  );
}

function costs(language: Language): Element {
  const { labels, pages, names } = language;
  const rows: readonly (readonly [string, string, string, string])[] = [
    ...UNITS.map(
      (id, k) => [`piece-${id}`, unitName(id, 1, names), `${UNIT_COST[k]}`, pages.dice[id] ?? ""] as const,
    ),
    ["piece-castle", pages.castle, `${CASTLE_COST}`, pages.dice["castle"] ?? ""],
    ["reason-vassals", pages.city, "", pages.dice["city"] ?? ""],
    ["piece-capital", pages.capital, "", pages.dice["capital"] ?? ""],
  ];
  const step = 27;
  return page(
    "costs",
    labels.pages.costs,
    [
      text(pages.costsHead.coins, { class: "strong", ...at(152, 38, 60, 18) }),
      text(pages.costsHead.dice, { class: "strong", ...at(212, 38, 260, 18) }),
      ...rows.map(([image], i) => picture(image, at(14, 58 + i * step, 25, 25))),
      ...rows.flatMap(([, name, coins, dice], i) => [
        text(capitalised(name), { class: "middle", ...at(46, 58 + i * step, 110, 25) }),
        text(coins, { class: "middle", ...at(166, 58 + i * step, 40, 25) }),
        text(dice, { class: "middle", ...at(212, 58 + i * step, PAGE_WIDTH - 222, 25) }),
      ]),
      text(pages.costsNotes.join("\n"), { ...at(14, 58 + rows.length * step + 8, INNER, 120) }),
    ],
    language,
  );
}

function titles(language: Language): Element {
  const { labels, pages, names } = language;
  const step = 32;
  return page(
    "titles",
    labels.pages.titles,
    [
      ...TITLES.flatMap((_, i) => [
        picture(`rank-${i + 1}`, at(14 + (i % 2) * 240, 40 + Math.floor(i / 2) * step, 28, 28)),
        text(`${i + 1}  ${titleName(i + 1, names)}`, {
          class: "middle",
          fontSize: 16,
          ...at(50 + (i % 2) * 240, 40 + Math.floor(i / 2) * step, 180, 28),
        }),
      ]),
      text(pages.titlesNote, at(14, 172, INNER, 34)),
      text(pages.crownsFor, { class: "strong", ...at(14, 208, INNER, 18) }),
      ...CROWN_REASONS.flatMap((id, i) => [
        picture(`reason-${id}`, at(14, 229 + i * 28, 26, 26)),
        text(crownText(id, names), { class: "middle", ...at(48, 229 + i * 28, INNER - 34, 26) }),
      ]),
    ],
    language,
  );
}

function cards(language: Language): Element {
  const { labels, pages, names } = language;
  return page(
    "cards",
    labels.pages.cards,
    [
      text(
        CARDS.map((card) => `<b>${cardName(card, names)}:</b> ${cardText(card, names)}`).join("\n\n"),
        at(14, 40, INNER, 316),
      ),
      text(pages.cardsNote, { class: "faint", ...at(14, PAGE_HEIGHT - 44, INNER - 130, 34) }),
      button("show policies", labels.policies, at(PAGE_WIDTH - 134, PAGE_HEIGHT - 40, 120, 30)),
    ],
    language,
  );
}

function policies(language: Language): Element {
  const { labels, pages, names } = language;
  const ids = ["expand", "fortify", "siege", "king", "tax"];
  return page(
    "policies",
    labels.policies,
    [
      text(pages.policiesNote, at(14, 40, INNER, 34)),
      text(
        ids.map((id) => `<b>${policyName(id, names)}:</b> ${policyText(id, names)}`).join("\n\n"),
        at(14, 84, INNER, 240),
      ),
      button("show cards", labels.cards, at(PAGE_WIDTH - 134, PAGE_HEIGHT - 40, 120, 30)),
    ],
    language,
  );
}

function capitalised(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
