import { isWhole } from "../../../core/counts";
import { readInt, skip, type Line } from "../../../core/lines";
import { NOBODY } from "../../../core/types";
import { readWords, unknownNext } from "../../../core/words";
import { MOST } from "../../limits";
import { landId, linked } from "../board";
import { readTerritory } from "../read";
import { attackDice, defenceDice } from "../rules/attack";
import type { Battle } from "../rules/battle";
import type { WorldState } from "../rules/state";

/** Reads the clause `battle` of a position, behind its first word. */
export function readBattle(line: Line): Battle {
  const from = readTerritory(line);
  const b: Battle = { from, to: readTerritory(line), dice: 0, defence: 0, until: 0 };
  readWords(line, () => {
    if (skip(line, "dice")) b.dice = readInt(line, 1, MOST);
    else if (skip(line, "defence")) b.defence = readInt(line, 1, MOST);
    else if (skip(line, "until")) b.until = readInt(line, 1, MOST);
    else unknownNext(line, "battle_word");
  });
  return b;
}

export function writeBattle(b: Battle): string {
  const defence = b.defence > 0 ? ` defence ${b.defence}` : "";
  const until = b.until > 0 ? ` until ${b.until}` : "";
  return `battle ${landId(b.from)} ${landId(b.to)} dice ${b.dice}${defence}${until}`;
}

/** Steps of an attack under way. */
const FIGHTING: readonly string[] = ["defend", "dice", "occupy"];

/** Whether an attack is under way at all at a step. */
export function isFighting(step: string): boolean {
  return FIGHTING.includes(step);
}

/** Whether play could have begun such an attack. */
export function isSound(s: WorldState, b: Battle): boolean {
  const target = s.owners[b.to];
  if (s.owners[b.from] !== s.turn || target === s.turn || target === NOBODY) return false;
  if (!linked(b.from, b.to) || !isWhole(b.until)) return false;
  if (b.dice < 1 || b.dice > attackDice(s, b.from)) return false;
  if (s.step === "occupy") return b.defence >= 1 && b.defence <= 2;
  const most = defenceDice(s, b.to);
  if (s.step === "dice") return b.defence >= 1 && b.defence <= most;
  return b.defence === 0 && most > 1 && s.options.defenders_dice === "ask";
}

/** Fills in the most dice where a position does not say what a defender rolls. */
export function fillBattle(s: WorldState): void {
  const b = s.battle;
  if (b !== undefined && s.step !== "defend" && b.defence === 0)
    b.defence = Math.max(1, defenceDice(s, b.to));
}
