import { indexIds, peek, readCounts, readId, readInt, skip, type Line } from "../../../../core/lines";
import { readOneOf, readWords, unknownNext } from "../../../../core/words";
import { MOST } from "../../../../risk/limits";
import { readTerritory } from "../../../../risk/europe/read";
import { RANK_INDEX, readVersus } from "../../../../risk/notation/dice";
import { newBattle } from "../../rules/state/initial";
import type { Battle, Moves, Split } from "../../rules/state";
import { UNIT_INDEX } from "../vocabulary";

const ORDER_WORDS: readonly Moves["order"][] = ["none", "expand", "split", "maneuver", "tax", "spend"];
const ORDER_INDEX = indexIds(ORDER_WORDS);
const BONUS_WORDS: readonly Moves["bonus"][] = ["none", "king", "fortify", "siege"];
const BONUS_INDEX = indexIds(BONUS_WORDS);

/** The clause `moves`, behind its first word. */
export function readMoves(line: Line, moves: Moves): void {
  readWords(line, () => {
    if (skip(line, "order")) moves.order = readOneOf(line, ORDER_WORDS, ORDER_INDEX, "order");
    else if (skip(line, "bonus")) moves.bonus = readOneOf(line, BONUS_WORDS, BONUS_INDEX, "bonus");
    else if (skip(line, "rode")) moves.rode = true;
    else if (skip(line, "gratis")) moves.gratis = readInt(line, 0, MOST);
    else unknownNext(line, "move");
  });
}

/** The clause `split`, behind its first word. */
export function readSplit(line: Line): Split {
  const from = readTerritory(line);
  const to = readTerritory(line);
  return { from, to, units: readCounts(line, UNIT_INDEX, 4, MOST) };
}

/** The clause `battle`, behind its first word. */
export function readBattle(line: Line): Battle {
  const battle = newBattle(readTerritory(line));
  readWords(line, () => {
    readBattleWord(line, battle);
  });
  return battle;
}

function readBattleWord(line: Line, battle: Battle): void {
  if (skip(line, "pass")) battle.pass = readInt(line, 1, MOST);
  else if (skip(line, "rank")) battle.rank = readId(line, RANK_INDEX, "rank");
  else if (skip(line, "rerolled")) battle.rerolled = true;
  else if (skip(line, "due")) {
    battle.attackerDue = readInt(line, 0, MOST);
    battle.defenderDue = readInt(line, 0, MOST);
  } else if (skip(line, "dice")) {
    battle.attackerDice = readDice(line);
    readVersus(line);
    battle.defenderDice = readDice(line);
  } else unknownNext(line, "battle_word");
}

const FACES: readonly string[] = ["1", "2", "3", "4", "5", "6"];

function readDice(line: Line): number[] {
  const dice: number[] = [];
  while (FACES.includes(peek(line))) dice.push(readInt(line, 1, 6));
  return dice;
}
