import type { UiLanguage } from "../../../text/ui";
import { PALETTE } from "../../ui/palette";
import type { Element } from "../../ui/xml/element";
import type { GameUi } from "../../ui/xml/game";
import { button, from, HIDDEN } from "../../ui/xml/kit";
import { FOOT, heightOf, MARGIN, SIDE, WIDTH } from "./geometry";

/** The odds of what is put together: one element, so that one message tells them. A press leaves the first lines alone, or has all. */
export function oddsXml({ module }: GameUi, { labels }: UiLanguage): Element[] {
  if (module.odds === undefined) return [];
  return [
    button("fold odds", "", {
      id: "action-odds",
      class: undefined,
      color: PALETTE.paper,
      outline: PALETTE.edge,
      outlineSize: "2 -2",
      textAlignment: "UpperLeft",
      padding: `${MARGIN} ${MARGIN} 5 3`,
      tooltip: labels.foldOdds,
      ...from("LowerRight", SIDE, FOOT, WIDTH, heightOf(module.odds.lines)),
      ...HIDDEN,
    }),
  ];
}
