import { ownerId } from "../../../core/common";
import type { CommonState } from "../../../core/types";
import type { ArmyView } from "../../../session/game/battle";
import type { BattleKit } from "../../../session/game/kit";
import type { Language } from "../../../text/language";
import { eventText } from "../../../text/log";
import { colourName } from "../../../text/names";
import type { WorldState } from "../rules/state";
import { sidesOf, type Rolled, type RollShow } from "../table/battle-show";
import { panelOf } from "../text/language";

type State = WorldState & CommonState;
/** What a game says of a roll; `Show` is what it has made of it. */
interface BattleGame<Show extends RollShow> {
  landName(this: void, territory: number): string;
  /** What stands beside the dice; without it that ties are the defender's. */
  rule?(this: void, roll: Show, language: Language): string;
}

/** What came of the last roll, once nothing more is rolled. */
function endOf(s: State, { fought, captured }: RollShow, language: Language): string {
  if (captured !== undefined) return eventText(captured, s.colours, language);
  return s.battle === undefined && fought !== undefined ? eventText(fought, s.colours, language) : "";
}

/** Two armies face to face, and how it ended: the attack that is under way, or the one that the last roll has ended. */
export function worldBattle<Show extends RollShow>({
  landName,
  rule,
}: BattleGame<Show>): BattleKit<State, Show> {
  return {
    // Armies are of one kind: no rows of units stand between the dice.
    rows: 0,
    view: (s, last, language) => {
      const sides = last ?? sidesOf(s);
      if (sides === undefined) return undefined;
      const panel = panelOf(language);
      const armyOf = (t: number, side: Rolled): ArmyView => {
        const owner = ownerId(s, side.owner);
        const fighter = owner === "neutral" ? panel.neutralFighter : colourName(owner, language.names);
        const name = panel.fighter(fighter, side.armies - side.lost, side.lost);
        // Armies have no kinds: their number stands with the name, above the territory.
        const ofOneKind = { units: [], lost: [], result: "", lines: [], room: 0 };
        return { owner, name: `${name}\n${landName(t)}`, ...ofOneKind, dice: side.dice };
      };
      const none = { dice: [], lost: 0 };
      return {
        attacker: armyOf(sides.from, last?.attacker ?? { ...sides.attacker, ...none }),
        defender: armyOf(sides.to, last?.defender ?? { ...sides.defender, ...none }),
        fought: -1,
        title: panel.battle,
        rule: last === undefined || rule === undefined ? panel.battleRule : rule(last, language),
        end: last === undefined ? "" : endOf(s, last, language),
      };
    },
  };
}
