import type { UiLanguage } from "../../../text/ui";
import { colourName } from "../../../text/names";
import { MIDDLE_WIDTH, PAGE_HEIGHT, PAGE_INNER, PAGE_MARGIN } from "../../ui/grid";
import type { Element } from "../../ui/xml/element";
import type { GameUi } from "../../ui/xml/game";
import { at, button, panel, text, UNSEEN } from "../../ui/xml/kit";
import { pageXml } from "../../ui/xml/page";
import { inRow } from "../../ui/xml/row";

function headed(head: string, words: string): string {
  return `<size=15><b>${head}</b></size>\n${words}`;
}

/** Who is the host, and which seats a computer plays. */
export function peopleXml({ module }: GameUi, language: UiLanguage): Element {
  const { labels } = language;
  const { colours } = module.meta;
  const buttons = (command: string, id: string, y: number, help: (colour: string) => string): Element[] =>
    colours.map((colour, i) => {
      const name = colourName(colour, language.names);
      const { x, width } = inRow(PAGE_MARGIN, i, colours.length);
      return button(`${command} ${colour}`, name, {
        id: `people-${id}-${colour}`,
        tooltip: help(name),
        ...at(x, y, width, 32),
      });
    });
  return pageXml(
    "people",
    labels.people,
    [
      text(headed(labels.host, labels.hostNote), at(PAGE_MARGIN, 46, PAGE_INNER, 56)),
      text(headed(labels.computers, labels.computersNote), at(PAGE_MARGIN, 166, PAGE_INNER, 56)),
      panel({ id: "people-host", class: "through", ...at(0, 0, MIDDLE_WIDTH, PAGE_HEIGHT), ...UNSEEN }, [
        ...buttons("give_host", "give", 108, labels.giveHostHelp),
        ...buttons("computer", "bot", 228, labels.computersHelp),
      ]),
      button("show settings", labels.toSettings, at(MIDDLE_WIDTH - 134, PAGE_HEIGHT - 40, 120, 30)),
    ],
    language,
  );
}
