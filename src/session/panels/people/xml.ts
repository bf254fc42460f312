import { entry } from "../../../text/entry";
import type { UiLanguage } from "../../../text/ui";
import { colourName } from "../../../text/names";
import { MIDDLE_WIDTH, PAGE_HEIGHT, PAGE_INNER, PAGE_MARGIN } from "../../ui/grid";
import type { Element, Given } from "../../ui/xml/element";
import type { GameUi } from "../../ui/xml/game";
import { at, button, panel, slot, text, UNSEEN } from "../../ui/xml/kit";
import { pageXml } from "../../ui/xml/page";
import { inRow } from "../../ui/xml/row";

/** Levels are words within a sentence elsewhere. */
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.substring(1);

/** A seat is picked in the first row; below it stands who plays it, and what may be changed about that. */
export function peopleXml({ module }: GameUi, language: UiLanguage): Element {
  const { labels } = language;
  const { bots, meta } = module;
  const row = (i: number, n: number, y: number): Given => {
    const { x, width } = inRow(PAGE_MARGIN, i, n);
    return at(x, y, width, 32);
  };
  const levels = ["none", ...bots.map(({ id }) => id)];
  return pageXml(
    "people",
    labels.people,
    [
      text(labels.peopleNote, at(PAGE_MARGIN, 42, PAGE_INNER, 66)),
      slot("people-who", { class: "strong", ...at(PAGE_MARGIN, 160, PAGE_INNER, 24) }),
      panel({ id: "people-host", class: "through", ...at(0, 0, MIDDLE_WIDTH, PAGE_HEIGHT), ...UNSEEN }, [
        ...meta.colours.map((colour, i) => {
          const name = colourName(colour, language.names);
          return button(`pick_seat ${colour}`, name, {
            ...{ id: `people-seat-${colour}`, tooltip: labels.pickSeatHelp(name) },
            ...row(i, meta.colours.length, 118),
          });
        }),
        ...levels.map((id, i) =>
          button(`level ${id}`, capital(entry(language.panel.levels, id) ?? labels.noComputer), {
            ...{ id: `people-level-${id}`, tooltip: entry(labels.levelsHelp, id) },
            ...row(i, levels.length, 192),
          }),
        ),
        button("give_host", labels.giveHost, {
          ...{ id: "people-give", tooltip: labels.giveHostHelp },
          ...at(PAGE_MARGIN, 240, 150, 32),
        }),
      ]),
      button("show settings", labels.toSettings, at(MIDDLE_WIDTH - 134, PAGE_HEIGHT - 40, 120, 30)),
    ],
    language,
  );
}
