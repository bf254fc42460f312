import type { Hits, OddsBattle, RankSide } from "./battle";
import type { RollChances } from "./rolls";

/** A text of a battle: two battles have the same odds where it is the same. */
export function textOfBattle(b: OddsBattle): string {
  switch (b.kind) {
    case "rolls":
      return `${b.armies} ${b.defenders} ${b.until} ${b.dice} ${b.defence} ${textOfRolls(b.rolls)}`;
    case "ranks":
      return (
        `${textOfSide(b.attacker)}/${textOfSide(b.defender)}/${b.once} ${b.reroll} ${b.rank} ${b.rerolled}/` +
        `${textOfHits(b.rolled)}/${textOfHits(b.again)}/${textOfRolls(b.main)}`
      );
    case "volley":
      return `volley ${b.dice} ${b.need} ${b.spared} ${b.units.join(" ")}`;
    case "die":
      return `die ${b.need}`;
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
