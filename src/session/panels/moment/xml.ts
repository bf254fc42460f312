import type { UiLanguage } from "../../../text/ui";
import { MIDDLE_WIDTH } from "../../ui/grid";
import type { Element } from "../../ui/xml/element";
import { at, button, icon, panel, picture, slot, UNSEEN } from "../../ui/xml/kit";

const HEIGHT = 148;
const PICTURE = 88;
const LEFT = PICTURE + 20;
const FOOT = HEIGHT - 42;

/**
 * What has just changed the game for all, with buttons for whoever is out of it. The page plays a few notes when an
 * element of its class comes.
 */
export function momentXml({ labels }: UiLanguage): Element {
  return panel(
    {
      id: "moment",
      class: "frame fanfare",
      preferredWidth: MIDDLE_WIDTH,
      preferredHeight: HEIGHT,
      flexibleHeight: 0,
      ...UNSEEN,
    },
    [
      picture("action-plunder", { id: "moment-picture", ...at(10, 10, PICTURE, PICTURE) }),
      slot("moment-text", { fontSize: 16, ...at(LEFT, 10, MIDDLE_WIDTH - LEFT - 44, 92) }),
      icon("moment close", "control-cancel", labels.closePanel, at(MIDDLE_WIDTH - 36, 6, 28, 28)),
      button("moment fast", labels.watchFast, {
        ...{ id: "moment-fast", class: "accent", tooltip: labels.watchFastHelp },
        ...{ ...at(10, FOOT, 150, 34), ...UNSEEN },
      }),
      button("advise", labels.advise, {
        ...{ id: "moment-advise", tooltip: labels.adviseHelp },
        ...{ ...at(178, FOOT, 150, 34), ...UNSEEN },
      }),
      button("new_game", labels.newGame, {
        ...{ id: "moment-new", tooltip: labels.newGameHelp },
        ...{ ...at(346, FOOT, 150, 34), ...UNSEEN },
      }),
    ],
  );
}
