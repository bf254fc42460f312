import type { Language } from "../../../text/language";
import {
  GAP,
  MIDDLE_WIDTH,
  PAGE_HEIGHT,
  PAGE_INNER,
  PAGE_MARGIN,
  RIGHT,
  RIGHT_WIDTH,
  TAIL_TOP,
} from "../grid";
import { at, button, from, HIDDEN, icon, panel, text } from "../xml/kit";
import { pageXml } from "../xml/page";
import { LARGE_ROWS, TAIL_HEAD, TAIL_ROW } from "./geometry";
import type { Element } from "../xml/element";

/** As tall as the last lines are at the most in large letters: the script gives it its height. */
const TAIL = TAIL_HEAD + LARGE_ROWS * TAIL_ROW + GAP;
const FOOT = PAGE_HEIGHT - 42;

/** The last lines of the log as one colour, or all who only watch, may read it. */
export function tailXml(viewer: string, { labels }: Language): Element {
  const id = (part: string): string => `log-${viewer}${part}`;
  return panel(
    {
      id: id(""),
      class: "frame",
      ...from("UpperRight", RIGHT, TAIL_TOP, RIGHT_WIDTH, TAIL),
      ...HIDDEN,
    },
    [
      text(labels.log, { class: "title", fontSize: 16, ...at(10, 2, 120, 22) }),
      icon("fold log", "control-less", labels.foldLog, {
        id: id("-fold"),
        ...at(RIGHT_WIDTH - 122, 3, 22, 22),
      }),
      button("show log", labels.wholeLog, {
        tooltip: labels.wholeLogHelp,
        ...at(RIGHT_WIDTH - 94, 3, 88, 22),
      }),
      text("", { id: id("-tail"), ...at(10, TAIL_HEAD, RIGHT_WIDTH - 20, TAIL - TAIL_HEAD) }),
    ],
  );
}

/** The whole log, a page of lines at a time. */
export function logXml(viewer: string, language: Language): Element {
  const { labels } = language;
  const id = (part: string): string => `log-${viewer}-${part}`;
  return pageXml(
    `log-${viewer}`,
    labels.log,
    [
      text("", { id: id("place"), class: "right", ...at(MIDDLE_WIDTH - 240, 10, 190, 18) }),
      text("", { id: id("text"), ...at(PAGE_MARGIN, 40, PAGE_INNER, FOOT - 44) }),
      button("log back", labels.older, at(PAGE_MARGIN, FOOT, 96, 32)),
      button("log next", labels.newer, at(116, FOOT, 96, 32)),
      button("log last", labels.latest, at(218, FOOT, 96, 32)),
      button("log since", labels.since, at(MIDDLE_WIDTH - 164, FOOT, 150, 32)),
    ],
    language,
  );
}
