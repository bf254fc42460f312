import type { Element } from "../../../../session/panel/xml/element";
import { at, from, HIDDEN, icon, panel, text } from "../../../../session/panel/xml/kit";
import type { CastleLanguage } from "../../text/language";
import { FOOT, HEIGHT, LAND_LEFT, LAND_TOP, WIDTH } from "./geometry";

/** The territory that a viewer has pressed on. */
export function landXml(viewer: string, { labels }: CastleLanguage): Element {
  const id = (part: string): string => `land-${viewer}-${part}`;
  return panel(
    {
      id: `land-${viewer}`,
      class: "frame loose",
      ...from("UpperLeft", LAND_LEFT, LAND_TOP, WIDTH, HEIGHT),
      ...HIDDEN,
    },
    [
      icon("press none", "control-cancel", labels.closePanel, at(WIDTH - 32, 3, 24, 24)),
      text("", { id: id("text"), ...at(10, 5, WIDTH - 20, HEIGHT - FOOT) }),
    ],
  );
}
