import { LEFT, LEFT_WIDTH, TOP } from "../../../../session/ui/grid";
import { PALETTE } from "../../../../session/ui/palette";
import { element, type Element } from "../../../../session/ui/xml/element";
import { at, column, from, HIDDEN, LOOSE, panel, picture, UNSEEN } from "../../../../session/ui/xml/kit";

const EMBLEM = 28;
/** Four lines; six of them end above the chat even where letters are large. */
const ROW = 68;

/** Tints of what looks like a button and is none: the same whatever the pointer does. */
const STILL = "#FFFFFF|#FFFFFF|#FFFFFF|#FFFFFF";

/**
 * One sheet for each seat, `row` high, for everybody's eyes, at the left. What is written and the ground that tells whose
 * turn it is are one element, so that one message tells both.
 */
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
      panel({ id: `sheet-${colour}`, class: "through", preferredHeight: row, ...HIDDEN }, [
        element("Button", {
          ...{ id: `mat-${colour}`, text: "", textAlignment: "UpperLeft", padding: "7 5 1 0", tooltip: "" },
          ...{ color: PALETTE.mat, colors: STILL, outline: PALETTE.edge, outlineSize: "2 -2" },
          ...at(0, 0, LEFT_WIDTH, row),
        }),
        picture(`emblem-${colour}`, at(LEFT_WIDTH - EMBLEM - 4, 4, EMBLEM, EMBLEM)),
      ]),
    ),
  );
}
