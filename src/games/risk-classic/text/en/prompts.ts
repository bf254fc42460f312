import { worldPrompts } from "../../../../risk/world/text/en/panel";
import { WORDS } from "./words";

/** What is to be done next, in English. */
export const PROMPTS = {
  ...worldPrompts(WORDS),
  "neutral.territory": "Choose a territory of the neutral army for one more of its armies.",
  "neutral.done": "Confirm to place it.",
  "headquarters.territory": "Choose one of your territories for your headquarters.",
  "trade.word": "Choose a set.",
  "trade_on.territory": "Choose a territory that one of your cards shows.",
  "trade_on.word": "Choose a set.",
  "fortify.from": "Choose a territory to move armies from, or end your turn.",
  "fortify.to": "Choose a territory of yours to move them to.",
  "fortify.done": "Choose how many, then confirm.",
  "step.fortify": "Move armies once, or end your turn.",
  "step.fortify.free": "Move armies, or end your turn.",
};
