import { ACTION_HEIGHT, BOTTOM, RIGHT, RIGHT_WIDTH } from "../../../../session/ui/grid";
import type { Element } from "../../../../session/ui/xml/element";
import { at, button, from, HIDDEN, panel, row, text } from "../../../../session/ui/xml/kit";
import type { ClassicUiLanguage } from "../../text/language";

const INNER = RIGHT_WIDTH - 16;

/** Where one seat chooses its headquarters while the others do the same. */
export function headquartersXml(colour: string, { labels }: ClassicUiLanguage): Element {
  const id = `pick-${colour}`;
  return panel(
    {
      id,
      class: "frame loose asks",
      ...from("LowerRight", RIGHT, BOTTOM, RIGHT_WIDTH, ACTION_HEIGHT),
      ...HIDDEN,
    },
    [
      text("", { id: `${id}-prompt`, class: "strong", ...at(8, 6, INNER, 40) }),
      row({ ...from("LowerLeft", 8, 8, INNER, 32) }, [
        button("confirm", labels.confirm, { id: `${id}-confirm`, class: "accent", fontSize: 16 }),
        button("cancel", labels.cancel),
      ]),
    ],
  );
}
