import {
  faultAt,
  goesOn,
  onceOnly,
  idOf,
  peek,
  readCounts,
  readId,
  readInt,
  shown,
  skip,
  type Line,
} from "../../../../core/lines";
import { zeros } from "../../../../core/counts";
import { refuse } from "../../../../core/refuse";
import { NEUTRAL } from "../../../../core/types";
import { CARDS } from "../../rules/cards";
import { MOST_UNITS } from "../../rules/limits";
import { MOST } from "../../../../risk/limits";
import { RANKS } from "../../../../risk/combat/ranks";
import {
  COUNTERED,
  EFFECTIVE,
  UNPLAYED,
  type Battle,
  type Bombardment,
  type Recruitment,
  type WindowCard,
} from "../../rules/state";
import { newBattle } from "../../rules/state/initial";
import { CARD_INDEX, RANK_INDEX, UNIT_INDEX } from "../vocabulary";
import { BOARD } from "../../../../risk/europe/board";

type Seats = Readonly<Record<string, number>>;

/** The clause `battle`, behind its first word. */
export function readBattle(line: Line, seats: Seats): Battle {
  const attacker = readId(line, seats, "seat");
  const from = readId(line, BOARD.index, "territory");
  const to = readId(line, BOARD.index, "territory");
  const defender = skip(line, "neutral") ? NEUTRAL : readId(line, seats, "owner");
  const b = newBattle(from, to, attacker, defender, zeros(4));
  const seen = {};
  while (goesOn(line, ";")) {
    onceOnly(line, seen);
    readBattleWord(line, b);
  }
  return b;
}

function readBattleWord(line: Line, b: Battle): void {
  if (skip(line, "force")) b.force = readCounts(line, UNIT_INDEX, 4, MOST_UNITS);
  else if (skip(line, "cycle")) b.cycle = readInt(line, 0, MOST);
  else if (skip(line, "phase")) b.rank = skip(line, "none") ? -1 : readId(line, RANK_INDEX, "rank");
  else if (skip(line, "cards")) b.side = readId(line, { attacker: 0, defender: 1, done: 2 }, "side");
  else if (skip(line, "attacker")) b.attackerCards = readFates(line);
  else if (skip(line, "defender")) b.defenderCards = readFates(line);
  else if (skip(line, "due")) {
    b.attackerDue = readInt(line, 0, MOST);
    b.defenderDue = readInt(line, 0, MOST);
  } else if (skip(line, "dice")) {
    b.attackerDice = readDice(line);
    if (!skip(line, "vs")) faultAt(line, line.at, refuse("text.missing", { expected: "vs" }));
    b.defenderDice = readDice(line);
  } else faultAt(line, line.at, refuse("text.unknown", { expected: "battle_word", word: shown(peek(line)) }));
}

function readFates(line: Line): number[] {
  const fates = zeros(CARDS.length);
  while (idOf(CARD_INDEX, peek(line)) >= 0) {
    const card = readId(line, CARD_INDEX, "card");
    fates[card] = skip(line, "countered") ? COUNTERED : EFFECTIVE;
  }
  return fates;
}

/** Up to three dice; a die with its +1s shows up to 9. */
function readDice(line: Line): number[] {
  const dice: number[] = [];
  while (
    line.fault === undefined &&
    dice.length < RANKS.length &&
    peek(line) !== "vs" &&
    isNumber(peek(line))
  ) {
    dice.push(readInt(line, 1, 9));
  }
  return dice;
}

function isNumber(word: string): boolean {
  const code = word === "" ? 0 : word.charCodeAt(0);
  return code >= 48 && code <= 57;
}

/** The clauses `bombardment`, `recruitment` and `window`, behind their first words. */
export function readBombardment(line: Line): Bombardment {
  const from = readId(line, BOARD.index, "territory");
  const to = readId(line, BOARD.index, "territory");
  return { from, to, due: skip(line, "due") ? readInt(line, 0, MOST) : 0 };
}

export function readRecruitment(line: Line): Recruitment {
  const city = readId(line, BOARD.index, "territory");
  const bribe = skip(line, "bribe");
  if (!skip(line, "diplomat")) return { city, bribe, diplomat: UNPLAYED };
  return { city, bribe, diplomat: skip(line, "countered") ? COUNTERED : EFFECTIVE };
}

export function readWindow(line: Line, seats: Seats): WindowCard {
  const seat = readId(line, seats, "seat");
  const card = readId(line, CARD_INDEX, "card");
  return { card, seat, asked: readInt(line, 0, MOST) };
}
