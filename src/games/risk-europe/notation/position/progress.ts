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
export function readMoves(line: Line, m: Moves): void {
  readWords(line, () => {
    if (skip(line, "order")) m.order = readOneOf(line, ORDER_WORDS, ORDER_INDEX, "order");
    else if (skip(line, "bonus")) m.bonus = readOneOf(line, BONUS_WORDS, BONUS_INDEX, "bonus");
    else if (skip(line, "rode")) m.rode = true;
    else if (skip(line, "gratis")) m.gratis = readInt(line, 0, MOST);
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
  const b = newBattle(readTerritory(line));
  readWords(line, () => {
    readBattleWord(line, b);
  });
  return b;
}

function readBattleWord(line: Line, b: Battle): void {
  if (skip(line, "pass")) b.pass = readInt(line, 1, MOST);
  else if (skip(line, "rank")) b.rank = readId(line, RANK_INDEX, "rank");
  else if (skip(line, "rerolled")) b.rerolled = true;
  else if (skip(line, "due")) {
    b.attackerDue = readInt(line, 0, MOST);
    b.defenderDue = readInt(line, 0, MOST);
  } else if (skip(line, "dice")) {
    b.attackerDice = readDice(line);
    readVersus(line);
    b.defenderDice = readDice(line);
  } else unknownNext(line, "battle_word");
}

const FACES: readonly string[] = ["1", "2", "3", "4", "5", "6"];

function readDice(line: Line): number[] {
  const dice: number[] = [];
  while (FACES.includes(peek(line))) dice.push(readInt(line, 1, 6));
  return dice;
}
