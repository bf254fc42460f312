import { writeDeed } from "../../../risk/notation/deeds";
import { landWords, writeChance } from "../../../risk/world/notation/actions";
import type { Action } from "../rules/actions";
import { CARD_IDS } from "../rules/cards";
import { OBJECTIVE_IDS, REWARD_IDS } from "../rules/objectives";
import { DEEDS } from "./deeds";

/** Writes an action as a line of a record, without its end; `colours` by seat. */
export function writeAction(action: Action, colours: readonly string[]): string {
  switch (action.type) {
    case "first":
    case "deal":
    case "dice":
    case "card":
      return writeChance(action, colours, CARD_IDS);
    case "cities":
      return `draw cities${landWords(action.territories)}`;
    case "objectives":
      return `draw objectives${action.objectives.map((k, i) => ` ${OBJECTIVE_IDS[k]} ${REWARD_IDS[action.rewards[i]]}`).join("")}`;
    case "set":
      return `${colours[action.seat]} set ${action.setting} ${action.value}`;
    default:
      return `${colours[action.seat]} ${writeDeed(DEEDS, action, colours)}`;
  }
}
