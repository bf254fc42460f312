import type { UiLanguage } from "../../../text/ui";
import {
  ACTION_HEIGHT,
  BOTTOM,
  MIDDLE_WIDTH,
  PAGE_HEIGHT,
  PAGE_INNER,
  PAGE_MARGIN,
  RIGHT,
  RIGHT_WIDTH,
} from "../../ui/grid";
import { at, button, from, HIDDEN, icon, panel, slot, UNSEEN } from "../../ui/xml/kit";
import { pageXml } from "../../ui/xml/page";
import { LOG_ROWS, ROW_HEIGHT, ROWS_TOP, TAIL_HEAD } from "../../log/geometry";
import { tableNames } from "../../ui/colours";
import type { Element } from "../../ui/xml/element";

const FOOT = PAGE_HEIGHT - 36;
/** A line of text; the first one stands above the rows. */
const LINE = 16;
const PLACE = from("LowerRight", RIGHT, BOTTOM, RIGHT_WIDTH, ACTION_HEIGHT);

/** Who is waited for, and the last lines of the log as all may read it; the action lies over it for who acts. */
export function tailXml({ labels }: UiLanguage): Element[] {
  return [
    panel({ id: "log", class: "frame loose", ...PLACE, ...UNSEEN }, [
      button("nudge", labels.nudge, { id: "log-nudge", ...at(108, 4, 84, 22), ...HIDDEN }),
      button("show log", labels.wholeLog, { tooltip: labels.wholeLogHelp, ...at(8, 4, 92, 22) }),
      icon("fold log", "control-less", labels.foldLog, at(RIGHT_WIDTH - 26, 5, 20, 20)),
      slot("log-tail", { ...at(8, TAIL_HEAD, RIGHT_WIDTH - 16, ACTION_HEIGHT - TAIL_HEAD - 4) }),
    ]),
    panel(
      { id: "log-folded", class: "frame loose", ...from("LowerRight", RIGHT, BOTTOM, 28, 28), ...UNSEEN },
      [icon("fold log", "control-more", labels.foldLog, at(2, 2, 24, 24))],
    ),
  ];
}

/** The page of the whole log; each viewer reads lines of their own on it. */
export function logXml(viewers: readonly string[], language: UiLanguage): Element {
  const { labels } = language;
  return pageXml(
    "log",
    labels.log,
    [
      ...rowButtons(labels.logRow),
      ...viewers.map((viewer) => rowsXml(viewer)),
      button("log back", labels.older, { class: "key scroll-up", ...at(PAGE_MARGIN, FOOT, 96, 32) }),
      button("log next", labels.newer, { class: "key scroll-down", ...at(116, FOOT, 96, 32) }),
      button("log last", labels.latest, at(218, FOOT, 96, 32)),
      button("log since", labels.since, at(MIDDLE_WIDTH - 164, FOOT, 150, 32)),
    ],
    language,
  );
}

/** A button that is seen only while it is pointed at or pressed. */
const PLAIN = "#C9A24B00|#C9A24B40|#C9A24B80|#C9A24B00";

/** What lies under each row, to be pressed: who reads which text on it is the same. */
function rowButtons(help: string): Element[] {
  return Array.from({ length: LOG_ROWS }, (_, row) =>
    button(`log row ${row}`, "", {
      class: "scroll-row",
      colors: PLAIN,
      tooltip: help,
      ...at(PAGE_MARGIN - 6, ROWS_TOP + row * ROW_HEIGHT, PAGE_INNER + 12, ROW_HEIGHT),
    }),
  );
}

function rowsXml(viewer: string): Element {
  return slot(`log-${viewer}`, {
    visibility: tableNames(viewer),
    horizontalOverflow: "Overflow",
    ...at(PAGE_MARGIN, ROWS_TOP - LINE, PAGE_INNER, LINE + ROW_HEIGHT * LOG_ROWS),
  });
}
