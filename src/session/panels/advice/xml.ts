import type { UiLanguage } from "../../../text/ui";
import { OWN_HEIGHT } from "../../ui/grid";
import { PALETTE } from "../../ui/palette";
import type { Element } from "../../ui/xml/element";
import { button, from, UNSEEN } from "../../ui/xml/kit";
import { FOOT, LETTER, SIDE, WIDTH } from "./geometry";

/** One element beside the own line of whoever is asked: it asks, and then says what it was asked for. */
export function adviceXml({ labels }: UiLanguage): Element {
  return button("plan", "", {
    id: "plan",
    class: undefined,
    color: PALETTE.paper,
    outline: PALETTE.edge,
    outlineSize: "2 -2",
    fontSize: LETTER,
    textAlignment: "UpperLeft",
    padding: "8 8 8 6",
    tooltip: labels.planHelp,
    ...from("LowerRight", SIDE, FOOT, WIDTH, OWN_HEIGHT),
    ...UNSEEN,
  });
}
