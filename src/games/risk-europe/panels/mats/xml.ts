import { LEFT, LEFT_WIDTH, TOP } from "../../../../session/ui/grid";
import type { Element } from "../../../../session/ui/xml/element";
import { at, column, from, LOOSE, panel, picture, text, UNSEEN } from "../../../../session/ui/xml/kit";
import { COLOURS } from "../../meta";

const EMBLEM = 28;
/** Five lines, of which the orders may take two. */
const ROW = 104;

/** One sheet for each army, for everybody's eyes, at the left: all lines are one text beside the emblem. */
export function matsXml(): Element {
  return column(
    {
      id: "mats",
      ...from("UpperLeft", LEFT, TOP, LEFT_WIDTH, COLOURS.length * (ROW + 2)),
      ...LOOSE,
      spacing: 2,
      raycastTarget: false,
      ...UNSEEN,
    },
    COLOURS.map((colour) =>
      panel({ id: `mat-${colour}`, class: "frame", tooltip: "", preferredHeight: ROW }, [
        picture(`emblem-${colour}`, at(LEFT_WIDTH - EMBLEM - 4, 4, EMBLEM, EMBLEM)),
        text("", { id: `mat-${colour}-text`, tooltip: "", ...at(7, 3, LEFT_WIDTH - 12, ROW - 6) }),
      ]),
    ),
  );
}
