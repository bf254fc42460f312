import type { Element } from "../../../../session/panel/xml/element";
import { at, from, HIDDEN, icon, panel, text } from "../../../../session/panel/xml/kit";
import type { CastleLanguage } from "../../text/language";
import { HEIGHT, LAND_LEFT, LAND_TOP, LINES_TOP, WIDTH } from "./geometry";

/** The territory that a viewer has pressed on. */
export function landXml(viewer: string, { labels }: CastleLanguage): Element {
  const id = (part: string): string => `land-${viewer}-${part}`;
  return panel(
    {
      id: `land-${viewer}`,
      class: "frame",
      ...from("UpperLeft", LAND_LEFT, LAND_TOP, WIDTH, HEIGHT),
      ...HIDDEN,
    },
    [
      text("", { id: id("title"), class: "title", fontSize: 16, ...at(10, 3, WIDTH - 44, 24) }),
      icon("press none", "control-cancel", labels.closePanel, at(WIDTH - 32, 3, 24, 24)),
      text("", { id: id("text"), ...at(10, LINES_TOP, WIDTH - 20, HEIGHT - LINES_TOP - 4) }),
    ],
  );
}
