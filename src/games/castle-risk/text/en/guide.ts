import type { GuideStep } from "../../../../text/game";

/** What is done in the first turn, in its order; each sentence has room for four lines beside the action. */
export const GUIDE: readonly GuideStep[] = [
  {
    step: "policies",
    text: "Press + beside a card, one for each crown: only what your cards say can be done this round.",
  },
  {
    step: "purchase",
    text: "Press + to buy units for your coins and confirm, or end the phase to save them.",
  },
  {
    step: "attack",
    text: "Press a territory that is lit, then a lit neighbour; set the force at the right, and confirm.",
  },
  {
    step: "placement",
    text: "Press a territory of yours to place what you bought, confirm, and end your turn.",
  },
];
