import { idOf, peek, readCounts, readId, readInt, skip, type Line } from "../../../../core/lines";
import { zeros } from "../../../../core/counts";
import { readOneOf, readWords, unknownNext } from "../../../../core/words";
import { NEUTRAL } from "../../../../core/types";
import { CARDS } from "../../rules/cards";
import { MOST_UNITS } from "../../rules/limits";
import { MOST } from "../../../../risk/limits";
import { RANKS } from "../../../../risk/combat/ranks";
import { readTerritory } from "../../../../risk/europe/read";
import { RANK_INDEX, readVersus } from "../../../../risk/notation/dice";
import {
  PLAYING,
  COUNTERED,
  EFFECTIVE,
  UNPLAYED,
  type Battle,
  type Recruitment,
  type WindowCard,
} from "../../rules/state";
import { newBattle } from "../../rules/state/initial";
import { PLAYING_INDEX, CARD_INDEX, UNIT_INDEX } from "../vocabulary";

type Seats = Readonly<Record<string, number>>;

/** The clause `battle`, behind its first word. */
export function readBattle(line: Line, seats: Seats): Battle {
  const attacker = readId(line, seats, "seat");
  const from = readTerritory(line);
  const to = readTerritory(line);
  const defender = skip(line, "neutral") ? NEUTRAL : readId(line, seats, "owner");
  const battle = newBattle(from, to, attacker, defender, zeros(4));
  readWords(line, () => {
    readBattleWord(line, battle);
  });
  return battle;
}

function readBattleWord(line: Line, battle: Battle): void {
  if (skip(line, "force")) battle.force = readCounts(line, UNIT_INDEX, 4, MOST_UNITS);
  else if (skip(line, "cycle")) battle.cycle = readInt(line, 0, MOST);
  else if (skip(line, "phase")) battle.rank = skip(line, "none") ? -1 : readId(line, RANK_INDEX, "rank");
  else if (skip(line, "cards")) battle.playing = readOneOf(line, PLAYING, PLAYING_INDEX, "side");
  else if (skip(line, "attacker")) battle.attackerCards = readFates(line);
  else if (skip(line, "defender")) battle.defenderCards = readFates(line);
  else if (skip(line, "due")) {
    battle.attackerDue = readInt(line, 0, MOST);
    battle.defenderDue = readInt(line, 0, MOST);
  } else if (skip(line, "dice")) {
    battle.attackerDice = readDice(line);
    readVersus(line);
    battle.defenderDice = readDice(line);
  } else unknownNext(line, "battle_word");
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

/** The clauses `recruitment` and `window`, behind their first words. */
export function readRecruitment(line: Line): Recruitment {
  const city = readTerritory(line);
  const bribe = skip(line, "bribe");
  if (!skip(line, "diplomat")) return { city, bribe, diplomat: UNPLAYED };
  return { city, bribe, diplomat: skip(line, "countered") ? COUNTERED : EFFECTIVE };
}

export function readWindow(line: Line, seats: Seats): WindowCard {
  const seat = readId(line, seats, "seat");
  const card = readId(line, CARD_INDEX, "card");
  return { card, seat, asked: readInt(line, 0, MOST) };
}
