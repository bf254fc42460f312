import { PAGE_HEIGHT, PAGE_INNER, PAGE_MARGIN } from "../../../../session/ui/grid";
import { PALETTE } from "../../../../session/ui/palette";
import { PARTED } from "../../../../session/panels/reference/xml";
import type { Element } from "../../../../session/ui/xml/element";
import { at, text } from "../../../../session/ui/xml/kit";
import { pageXml } from "../../../../session/ui/xml/page";
import type { UiLanguage } from "../../../../text/ui";
import { CONTINENTS } from "../../continents";
import { continentName, type WorldNames } from "../../text/names";

/** What the pages of every game on this board are made of. */
type WorldUi = UiLanguage & {
  readonly names: WorldNames;
  readonly labels: { readonly pages: { readonly turn: string; readonly continents: string } };
  readonly pages: {
    /** A note for each part of a turn. */
    readonly turnNotes: readonly string[];
    /** Heads of the columns, and what stands below them. */
    readonly continentsHead: readonly string[];
    readonly continentsNote: string;
  };
};

/** The page of a turn. */
export function turnXml(language: WorldUi): Element {
  const place = at(PAGE_MARGIN, 42, PAGE_INNER, PAGE_HEIGHT - 50);
  const { labels, pages } = language;
  return pageXml("turn", labels.pages.turn, [text(pages.turnNotes.join(PARTED), place)], language);
}

/** The page of the continents. */
export function continentsXml(language: WorldUi): Element {
  const { labels, pages, names } = language;
  const rows = CONTINENTS.map((continent, i) => [
    continentName(i, names),
    `+${continent.bonus}`,
    `${continent.territories.length}`,
  ]);
  const column = (k: number): string => rows.map((cells) => cells[k]).join(PARTED);
  const height = CONTINENTS.length * 34;
  return pageXml(
    "continents",
    labels.pages.continents,
    [
      ...pages.continentsHead.map((head, k) =>
        text(`<b>${head}</b>\n\n${column(k)}`, at(PAGE_MARGIN + [0, 160, 260][k], 40, 150, height + 40)),
      ),
      text(pages.continentsNote, { color: PALETTE.faint, ...at(PAGE_MARGIN, 100 + height, PAGE_INNER, 60) }),
    ],
    language,
  );
}
