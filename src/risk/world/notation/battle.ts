import { isWhole } from "../../../core/counts";
import { NOBODY } from "../../../core/types";
import { field, whole, wordsOf, type Word } from "../../notation/words";
import { landId, linked } from "../board";
import { readTerritory } from "../read";
import { attackDice, defenceDice } from "../rules/attack";
import type { Battle } from "../rules/battle";
import type { WorldState } from "../rules/state";

const BATTLE_WORDS = wordsOf<Battle>([
  whole("dice", { least: 1 }),
  whole("defence", { least: 1, usual: 0 }),
  whole("until", { least: 1, usual: 0 }),
]);

/** The attack that is under way. */
export const BATTLE: Word<{ battle: Battle | undefined }> = field(
  "battle",
  (line) => {
    const from = readTerritory(line);
    const battle: Battle = { from, to: readTerritory(line), dice: 0, defence: 0, until: 0 };
    BATTLE_WORDS.read(line, battle, undefined, "battle_word");
    return battle;
  },
  (battle: Battle | undefined) =>
    battle && ` ${landId(battle.from)} ${landId(battle.to)}${BATTLE_WORDS.write(battle, undefined)}`,
);

/** Steps of an attack under way. */
const FIGHTING: readonly string[] = ["defend", "dice", "occupy"];

/** Whether an attack is under way at all at a step. */
export function isFighting(step: string): boolean {
  return FIGHTING.includes(step);
}

/** Whether play could have begun such an attack. */
export function isSound(s: WorldState, battle: Battle): boolean {
  const target = s.owners[battle.to];
  if (s.owners[battle.from] !== s.turn || target === s.turn || target === NOBODY) return false;
  if (!linked(battle.from, battle.to) || !isWhole(battle.until)) return false;
  if (battle.dice < 1 || battle.dice > attackDice(s, battle.from)) return false;
  if (s.step === "occupy") return battle.defence >= 1 && battle.defence <= 2;
  const most = defenceDice(s, battle.to);
  if (s.step === "dice") return battle.defence >= 1 && battle.defence <= most;
  return battle.defence === 0 && most > 1 && s.options.defenders_dice === "ask";
}

/** Fills in the most dice where a position does not say what a defender rolls. */
export function fillBattle(s: WorldState): void {
  const battle = s.battle;
  if (battle !== undefined && s.step !== "defend" && battle.defence === 0)
    battle.defence = Math.max(1, defenceDice(s, battle.to));
}
