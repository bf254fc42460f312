import { ownerId } from "../../../../core/common";
import type { ArmyView, BattleView } from "../../../../session/panel/battle/view";
import { eventText } from "../../../../text/log";
import { colourName } from "../../../../text/names";
import type { State } from "../../rules/state";
import { sidesOf, type Rolled, type RollShow } from "../../table/battle-show";
import type { ClassicLanguage } from "../../text/language";
import { landName } from "../../text/names";

/** The attack that is under way, or the one that the last roll has ended; `last` is what fell last in it. */
export function viewOfBattle(
  s: State,
  last: RollShow | undefined,
  language: ClassicLanguage,
): BattleView | undefined {
  if (last !== undefined) return viewOf(s, last.from, last.to, last.attacker, last.defender, last, language);
  const sides = sidesOf(s);
  if (sides === undefined) return undefined;
  const { from, to, attacker, defender } = sides;
  const none = { dice: [], lost: 0 };
  return viewOf(s, from, to, { ...attacker, ...none }, { ...defender, ...none }, undefined, language);
}

function viewOf(
  s: State,
  from: number,
  to: number,
  attacker: Rolled,
  defender: Rolled,
  roll: RollShow | undefined,
  language: ClassicLanguage,
): BattleView {
  return {
    attacker: armyOf(s, from, attacker, language),
    defender: armyOf(s, to, defender, language),
    fought: -1,
    title: language.panel.battle,
    rule: language.panel.battleRule,
    end: roll === undefined ? "" : endOf(s, roll, language),
  };
}

/** Armies have no kinds: their number stands with the name, above the territory. */
function armyOf(s: State, t: number, side: Rolled, { panel, names }: ClassicLanguage): ArmyView {
  const owner = ownerId(s, side.owner);
  const name = panel.fighter(colourName(owner, names), side.armies - side.lost, side.lost);
  return { owner, name: `${name}\n${landName(t)}`, units: [], lost: [], dice: side.dice, lines: [] };
}

/** What came of the last roll, once nothing more is rolled. */
function endOf(s: State, { fought, captured }: RollShow, language: ClassicLanguage): string {
  if (captured !== undefined) return eventText(captured, s.colours, language);
  return s.battle === undefined && fought !== undefined ? eventText(fought, s.colours, language) : "";
}
