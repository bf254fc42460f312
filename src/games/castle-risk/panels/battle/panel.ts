import { RANKS } from "../../../../risk/combat/ranks";
import { ARCHER, CAVALRY, SIEGE } from "../../../../risk/units";
import type { ArmyView, BattleView } from "../../../../session/game/battle";
import type { BattleKit } from "../../../../session/game/kit";
import type { State } from "../../rules/state";
import { INFANTRY } from "../../rules/units";
import type { RollShow } from "../../table/battle-show";
import type { CastleLanguage } from "../../text/language";
import { modelOfBattle, type ArmyModel, type BattleModel } from "./model";

/** The kind of units whose phase it is, by phase; all fight in the main phase, infantry in no other. */
const FIGHTS: readonly number[] = [SIEGE, ARCHER, CAVALRY, INFANTRY];

function viewOf(model: BattleModel, { panel }: CastleLanguage): BattleView {
  const phase = RANKS.findIndex((id) => id === model.rank);
  return {
    attacker: armyOf(model.attacker, panel),
    defender: armyOf(model.defender, panel),
    fought: phase < 0 ? -1 : FIGHTS[phase],
    title: model.title,
    rule: model.rule,
    end: model.end,
  };
}

function armyOf(army: ArmyModel, panel: CastleLanguage["panel"]): ArmyView {
  return {
    owner: army.owner,
    name: panel.armyName(army.name, army.territory),
    units: army.units,
    lost: army.lost,
    dice: army.dice,
    result: army.result,
    lines: army.bonuses
      .map((bonus) => panel.bonus(bonus.name, bonus.text))
      .concat(army.countered.map((card) => panel.counteredCard(card))),
    room: army.bonusRows,
  };
}

/** Two armies face to face, and how it ended. */
export const BATTLE: BattleKit<State, RollShow> = {
  view: (s, last, language: CastleLanguage) => {
    const model = modelOfBattle(s, last, language);
    return model === undefined ? undefined : viewOf(model, language);
  },
};
