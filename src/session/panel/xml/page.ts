import type { Language } from "../../../text/language";
import { MIDDLE_SHIFT, MIDDLE_TOP, MIDDLE_WIDTH, PAGE_HEIGHT, PAGE_MARGIN } from "../grid";
import type { Element } from "./element";
import { at, from, HIDDEN, icon, panel, text, UNSEEN } from "./kit";

const PLACE = from("UpperCenter", MIDDLE_SHIFT, MIDDLE_TOP, MIDDLE_WIDTH, PAGE_HEIGHT);

/**
 * A page between the columns, over whatever else is there. It is shown to those who have opened it, who may drag it away
 * if it is `loose`.
 */
export function pageXml(
  id: string,
  title: string,
  children: readonly Element[],
  { labels }: Language,
  close = "show none",
  loose = true,
): Element {
  return panel({ id: `page-${id}`, class: loose ? "frame loose" : "frame", ...PLACE, ...UNSEEN }, [
    text(title, { id: `page-${id}-title`, class: "title", ...at(PAGE_MARGIN, 6, MIDDLE_WIDTH - 60, 26) }),
    icon(close, "control-cancel", labels.closePage, at(MIDDLE_WIDTH - 36, 6, 28, 28)),
    ...children,
  ]);
}

/** What one viewer alone sees on a page that others read as well: it lies over the page, which cannot be dragged away. */
export function overPage(id: string, children: readonly Element[]): Element {
  return panel({ id, class: "through", ...PLACE, ...HIDDEN }, children);
}
