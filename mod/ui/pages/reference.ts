import { CARDS } from "../../../src/games/castle-risk/rules/cards";
import { CROWN_REASONS } from "../../../src/games/castle-risk/rules/crowns";
import { TITLES } from "../../../src/games/castle-risk/meta";
import { CASTLE_COST, UNITS, UNIT_COST } from "../../../src/games/castle-risk/rules/units";
import type { CastleLanguage as Language } from "../../../src/games/castle-risk/text/language";
import {
  cardName,
  cardText,
  crownText,
  policyName,
  policyText,
  titleName,
  unitName,
} from "../../../src/games/castle-risk/text/names";
import { at, button, picture, text } from "../kit";
import { page, PAGE_HEIGHT, PAGE_WIDTH } from "../page";
import type { Element } from "../xml";

const INNER = PAGE_WIDTH - 28;
/** Rows beside pictures are one text a column, with an empty line between them; how far apart that sets them. */
const PARTED = "\n\n";
const STEP = 32;

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
      (id, k) =>
        [
          `piece-${id}`,
          capitalised(unitName(id, 1, names)),
          `${UNIT_COST[k]}`,
          pages.dice[id] ?? "",
        ] as const,
    ),
    ["piece-castle", capitalised(pages.castle), `${CASTLE_COST}`, pages.dice["castle"] ?? ""],
    ["reason-vassals", capitalised(pages.city), "", pages.dice["city"] ?? ""],
    ["piece-capital", capitalised(pages.capital), "", pages.dice["capital"] ?? ""],
  ];
  const top = 60;
  const words = (column: number): string => rows.map((cells) => cells[column]).join(PARTED);
  const height = rows.length * STEP;
  return page(
    "costs",
    labels.pages.costs,
    [
      text(pages.costsHead.coins, { class: "strong", ...at(152, 35, 60, 18) }),
      text(pages.costsHead.dice, { class: "strong", ...at(212, 35, 260, 18) }),
      ...rows.map(([image], i) => picture(image, at(14, top + i * STEP - 5, 25, 25))),
      text(words(1), at(46, top, 110, height)),
      text(words(2), at(166, top, 40, height)),
      text(words(3), at(212, top, PAGE_WIDTH - 222, height)),
      text(pages.costsNotes.join("\n"), at(14, top + height, INNER, 120)),
    ],
    language,
  );
}

function titles(language: Language): Element {
  const { labels, pages, names } = language;
  const columns = [0, 1, 2].map((column) => ({
    x: 14 + column * Math.floor(INNER / 3),
    ranks: TITLES.flatMap((_, i) => (Math.floor(i / 3) === column ? [i + 1] : [])),
  }));
  const reasonsTop = 206;
  return page(
    "titles",
    labels.pages.titles,
    [
      ...columns.flatMap(({ x, ranks }) => [
        ...ranks.map((rank, i) => picture(`rank-${rank}`, at(x, 40 + i * STEP, 28, 28))),
        text(ranks.map((rank) => `${rank}  ${titleName(rank, names)}`).join(PARTED), {
          ...at(x + 36, 46, 110, 3 * STEP),
        }),
      ]),
      text(pages.titlesNote, at(14, 142, INNER, 34)),
      text(pages.crownsFor, { class: "strong", ...at(14, 180, INNER, 18) }),
      ...CROWN_REASONS.map((id, i) => picture(`reason-${id}`, at(14, reasonsTop + i * STEP - 5, 26, 26))),
      text(CROWN_REASONS.map((id) => crownText(id, names)).join(PARTED), {
        ...at(48, reasonsTop, INNER - 34, CROWN_REASONS.length * STEP),
      }),
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
