/** The cards of Castle Risk: policies, which are a player's own, missions, and those of the deck. */
import { figure, look } from "../../pieces/icon";
import { at, church, scroll, swords } from "../../pieces/motifs";
import { deckDrawer } from "../../table/card";
import { SCENES } from "./scenes";

const arms = at(0, -6, 210, swords()) + at(0, 20, 190, figure("castle", look("#d8cbb0")));

export const { cardFace, cardBack } = deckDrawer(
  {
    policy: { tone: "#7c3a22", label: "Kingdom Policy", medal: at(0, 0, 250, scroll()) },
    mission: { tone: "#33493a", label: "Papal Mission", medal: at(0, 6, 236, church()) },
    castle: { tone: "#2f5068", label: "Castle Risk", medal: arms },
  },
  SCENES,
);
