import { CARDS } from "../../src/games/castle-risk/cards";
import type { Language } from "../../src/text/language";
import { cardName, cardText } from "../../src/text/names";
import { HAND, MIDDLE_SHIFT, MIDDLE_WIDTH } from "./grid";
import { at, button, from, HIDDEN, panel, row, text } from "./kit";
import type { Element, Given } from "./xml";

const HEIGHT = 104;
const INNER = MIDDLE_WIDTH - 16;

/** Over the hands. */
const PLACE: Given = from("LowerCenter", MIDDLE_SHIFT, HAND, MIDDLE_WIDTH, HEIGHT);

/** A card window, the same for all seats, whatever they hold. */
export function windowPanel(): Element {
  return panel({ id: "window", class: "frame", ...PLACE, ...HIDDEN }, [
    text("", { id: "window-text", class: "strong", ...at(8, 6, INNER, 18) }),
    text("", { id: "window-cards", ...at(8, 26, INNER, 34) }),
  ]);
}

/** The asked seat's own buttons, which lie over the window's lower part; part of what only that seat sees. */
export function windowButtons(language: Language): Element {
  const { labels, names } = language;
  return panel({ id: "window-own", class: "through", ...PLACE, ...HIDDEN }, [
    row({ ...from("LowerLeft", 8, 8, INNER, 34), childForceExpandWidth: false }, [
      ...CARDS.map((card) =>
        button(`card ${card}`, cardName(card, names), {
          id: `window-${card}`,
          tooltip: cardText(card, names),
          preferredWidth: 112,
          minWidth: 80,
          ...HIDDEN,
        }),
      ),
      button("pass", labels.pass, {
        class: "accent",
        fontSize: 16,
        preferredWidth: 112,
        minWidth: 72,
      }),
      button("set windows never", labels.passOn, {
        id: "window-never",
        tooltip: labels.passOnHelp,
        preferredWidth: 172,
        minWidth: 164,
      }),
    ]),
  ]);
}
