import { landName } from "../../../../risk/europe/names";
import { total } from "../../../../core/counts";
import { NOBODY } from "../../../../core/types";
import { fighting } from "../../../../risk/europe/panels/battle/fights";
import { noUnits, SIEGE } from "../../../../risk/units";
import type { ArmyView, BattleView } from "../../../../session/game/battle";
import { eventText } from "../../../../text/log";
import { armyId } from "../../rules/army";
import type { State } from "../../rules/state";
import { hittingDice } from "../../../../risk/combat/die";
import { lyingDice, sidesOf, type RollShow, type Sides } from "../../table/battle-show";
import type { Rolled } from "../../../../risk/europe/table/battle-show";
import type { EuropeLanguage } from "../../text/language";
import { armyColour, rankName, unitList } from "../../text/names";

/** The fight that is fought, or the one that the last roll has ended; `last` is what fell last in it. */
export function viewOfBattle(
  s: State,
  last: RollShow | undefined,
  language: EuropeLanguage,
): BattleView | undefined {
  const roll = last ?? lyingDice(s);
  if (roll !== undefined) return viewOfRoll(s, roll, language);
  const sides = s.battle === undefined ? undefined : sidesOf(s);
  return sides === undefined ? undefined : viewBefore(s, sides, language);
}

/** Before the first dice, or after a load: the armies as they stand. */
function viewBefore(s: State, sides: Sides, language: EuropeLanguage): BattleView {
  const none = noUnits();
  const army = (side: Sides["attacker"], defends: boolean): ArmyView => ({
    owner: armyId(s, side.army),
    name: nameOf(s, side.army, sides.to, defends, language),
    units: side.units,
    lost: none,
    dice: [],
    result: "",
    lines: defends && sides.castle ? [language.panel.castle] : [],
    room: 0,
  });
  return {
    attacker: army(sides.attacker, false),
    defender: army(sides.defender, true),
    fought: -1,
    title: language.panel.battleAt(landName(sides.to)),
    rule: "",
    end: "",
  };
}

function viewOfRoll(s: State, roll: RollShow, language: EuropeLanguage): BattleView {
  return {
    attacker: armyOf(s, roll, roll.attacker, false, language),
    defender: armyOf(s, roll, roll.defender, true, language),
    fought: fighting(roll.rank, SIEGE),
    title:
      roll.rank === "assault"
        ? language.panel.assault
        : language.panel.pass(roll.pass, rankName(roll.rank, language.names)),
    rule: ruleOf(roll, language),
    end: endOf(s, roll, language),
  };
}

function armyOf(
  s: State,
  roll: RollShow,
  side: Rolled,
  defends: boolean,
  language: EuropeLanguage,
): ArmyView {
  return {
    owner: armyId(s, side.army),
    name: nameOf(s, side.army, defends ? roll.to : roll.from, true, language),
    units: side.units.map((n, k) => n - side.lost[k]),
    lost: side.lost,
    dice: side.dice,
    result: resultOf(roll, side, defends, language),
    lines: defends && roll.castle ? [language.panel.castle] : [],
    room: 0,
  };
}

/** An army, and where it stands; an attacker of a disputed territory stands nowhere else. */
function nameOf(s: State, army: number, land: number, placed: boolean, { names }: EuropeLanguage): string {
  const name = armyColour(army, s.colours, names);
  return placed && land !== NOBODY ? `${name}\n${landName(land)}` : name;
}

/** What the dice did. Those who fire a Siege Assault have nothing to lose, their targets no dice. */
function resultOf(roll: RollShow, side: Rolled, defends: boolean, { panel, names }: EuropeLanguage): string {
  const assault = roll.rank === "assault";
  const hits = panel.hits(hittingDice(side.dice));
  if (!roll.settled || (assault && !defends)) return hits;
  if (side.dice.length + side.due === 0) return "";
  const losses = panel.losses(total(side.lost) > 0 ? unitList(side.lost, names) : [], side.due);
  return assault ? losses : `${hits} ${losses}`;
}

function ruleOf(roll: RollShow, { panel }: EuropeLanguage): string {
  if (roll.rank === "main") return panel.generalRule;
  const { need } = roll.attacker;
  return panel.hitRule(need, roll.rank === "assault" ? need : roll.defender.need);
}

/** Nothing else tells that a Siege Assault is over but what it has cost. */
function endOf(s: State, roll: RollShow, language: EuropeLanguage): string {
  if (roll.end !== undefined) return eventText(roll.end, s.colours, language);
  const { army, due, lost } = roll.defender;
  if (roll.rank !== "assault" || total(lost) < due) return "";
  if (due < 1)
    return eventText(
      { type: "volley", army: roll.attacker.army, territory: roll.to, hits: 0 },
      s.colours,
      language,
    );
  return eventText({ type: "lost", army, territory: roll.to, units: [...lost] }, s.colours, language);
}
