import type { Language } from "../../src/text/language";
import { LEFT, LEFT_WIDTH, LOG_HEIGHT, LOG_TEXT, TOP } from "./grid";
import { at, button, from, HIDDEN, icon, panel, text } from "./kit";
import type { Element } from "./xml";

const HEAD = 30;

/** The log as one colour, or all who only watch, may read it. */
export function logPanel(viewer: string, language: Language): Element {
  const { labels } = language;
  const id = (part: string): string => `log-${viewer}-${part}`;
  const y = HEAD + LOG_TEXT + 6;
  return panel(
    {
      id: `log-${viewer}`,
      class: "frame",
      ...from("UpperLeft", LEFT, TOP, LEFT_WIDTH, LOG_HEIGHT),
      ...HIDDEN,
    },
    [
      text(labels.log, { class: "title", ...at(10, 2, 90, 26) }),
      text("", { id: id("place"), class: "right", ...at(100, 7, LEFT_WIDTH - 140, 18) }),
      icon("fold log", "control-less", labels.foldLog, at(LEFT_WIDTH - 32, 3, 24, 24)),
      text("", { id: id("text"), ...at(10, HEAD, LEFT_WIDTH - 20, LOG_TEXT) }),
      button("log back", labels.older, at(8, y, 64, 28)),
      button("log next", labels.newer, at(76, y, 64, 28)),
      button("log last", labels.latest, at(144, y, 64, 28)),
      button("log since", labels.since, at(212, y, 120, 28)),
    ],
  );
}
