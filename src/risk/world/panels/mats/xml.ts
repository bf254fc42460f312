import { LEFT, LEFT_WIDTH, TOP } from "../../../../session/ui/grid";
import type { Element } from "../../../../session/ui/xml/element";
import {
  at,
  column,
  from,
  HIDDEN,
  LOOSE,
  panel,
  picture,
  text,
  UNSEEN,
} from "../../../../session/ui/xml/kit";

const EMBLEM = 28;
/** Four lines; six of them end above the chat even where letters are large. */
const ROW = 68;

/** One sheet for each seat, `row` high, for everybody's eyes, at the left: all lines are one text beside the emblem. */
export function matsXml(colours: readonly string[], row = ROW): Element {
  return column(
    {
      id: "mats",
      ...from("UpperLeft", LEFT, TOP, LEFT_WIDTH, colours.length * (row + 2)),
      ...LOOSE,
      spacing: 2,
      childForceExpandHeight: false,
      raycastTarget: false,
      ...UNSEEN,
    },
    colours.map((colour) =>
      panel({ id: `mat-${colour}`, class: "frame", tooltip: "", preferredHeight: row, ...HIDDEN }, [
        picture(`emblem-${colour}`, at(LEFT_WIDTH - EMBLEM - 4, 4, EMBLEM, EMBLEM)),
        text("", { id: `mat-${colour}-text`, ...at(7, 1, LEFT_WIDTH - 12, row - 1) }),
      ]),
    ),
  );
}
