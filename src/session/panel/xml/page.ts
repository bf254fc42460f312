import type { Language } from "../../../text/language";
import { MIDDLE_SHIFT, MIDDLE_WIDTH, PAGE_HEIGHT, PAGE_MARGIN, TOP } from "../grid";
import type { Element } from "./element";
import { at, from, icon, panel, text, UNSEEN } from "./kit";

/** A page between the columns, over whatever else is there. It is shown to those who have opened it. */
export function pageXml(
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
      ...from("UpperCenter", MIDDLE_SHIFT, TOP, MIDDLE_WIDTH, PAGE_HEIGHT),
      ...UNSEEN,
    },
    [
      text(title, { id: `page-${id}-title`, class: "title", ...at(PAGE_MARGIN, 6, MIDDLE_WIDTH - 60, 26) }),
      icon(close, "control-cancel", labels.closePage, at(MIDDLE_WIDTH - 36, 6, 28, 28)),
      ...children,
    ],
  );
}
