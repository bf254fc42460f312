import type { Language } from "../../../text/language";
import { colourName } from "../../../text/names";
import { RIGHT, RIGHT_WIDTH, STATUS_HEIGHT, TOP } from "../grid";
import { at, button, from, HIDDEN, icon, panel, row, text, UNSEEN } from "../xml/kit";
import type { Element } from "../xml/element";
import type { GameUi, IconButton } from "../xml/game";

const INNER = RIGHT_WIDTH - 20;
const STEP = 40;
const ICON = 28;
const PAGES_TOP = STATUS_HEIGHT - 66;
const TOOLS_TOP = STATUS_HEIGHT - 34;

/** What everybody always sees, in the upper right: where the game stands, who is waited for, the way to all pages. */
export function statusXml({ xml }: GameUi, language: Language): Element {
  const { labels } = language;
  const menu: readonly IconButton[] = [
    { id: "help", image: "control-help", words: labels.pages.help },
    ...xml.menu(language),
    { id: "orders", image: "action-pick", words: labels.pages.orders },
    { id: "settings", image: "control-settings", words: labels.pages.settings },
  ];
  return panel(
    {
      id: "status",
      class: "frame",
      ...from("UpperRight", RIGHT, TOP, RIGHT_WIDTH, STATUS_HEIGHT),
      ...HIDDEN,
    },
    [
      text("", {
        id: "status-title",
        class: "title",
        fontSize: 16,
        horizontalOverflow: "Overflow",
        ...at(10, 3, INNER, 20),
      }),
      text("", { id: "status-turn", class: "strong", fontSize: 14, ...at(10, 23, 120, 17) }),
      text("", { id: "status-clock", class: "right", ...at(130, 23, INNER - 120, 17) }),
      text("", { id: "status-waiting", ...at(10, 40, INNER, 32) }),
      ...menu.map(({ id, image, words }, i) =>
        icon(`show ${id}`, image, words, at(9 + i * STEP, PAGES_TOP, ICON, ICON)),
      ),
      ...xml
        .folds(language)
        .map(({ id, image, words }, i) =>
          icon(`fold ${id}`, image, words, at(9 + i * STEP, TOOLS_TOP, ICON, ICON)),
        ),
      button("nudge", labels.nudge, { id: "status-nudge", ...at(98, TOOLS_TOP, 96, ICON), ...UNSEEN }),
      button("size -", labels.smaller, {
        fontSize: 14,
        tooltip: labels.smallerHelp,
        ...at(RIGHT_WIDTH - 86, TOOLS_TOP, 36, ICON),
      }),
      button("size +", labels.larger, {
        fontSize: 18,
        fontStyle: "Bold",
        tooltip: labels.largerHelp,
        ...at(RIGHT_WIDTH - 46, TOOLS_TOP, 36, ICON),
      }),
    ],
  );
}

/** Seats of the game that nobody has, to be taken by those who have none. */
export function claimsXml({ module }: GameUi, language: Language): Element {
  return row(
    { id: "claims", preferredHeight: 30, flexibleHeight: 0, spacing: 6, ...UNSEEN },
    module.meta.colours.map((colour) =>
      button(`sit ${colour}`, language.labels.take(colourName(colour, language.names)), {
        id: `claim-${colour}`,
        ...HIDDEN,
      }),
    ),
  );
}
