import { landId } from "../../../risk/world/board";
import { landWords, writeChance, writeDeed } from "../../../risk/world/notation/actions";
import type { Action } from "../rules/actions";
import { ARMY_IDS } from "../rules/game/army";
import { OBJECTIVE_IDS, REWARDS } from "../rules/objectives";

/** Writes an action as a line of a record, without its end; `colours` by seat. */
export function writeAction(a: Action, colours: readonly string[]): string {
  switch (a.type) {
    case "first":
    case "deal":
    case "dice":
      return writeChance(a, colours);
    case "cities":
      return `draw cities${landWords(a.territories)}`;
    case "objectives":
      return `draw objectives${a.objectives.map((k, i) => ` ${OBJECTIVE_IDS[k]} ${REWARDS[a.rewards[i]]}`).join("")}`;
    case "card":
      return `draw ${colours[a.to]} card ${landId(a.card)}`;
    default:
      return `${colours[a.seat]} ${writeOwn(a)}`;
  }
}

function writeOwn(a: Exclude<Action, { readonly seat: -1 }>): string {
  switch (a.type) {
    case "army":
      return `army ${ARMY_IDS[a.army]}`;
    case "capital":
    case "airfield":
      return `${a.type} ${landId(a.territory)}`;
    case "turn_in":
      return `turn_in${landWords(a.cards)}`;
    case "collect":
      return `collect ${OBJECTIVE_IDS[a.objective]}`;
    case "maneuver":
      return `maneuver ${landId(a.from)} ${landId(a.to)} ${a.armies}`;
    case "set":
      return `set ${a.setting} ${a.value}`;
    case "end":
    case "resign":
      return a.type;
    default:
      return writeDeed(a);
  }
}
