import { OWN_BOTTOM, RIGHT, RIGHT_WIDTH, ODDS_HEIGHT } from "../../ui/grid";
import type { Element } from "../../ui/xml/element";
import { at, from, HIDDEN, panel, text } from "../../ui/xml/kit";

/** The odds of what is put together: above the action, over what nobody needs while a force is chosen. */
export function oddsXml(): Element {
  return panel(
    {
      id: "action-odds",
      class: "frame loose",
      ...from("LowerRight", RIGHT, OWN_BOTTOM, RIGHT_WIDTH, ODDS_HEIGHT),
      ...HIDDEN,
    },
    [
      text("", {
        id: "action-odds-text",
        fontSize: 14,
        alignment: "LowerLeft",
        ...at(8, 4, RIGHT_WIDTH - 16, ODDS_HEIGHT - 8),
      }),
    ],
  );
}
