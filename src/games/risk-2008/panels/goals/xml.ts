import { PAGE_INNER, PAGE_MARGIN } from "../../../../session/ui/grid";
import type { Element } from "../../../../session/ui/xml/element";
import { at, HIDDEN, panel, text } from "../../../../session/ui/xml/kit";
import { pageXml } from "../../../../session/ui/xml/page";
import type { UiLanguage2008 } from "../../text/language";
import { ROWS } from "./geometry";

const TOP = 40;
const STEP = 44;
const NAME = 216;

/** The page of objectives. */
export function goalsXml(language: UiLanguage2008): Element {
  const { labels, panel: words } = language;
  const rows = Array.from({ length: ROWS }, (_, i) =>
    panel(
      {
        id: `goal-${i}`,
        class: "through",
        ...at(PAGE_MARGIN, TOP + i * STEP, PAGE_INNER, STEP - 2),
        ...HIDDEN,
      },
      [
        text("", { id: `goal-${i}-name`, ...at(0, 0, NAME, STEP - 2) }),
        text("", { id: `goal-${i}-state`, ...at(NAME + 6, 0, PAGE_INNER - NAME - 6, STEP - 2) }),
      ],
    ),
  );
  const none = text(words.noGoals, { id: "goal-none", ...at(PAGE_MARGIN, TOP, PAGE_INNER, 40), ...HIDDEN });
  return pageXml("goals", labels.pages.goals, rows.concat([none]), language);
}
