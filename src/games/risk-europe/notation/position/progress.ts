import { readId } from "../../../../core/lines";
import { RANKS } from "../../../../risk/combat/ranks";
import { landId } from "../../../../risk/europe/board";
import { readTerritory } from "../../../../risk/europe/notation/words";
import { RANK_INDEX } from "../../../../risk/notation/dice";
import {
  diceUpTo,
  DUE,
  field,
  flag,
  oneOf,
  whole,
  wordsOf,
  type Word,
} from "../../../../risk/notation/words";
import type { Battle, Moves, Split, State } from "../../rules/state";
import { newBattle } from "../../rules/state/initial";
import { UNITS } from "../deeds";

const MOVE_WORDS = wordsOf<Moves>([
  oneOf("order", ["none", "expand", "split", "maneuver", "tax", "spend"]),
  oneOf("bonus", ["none", "king", "fortify", "siege"]),
  flag("rode"),
  whole("gratis", { usual: 0 }),
]);

/** What the army whose turn it is has done; there while turns are taken. */
export const MOVES: Word<State> = {
  word: "moves",
  read: (line, { moves }) => {
    MOVE_WORDS.read(line, moves, undefined, "move");
  },
  write: ({ phase, moves }) => (phase === "turns" ? ` moves${MOVE_WORDS.write(moves, undefined)}` : ""),
};

export const SPLIT = field<"split", Split | undefined>(
  "split",
  (line) => {
    const from = readTerritory(line);
    const to = readTerritory(line);
    return { from, to, units: UNITS.read(line) };
  },
  (split) =>
    split === undefined ? undefined : ` ${landId(split.from)} ${landId(split.to)}${UNITS.write(split.units)}`,
);

const BATTLE_WORDS = wordsOf<Battle>([
  whole("pass", { least: 1 }),
  field(
    "rank",
    (line) => readId(line, RANK_INDEX, "rank"),
    (rank) => ` ${RANKS[rank]}`,
  ),
  flag("rerolled"),
  diceUpTo(6),
  DUE,
]);

export const BATTLE = field<"battle", Battle | undefined>(
  "battle",
  (line) => {
    const battle = newBattle(readTerritory(line));
    BATTLE_WORDS.read(line, battle, undefined, "battle_word");
    return battle;
  },
  (battle) =>
    battle === undefined ? undefined : ` ${landId(battle.land)}${BATTLE_WORDS.write(battle, undefined)}`,
);
