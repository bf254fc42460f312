import type { CHANCE } from "../../../core/types";
import { landId } from "../../../risk/world/board";
import { landWords, writeChance, writeDeed } from "../../../risk/world/notation/actions";
import type { Action } from "../rules/actions";
import { ARMY_IDS } from "../rules/game/army";
import { OBJECTIVE_IDS, REWARDS } from "../rules/objectives";

/** Writes an action as a line of a record, without its end; `colours` by seat. */
export function writeAction(action: Action, colours: readonly string[]): string {
  switch (action.type) {
    case "first":
    case "deal":
    case "dice":
      return writeChance(action, colours);
    case "cities":
      return `draw cities${landWords(action.territories)}`;
    case "objectives":
      return `draw objectives${action.objectives.map((k, i) => ` ${OBJECTIVE_IDS[k]} ${REWARDS[action.rewards[i]]}`).join("")}`;
    case "card":
      return `draw ${colours[action.to]} card ${landId(action.card)}`;
    default:
      return `${colours[action.seat]} ${writeOwn(action)}`;
  }
}

function writeOwn(action: Exclude<Action, { readonly seat: typeof CHANCE }>): string {
  switch (action.type) {
    case "army":
      return `army ${ARMY_IDS[action.army]}`;
    case "capital":
    case "airfield":
      return `${action.type} ${landId(action.territory)}`;
    case "turn_in":
      return `turn_in${landWords(action.cards)}`;
    case "collect":
      return `collect ${OBJECTIVE_IDS[action.objective]}`;
    case "maneuver":
      return `maneuver ${landId(action.from)} ${landId(action.to)} ${action.armies}`;
    case "set":
      return `set ${action.setting} ${action.value}`;
    case "end":
    case "resign":
      return action.type;
    default:
      return writeDeed(action);
  }
}
