import { breach } from "../../../../core/breach";
import { isWhole } from "../../../../core/counts";
import type { Breach } from "../../../../core/engine";
import { NOBODY } from "../../../../core/types";
import { linked } from "../../../../risk/world/board";
import type { Battle, State } from "../../rules/state";
import type { Step } from "../../rules/steps";
import { attackDice, defenceDice } from "../../rules/turn/attack";

/** Steps of an attack under way. */
const FIGHTING: readonly Step[] = ["defend", "dice", "occupy"];

/** An attack is under way exactly where the step says so, and is one that play could have begun (rules 5.1 to 5.7). */
export function findBattleBreach(s: State): Breach | undefined {
  const b = s.battle;
  const fighting = FIGHTING.includes(s.step);
  if ((b !== undefined) !== fighting) return breach("battle", "progress_of", { step: s.step });
  return b === undefined || isSound(s, b) ? undefined : breach("battle", "battle");
}

function isSound(s: State, b: Battle): boolean {
  const target = s.owners[b.to];
  if (s.owners[b.from] !== s.turn || target === s.turn || target === NOBODY) return false;
  if (!linked(b.from, b.to) || !isWhole(b.until)) return false;
  if (b.dice < 1 || b.dice > attackDice(s, b.from)) return false;
  if (s.step === "occupy") return b.defence >= 1 && b.defence <= 2;
  const most = defenceDice(s, b.to);
  if (s.step === "dice") return b.defence >= 1 && b.defence <= most;
  return b.defence === 0 && most > 1 && s.options.defenders_dice === "ask";
}
