import type { CastleLanguage as Language } from "../../src/games/castle-risk/text/language";
import { MIDDLE_SHIFT, MIDDLE_WIDTH, TOP } from "./grid";
import { at, from, HIDDEN, icon, panel, text } from "./kit";
import type { Element } from "./xml";

export const PAGE_WIDTH = MIDDLE_WIDTH;
export const PAGE_HEIGHT = 404;

/** A page between the columns, over whatever else is there. It is shown to those who have opened it. */
export function page(
  id: string,
  title: string,
  children: readonly Element[],
  { labels }: Language,
  close = "show none",
): Element {
  return panel(
    {
      id: `page-${id}`,
      class: "frame",
      ...from("UpperCenter", MIDDLE_SHIFT, TOP, PAGE_WIDTH, PAGE_HEIGHT),
      ...HIDDEN,
    },
    [
      text(title, { id: `page-${id}-title`, class: "title", ...at(14, 6, PAGE_WIDTH - 60, 26) }),
      icon(close, "control-cancel", labels.closePage, at(PAGE_WIDTH - 36, 6, 28, 28)),
      ...children,
    ],
  );
}
