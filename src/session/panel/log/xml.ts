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
} from "../grid";
import { at, button, from, HIDDEN, icon, panel, text, UNSEEN } from "../xml/kit";
import { onlyFor, pageXml } from "../xml/page";
import { TAIL_HEAD } from "./geometry";
import type { Element } from "../xml/element";

const FOOT = PAGE_HEIGHT - 42;
const PLACE = from("LowerRight", RIGHT, BOTTOM, RIGHT_WIDTH, ACTION_HEIGHT);

/** Who is waited for, and the last lines of the log as all may read it; the action lies over it for who acts. */
export function tailXml({ labels }: UiLanguage): Element[] {
  return [
    panel({ id: "log", class: "frame loose", ...PLACE, ...UNSEEN }, [
      text(labels.log, { class: "title", fontSize: 16, ...at(8, 3, 60, 22) }),
      button("nudge", labels.nudge, { id: "log-nudge", ...at(76, 4, 84, 22), ...HIDDEN }),
      button("show log", labels.wholeLog, { tooltip: labels.wholeLogHelp, ...at(164, 4, 92, 22) }),
      icon("fold log", "control-less", labels.foldLog, at(RIGHT_WIDTH - 26, 5, 20, 20)),
      text("", { id: "log-tail", ...at(8, TAIL_HEAD, RIGHT_WIDTH - 16, ACTION_HEIGHT - TAIL_HEAD - 4) }),
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
      button("log back", labels.older, at(PAGE_MARGIN, FOOT, 96, 32)),
      button("log next", labels.newer, at(116, FOOT, 96, 32)),
      button("log last", labels.latest, at(218, FOOT, 96, 32)),
      button("log since", labels.since, at(MIDDLE_WIDTH - 164, FOOT, 150, 32)),
      ...viewers.map((viewer) => linesXml(viewer)),
    ],
    language,
  );
}

/** The lines that a viewer reads, a page of them at a time. */
function linesXml(viewer: string): Element {
  const id = (part: string): string => `log-${viewer}-${part}`;
  return onlyFor(viewer, MIDDLE_WIDTH, FOOT, [
    text("", { id: id("place"), class: "right", ...at(MIDDLE_WIDTH - 240, 10, 190, 18) }),
    text("", { id: id("text"), ...at(PAGE_MARGIN, 40, PAGE_INNER, FOOT - 44) }),
  ]);
}
