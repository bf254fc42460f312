import { entry } from "../../../text/entry";
import { MIDDLE_SHIFT } from "../../ui/grid";
import { ASKED } from "./asked";
import type { UiLanguage } from "../../../text/ui";
import { at, button, from, panel, text, UNSEEN } from "../../ui/xml/kit";
import type { Element } from "../../ui/xml/element";

const WIDTH = 420;

/** Questions before what cannot be taken back, each shown to whoever has said it. */
export function asksXml({ labels }: UiLanguage): Element[] {
  return ASKED.map((what) =>
    panel(
      {
        id: `ask-${what}`,
        class: "frame loose",
        ...from("UpperCenter", MIDDLE_SHIFT, 250, WIDTH, 120),
        ...UNSEEN,
      },
      [
        text(entry(labels.asks, what) ?? what, {
          class: "strong",
          fontSize: 16,
          ...at(16, 14, WIDTH - 32, 44),
        }),
        button(`${what} yes`, entry(labels.asksYes, what) ?? labels.yes, {
          class: "accent",
          ...at(16, 72, 180, 34),
        }),
        button(`${what} no`, labels.no, at(WIDTH - 196, 72, 180, 34)),
      ],
    ),
  );
}
