import type { UiLanguage } from "../../../text/ui";
import { OWN_BOTTOM, OWN_HEIGHT, RIGHT, RIGHT_WIDTH } from "../../ui/grid";
import type { Element } from "../../ui/xml/element";
import { at, button, from, HIDDEN, panel, slot } from "../../ui/xml/kit";

/** Undo, Redo and Back are as narrow as their words allow: the longest line is to have room beside them. */
const BACK = 40;
const BACK_STEP = BACK + 2;

/** A seat's own line: what the game says to it alone, and the way back and forth. */
export function ownXml(colour: string, { labels }: UiLanguage): Element {
  const id = (part: string): string => `mine-${colour}-${part}`;
  return panel(
    {
      id: `mine-${colour}`,
      class: "frame loose",
      ...from("LowerRight", RIGHT, OWN_BOTTOM, RIGHT_WIDTH, OWN_HEIGHT),
      ...HIDDEN,
    },
    [
      slot(id("mission"), {
        class: "middle",
        tooltip: "",
        ...at(7, 0, RIGHT_WIDTH - 3 * BACK_STEP - 11, OWN_HEIGHT),
      }),
      ...(["undo", "redo", "back"] as const).map((way, i) =>
        button(way, labels[way], {
          tooltip: way === "back" ? labels.backHelp : undefined,
          padding: "1 1 0 0",
          ...at(RIGHT_WIDTH - 2 - (3 - i) * BACK_STEP, 4, BACK, 26),
        }),
      ),
    ],
  );
}
