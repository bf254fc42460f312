import type { UiLanguage } from "../../../text/ui";
import { PAGE_HEIGHT, PAGE_INNER, PAGE_MARGIN } from "../../ui/grid";
import type { Element } from "../../ui/xml/element";
import { at, text } from "../../ui/xml/kit";
import { pageXml } from "../../ui/xml/page";

/** Rows beside pictures are one text a column, with an empty line between them; how far apart that sets them, in pixels. */
export const PARTED = "\n\n";
export const STEP = 32;

/** The page for those who are here for the first time. */
export function helpXml(language: UiLanguage): Element {
  const { labels, pages } = language;
  const place = at(PAGE_MARGIN, 44, PAGE_INNER, PAGE_HEIGHT - 54);
  return pageXml(
    "help",
    labels.pages.help,
    [text(pages.help.join("\n\n"), { id: "help-text", fontSize: 15, ...place })],
    language,
  );
}
