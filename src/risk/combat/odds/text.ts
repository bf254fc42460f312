import type { EuropeBattle, Hits, RankSide, RollBattle } from "./battle";
import type { RollChances } from "./rolls";

/** A text of an attack: two have the same odds where it is the same. */
export function textOfRollBattle({ armies, defenders, until, dice, defence, rolls }: RollBattle): string {
  return `${armies} ${defenders} ${until} ${dice} ${defence} ${textOfRolls(rolls)}`;
}

/** The same of a battle in a game of Europe. */
export function textOfBattle(second: EuropeBattle): string {
  switch (second.kind) {
    case "ranks":
      return (
        `${textOfSide(second.attacker)}/${textOfSide(second.defender)}/${second.once} ${second.reroll} ${second.rank} ${second.rerolled}/` +
        `${textOfHits(second.rolled)}/${textOfHits(second.again)}/${textOfRolls(second.main)}`
      );
    case "volley":
      return `volley ${second.dice} ${second.need} ${second.spared} ${second.units.join(" ")}`;
    case "die":
      return `die ${second.need}`;
  }
}

function textOfSide({ units, need, extra, order }: RankSide): string {
  return `${units.join(" ")},${need.join(" ")},${extra.join(" ")},${order}`;
}

function textOfHits(list: readonly Hits[]): string {
  let text = "";
  for (const { attacker, defender, rerolled, chance } of list)
    text += `${attacker} ${defender} ${rerolled} ${chance};`;
  return text;
}

function textOfRolls({ one, two }: RollChances): string {
  let text = "";
  for (let dice = 1; dice < two.length; dice++) text += `${one[dice][0]} ${two[dice][0]} ${two[dice][1]} `;
  return text;
}
