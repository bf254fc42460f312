import {
  faultAt,
  goesOn,
  indexIds,
  onceOnly,
  peek,
  readCounts,
  readId,
  readInt,
  shown,
  skip,
  type Line,
} from "../../../../core/lines";
import { refuse } from "../../../../core/refuse";
import { MOST } from "../../../../risk/limits";
import { BOARD } from "../../../../risk/europe/board";
import { newBattle } from "../../rules/state/initial";
import type { Assault, Battle, Moves, Split } from "../../rules/state";
import { RANK_INDEX, UNIT_INDEX } from "../vocabulary";

const ORDER_WORDS: readonly Moves["order"][] = ["none", "expand", "split", "maneuver", "tax", "spend"];
const BONUS_WORDS: readonly Moves["bonus"][] = ["none", "king", "fortify", "siege"];

/** The clause `moves`, behind its first word. */
export function readMoves(line: Line, m: Moves): void {
  const seen = {};
  while (goesOn(line, ";")) {
    onceOnly(line, seen);
    if (skip(line, "order")) m.order = ORDER_WORDS[known(readId(line, indexIds(ORDER_WORDS), "order"))];
    else if (skip(line, "bonus")) m.bonus = BONUS_WORDS[known(readId(line, indexIds(BONUS_WORDS), "bonus"))];
    else if (skip(line, "rode")) m.rode = true;
    else if (skip(line, "gratis")) m.gratis = readInt(line, 0, MOST);
    else faultAt(line, line.at, refuse("text.unknown", { expected: "move", word: shown(peek(line)) }));
  }
}

/** An index that stands for something even where the word was unknown. */
export function known(index: number): number {
  return index < 0 ? 0 : index;
}

/** The clauses `split` and `assault`, behind their first words. */
export function readSplit(line: Line): Split {
  const from = readId(line, BOARD.index, "territory");
  const to = readId(line, BOARD.index, "territory");
  return { from, to, units: readCounts(line, UNIT_INDEX, 4, MOST) };
}

export function readAssault(line: Line): Assault {
  const from = readId(line, BOARD.index, "territory");
  const to = readId(line, BOARD.index, "territory");
  return { from, to, due: skip(line, "due") ? readInt(line, 0, MOST) : 0 };
}

/** The clause `battle`, behind its first word. */
export function readBattle(line: Line): Battle {
  const b = newBattle(readId(line, BOARD.index, "territory"));
  const seen = {};
  while (goesOn(line, ";")) {
    onceOnly(line, seen);
    readBattleWord(line, b);
  }
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
    if (!skip(line, "vs")) faultAt(line, line.at, refuse("text.missing", { expected: "vs" }));
    b.defenderDice = readDice(line);
  } else faultAt(line, line.at, refuse("text.unknown", { expected: "battle_word", word: shown(peek(line)) }));
}

const FACES: readonly string[] = ["1", "2", "3", "4", "5", "6"];

function readDice(line: Line): number[] {
  const dice: number[] = [];
  while (FACES.includes(peek(line))) dice.push(readInt(line, 1, 6));
  return dice;
}
