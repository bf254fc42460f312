import { ACTION_HEIGHT, BOTTOM, RIGHT, RIGHT_WIDTH } from "../../../../session/ui/grid";
import { PALETTE } from "../../../../session/ui/palette";
import { element, type Element } from "../../../../session/ui/xml/element";
import { at, button, from, HIDDEN, icon, panel, text } from "../../../../session/ui/xml/kit";
import { nameOf, textOf } from "../../../../text/entry";
import { CARDS } from "../../rules/cards";
import type { CastleUiLanguage } from "../../text/language";

/** As high as the save has it. */
const HEIGHT = 100;
const INNER = RIGHT_WIDTH - 16;
const PASS = 88;
/** Above what confirms an action and ends a phase elsewhere: whoever presses that twice has not answered. */
const FOOT = 46;

/** A card window under the battle, as high as its lines, the same for all seats, whatever they hold. */
export function windowXml(): Element {
  return panel(
    {
      id: "window",
      class: "frame",
      preferredWidth: RIGHT_WIDTH,
      preferredHeight: HEIGHT,
      flexibleHeight: 0,
      ...HIDDEN,
    },
    [text("", { id: "window-text", ...at(8, 4, INNER, HEIGHT - 4) })],
  );
}

/** The asked seat's own buttons, in the place of its action; part of what only that seat sees. */
export function windowButtonsXml(language: CastleUiLanguage): Element {
  const { labels, names } = language;
  return panel(
    {
      id: "window-own",
      class: "frame loose",
      ...from("LowerRight", RIGHT, BOTTOM, RIGHT_WIDTH, ACTION_HEIGHT),
      ...HIDDEN,
    },
    [
      text(labels.windowOwn, { class: "strong", ...at(8, 6, INNER - 24, 36) }),
      icon("fold action", "control-less", labels.foldAction, at(RIGHT_WIDTH - 28, 6, 20, 20)),
      element(
        "GridLayout",
        {
          cellSize: `${(INNER - 4) / 2} 36`,
          spacing: "4 4",
          constraint: "FixedColumnCount",
          constraintCount: 2,
          rectAlignment: "UpperLeft",
          ...at(8, 48, INNER, 76),
        },
        CARDS.map((card) =>
          button(`card ${card}`, nameOf(names.cards, card), {
            id: `window-${card}`,
            fontSize: 16,
            tooltip: textOf(names.cards, card),
            ...HIDDEN,
          }),
        ),
      ),
      text("", { id: "window-passed", ...at(8, 48, INNER, 36), ...HIDDEN }),
      button("pass", labels.pass, {
        id: "window-pass",
        class: "accent",
        fontSize: 16,
        ...from("LowerLeft", 8, FOOT, PASS, 32),
      }),
      button("set windows never", labels.passOn, {
        id: "window-never",
        tooltip: labels.passOnHelp,
        ...from("LowerRight", 8, FOOT, INNER - PASS - 4, 32),
      }),
      text(labels.windowNote, { color: PALETTE.faint, ...from("LowerLeft", 8, 6, INNER, 34) }),
    ],
  );
}
