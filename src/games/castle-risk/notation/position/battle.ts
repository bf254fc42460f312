import { ownerId } from "../../../../core/common";
import { idOf, peek, readId, readInt, skip, type Line } from "../../../../core/lines";
import { zeros } from "../../../../core/counts";
import { NEUTRAL } from "../../../../core/types";
import { NO_RANK, RANKS } from "../../../../risk/combat/ranks";
import { landId } from "../../../../risk/europe/board";
import { readTerritory } from "../../../../risk/europe/notation/words";
import { MOST } from "../../../../risk/limits";
import { RANK_INDEX } from "../../../../risk/notation/dice";
import {
  counts,
  diceUpTo,
  DUE,
  field,
  oneOf,
  unlessEmpty,
  whole,
  wordsOf,
  type Word,
} from "../../../../risk/notation/words";
import { noUnits } from "../../../../risk/units";
import { CARDS, CARD_INDEX, DIPLOMAT } from "../../rules/cards";
import { MOST_UNITS } from "../../rules/limits";
import {
  COUNTERED,
  EFFECTIVE,
  PLAYING,
  UNPLAYED,
  type Battle,
  type Recruitment,
  type State,
} from "../../rules/state";
import { newBattle } from "../../rules/state/initial";
import { UNITS } from "../../rules/units";
import { clausesOf } from "../../../../risk/notation/position";
import type { Draft } from "./draft";

/** The highest number that a die shows with its +1s. */
const HIGHEST_DIE = 9;

const BATTLE_WORDS = wordsOf<Battle>([
  counts("force", UNITS, MOST_UNITS),
  whole("cycle"),
  field(
    "rank",
    (line) => (skip(line, "none") ? NO_RANK : readId(line, RANK_INDEX, "rank")),
    (rank) => ` ${rank === NO_RANK ? "none" : RANKS[rank]}`,
    "phase",
  ),
  oneOf("playing", PLAYING, { expected: "side", word: "cards" }),
  played("attacker", "attackerCards"),
  played("defender", "defenderCards"),
  diceUpTo(HIGHEST_DIE),
  DUE,
]);

/** The cards of a side, those without effect marked. */
function played(side: string, key: "attackerCards" | "defenderCards"): Word<Battle> {
  return field(
    key,
    (line) => {
      const cards = zeros(CARDS.length);
      while (idOf(CARD_INDEX, peek(line)) >= 0) {
        const card = readId(line, CARD_INDEX, "card");
        cards[card] = readFate(line);
      }
      return cards;
    },
    (fates) => unlessEmpty(fates.map((fate, card) => writeFate(card, fate)).join("")),
    side,
  );
}

function readFate(line: Line): number {
  return skip(line, "countered") ? COUNTERED : EFFECTIVE;
}

function writeFate(card: number, fate: number): string {
  if (fate === UNPLAYED) return "";
  return fate === EFFECTIVE ? ` ${CARDS[card]}` : ` ${CARDS[card]} countered`;
}

export const BATTLE = field<"battle", Battle | undefined, State, Draft>(
  "battle",
  (line, { seats }) => {
    const attacker = readId(line, seats, "seat");
    const from = readTerritory(line);
    const to = readTerritory(line);
    const defender = skip(line, "neutral") ? NEUTRAL : readId(line, seats, "owner");
    const battle = newBattle(from, to, attacker, defender, noUnits());
    BATTLE_WORDS.read(line, battle, undefined, "battle_word");
    return battle;
  },
  (battle, s) => {
    if (battle === undefined) return undefined;
    const sides = ` ${ownerId(s, battle.attacker)} ${landId(battle.from)} ${landId(battle.to)} ${ownerId(s, battle.defender)}`;
    return sides + BATTLE_WORDS.write(battle, undefined);
  },
);

export const RECRUITMENT = field<"recruitment", Recruitment | undefined>(
  "recruitment",
  (line) => {
    const city = readTerritory(line);
    const bribe = skip(line, "bribe");
    return { city, bribe, diplomat: skip(line, CARDS[DIPLOMAT]) ? readFate(line) : UNPLAYED };
  },
  (recruitment) => {
    if (recruitment === undefined) return undefined;
    const { city, bribe, diplomat } = recruitment;
    return ` ${landId(city)}${bribe ? " bribe" : ""}${writeFate(DIPLOMAT, diplomat)}`;
  },
);

/** Cards that wait for a Spy: a clause each. */
export const WINDOW: Word<State, State, Draft> = {
  word: "window",
  read: (line, s, { seats }) => {
    const seat = readId(line, seats, "seat");
    const card = readId(line, CARD_INDEX, "card");
    s.window.push({ card, seat, asked: readInt(line, 0, MOST) });
  },
  write: ({ window, colours }) =>
    clausesOf(window.map(({ card, seat, asked }) => ` window ${colours[seat]} ${CARDS[card]} ${asked}`)),
};
