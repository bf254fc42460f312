import type { UiLanguage } from "../../../text/ui";
import { MIDDLE_WIDTH, PAGE_HEIGHT, PAGE_INNER, PAGE_MARGIN } from "../../ui/grid";
import type { Element } from "../../ui/xml/element";
import { at, button, HIDDEN, icon, panel, picture, slot, text } from "../../ui/xml/kit";
import { pageXml } from "../../ui/xml/page";

/** For play without the table's help: coins by colour are counted here, pieces have menus of their own. */
export function manualXml(colours: readonly string[], language: UiLanguage): Element {
  const { labels, pages } = language;
  return pageXml(
    "manual",
    labels.manual,
    [
      text(pages.manualNote, at(PAGE_MARGIN, 40, PAGE_INNER, 68)),
      ...colours.map((colour, i) =>
        panel(
          {
            id: `manual-${colour}`,
            class: "through",
            ...at(PAGE_MARGIN, 120 + i * 35, PAGE_INNER, 32),
            ...HIDDEN,
          },
          [
            picture(`emblem-${colour}`, at(0, 0, 30, 30)),
            slot(`manual-${colour}-coins`, { class: "middle", ...at(40, 0, 190, 30) }),
            button(`manual coins ${colour} -5`, "-5", { tooltip: labels.fiveLess, ...at(236, 1, 40, 28) }),
            icon(`manual coins ${colour} -1`, "control-less", labels.less, at(284, 1, 28, 28)),
            icon(`manual coins ${colour} 1`, "control-more", labels.more, at(318, 1, 28, 28)),
            button(`manual coins ${colour} 5`, "+5", { tooltip: labels.fiveMore, ...at(354, 1, 40, 28) }),
          ],
        ),
      ),
      button("manual tray", labels.tray, {
        tooltip: labels.trayHelp,
        ...at(PAGE_MARGIN, PAGE_HEIGHT - 46, 130, 34),
      }),
      button("manual_back", labels.handBack, {
        tooltip: labels.handBackHelp,
        ...at(150, PAGE_HEIGHT - 46, 132, 34),
      }),
      button("read", labels.read, {
        class: "accent",
        tooltip: labels.readHelp,
        ...at(MIDDLE_WIDTH - 214, PAGE_HEIGHT - 46, 200, 34),
      }),
    ],
    language,
  );
}
