import { PAGE_HEIGHT, PAGE_INNER, PAGE_MARGIN } from "../../../../session/ui/grid";
import { PALETTE } from "../../../../session/ui/palette";
import { PARTED } from "../../../../session/panels/reference/xml";
import type { Element } from "../../../../session/ui/xml/element";
import { at, text } from "../../../../session/ui/xml/kit";
import { pageXml } from "../../../../session/ui/xml/page";
import type { UiLanguage } from "../../../../text/ui";
import { CONTINENTS } from "../../continents";
import { continentName, type WorldNames } from "../../text/names";

/** The page of a turn, a note each. */
export function turnXml(title: string, notes: readonly string[], language: UiLanguage): Element {
  const place = at(PAGE_MARGIN, 42, PAGE_INNER, PAGE_HEIGHT - 50);
  return pageXml("turn", title, [text(notes.join(PARTED), place)], language);
}

/** The page of the continents: heads of its columns, and what stands below them. */
export function continentsXml(
  title: string,
  heads: readonly string[],
  note: string,
  names: WorldNames,
  language: UiLanguage,
): Element {
  const rows = CONTINENTS.map((continent, i) => [
    continentName(i, names),
    `+${continent.bonus}`,
    `${continent.territories.length}`,
  ]);
  const column = (k: number): string => rows.map((cells) => cells[k]).join(PARTED);
  const height = CONTINENTS.length * 34;
  return pageXml(
    "continents",
    title,
    [
      ...heads.map((head, k) =>
        text(`<b>${head}</b>\n\n${column(k)}`, at(PAGE_MARGIN + [0, 160, 260][k], 40, 150, height + 40)),
      ),
      text(note, { color: PALETTE.faint, ...at(PAGE_MARGIN, 100 + height, PAGE_INNER, 60) }),
    ],
    language,
  );
}
