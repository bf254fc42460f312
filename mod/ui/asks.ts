import { ASKED } from "../../src/session/panel/parts";
import type { CastleLanguage as Language } from "../../src/games/castle-risk/text/language";
import { at, button, from, HIDDEN, panel, text } from "./kit";
import type { Element } from "./xml";

const WIDTH = 420;

/** Questions before what cannot be taken back, each shown to whoever has said it. */
export function askPanels({ labels }: Language): Element[] {
  return ASKED.map((what) =>
    panel({ id: `ask-${what}`, class: "frame", ...from("UpperCenter", 7, 250, WIDTH, 120), ...HIDDEN }, [
      text(labels.asks[what] ?? what, { class: "strong", fontSize: 16, ...at(16, 14, WIDTH - 32, 44) }),
      button(`${what} yes`, labels.asksYes[what] ?? labels.yes, { class: "accent", ...at(16, 72, 180, 34) }),
      button(`${what} no`, labels.no, at(WIDTH - 196, 72, 180, 34)),
    ]),
  );
}
