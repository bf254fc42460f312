import type { UiLanguage } from "../../../text/ui";
import type { Element } from "../../ui/xml/element";
import { at, from, HIDDEN, icon, panel, slot } from "../../ui/xml/kit";
import { FOOT, HEIGHT, LAND_LEFT, LAND_TOP, WIDTH } from "./geometry";

/** The territory that a viewer has pressed on. */
export function landXml(viewer: string, { labels }: UiLanguage): Element {
  const id = `land-${viewer}`;
  const place = from("UpperLeft", LAND_LEFT, LAND_TOP, WIDTH, HEIGHT);
  return panel({ id, class: "frame loose", ...place, ...HIDDEN }, [
    icon("press none", "control-cancel", labels.closePanel, at(WIDTH - 32, 3, 24, 24)),
    slot(`${id}-text`, { ...at(10, 5, WIDTH - 20, HEIGHT - FOOT) }),
  ]);
}
