/** The cards of Risk Europe: King's Orders, which are a player's own, and Crown Cards with their missions. */
import { plainTone } from "../../pieces/glyphs";
import { figure, look } from "../../pieces/icon";
import { at, scroll } from "../../pieces/motifs";
import { deckDrawer } from "../../table/card";
import { SCENES } from "./scenes";

const crown = at(0, 0, 230, figure("crown", look(plainTone("crown"))));

export const { cardFace, cardBack } = deckDrawer(
  {
    order: { tone: "#274a6d", label: "King's Orders", medal: at(0, 0, 250, scroll()) },
    crown: { tone: "#5b2f4e", label: "Crown Card", medal: crown },
  },
  SCENES,
);
