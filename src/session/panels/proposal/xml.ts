import type { UiLanguage } from "../../../text/ui";
import { MIDDLE_WIDTH, PROPOSAL_HEIGHT } from "../../ui/grid";
import { at, button, HIDDEN, panel, slot, UNSEEN } from "../../ui/xml/kit";
import type { Element } from "../../ui/xml/element";

/** What somebody has asked the others: they answer, the host may decide. */
export function proposalXml({ labels }: UiLanguage): Element {
  return panel(
    {
      id: "proposal",
      class: "frame",
      preferredWidth: MIDDLE_WIDTH,
      preferredHeight: PROPOSAL_HEIGHT,
      ...HIDDEN,
    },
    [
      slot("proposal-text", { class: "strong", ...at(10, 6, MIDDLE_WIDTH - 20, 38) }),
      panel({ id: "proposal-answers", class: "through", ...at(10, 48, 224, 30), ...UNSEEN }, [
        button("consent yes", labels.yes, { class: "accent", ...at(0, 0, 108, 30) }),
        button("consent no", labels.no, at(114, 0, 108, 30)),
      ]),
      button("consent no", labels.withdraw, { id: "proposal-withdraw", ...at(10, 48, 160, 30), ...UNSEEN }),
      panel({ id: "proposal-host", class: "through", ...at(MIDDLE_WIDTH - 272, 48, 262, 30), ...UNSEEN }, [
        button("override yes", labels.overrideYes, at(0, 0, 128, 30)),
        button("override no", labels.overrideNo, at(134, 0, 128, 30)),
      ]),
    ],
  );
}
