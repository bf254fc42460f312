import type { UiLanguage } from "../../../text/ui";
import { BELOW_TURN, MIDDLE_SHIFT, MIDDLE_WIDTH, PAGE_HEIGHT, PAGE_MARGIN } from "../grid";
import { tableNames } from "../colours";
import type { Element } from "./element";
import { at, from, icon, panel, text, UNSEEN } from "./kit";

/**
 * A page between the columns, over whatever else is there. It is shown to those who have opened it, who may drag it away.
 * `title`: undefined where it has its own; `height`: of a page with little on it.
 */
export function pageXml(
  id: string,
  title: string | undefined,
  children: readonly Element[],
  { labels }: UiLanguage,
  close = "show none",
  height = PAGE_HEIGHT,
): Element {
  const place = from("UpperCenter", MIDDLE_SHIFT, BELOW_TURN, MIDDLE_WIDTH, height);
  return panel({ id: `page-${id}`, class: "frame loose", ...place, ...UNSEEN }, [
    ...(title === undefined ? [] : [titleXml(id, title)]),
    icon(close, "control-cancel", labels.closePage, at(MIDDLE_WIDTH - 36, 6, 28, 28)),
    ...children,
  ]);
}

function titleXml(id: string, title: string): Element {
  return text(title, {
    id: `page-${id}-title`,
    class: "title",
    ...at(PAGE_MARGIN, 6, MIDDLE_WIDTH - 60, 26),
  });
}

/** What one viewer alone sees in a panel of this size that others read as well. */
export function onlyFor(
  viewer: string,
  width: number,
  height: number,
  children: readonly Element[],
): Element {
  return panel({ class: "through", ...at(0, 0, width, height), visibility: tableNames(viewer) }, children);
}
