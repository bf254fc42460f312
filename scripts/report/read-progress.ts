import { zeros } from "../../src/core/counts";
import { indexIds } from "../../src/core/lines";
import { NEUTRAL } from "../../src/core/types";
import { CARDS } from "../../src/games/castle-risk/rules/cards";
import { MOST, MOST_UNITS } from "../../src/games/castle-risk/rules/limits";
import { RANKS } from "../../src/games/castle-risk/rules/ranks";
import { UNPLAYED, type Battle, type State } from "../../src/games/castle-risk/rules/state";
import { UNITS } from "../../src/games/castle-risk/rules/units";
import { CARD_INDEX, RANK_INDEX } from "../../src/games/castle-risk/notation/vocabulary";
import { BOARD } from "../../src/risk/europe/board";
import {
  checkFields,
  elements,
  field,
  isSet,
  readById,
  readFlag,
  readIndex,
  readIndexOrNull,
  readWhole,
  required,
  type Node,
} from "./node";
import { FATES, PLAYING } from "./progress";

const FATE_INDEX = indexIds(FATES);
const PLAYED_INDEX = { effective: 1, countered: 2 };
const PLAYING_INDEX = indexIds(PLAYING);
const SIDE_FIELDS = ["owner", "units", "cards", "rolls", "dice", "due"];
/** Cards of one kind that can lie over each other in a window, and more. */
const MOST_WINDOWS = 200;

/** What is in progress: a battle, a bombardment, a recruitment, and the cards that wait for an answer. */
export function readProgress(n: Node, s: State, seats: Readonly<Record<string, number>>): void {
  const battle = field(n, "battle");
  if (isSet(battle)) s.battle = readBattleOf(battle, s, seats);
  const shot = field(n, "bombardment");
  if (isSet(shot)) {
    checkFields(shot, ["from", "to", "due"]);
    s.bombardment = {
      from: readLand(shot, "from"),
      to: readLand(shot, "to"),
      due: readWhole(field(shot, "due"), 0, 0, MOST),
    };
  }
  const attempt = field(n, "recruitment");
  if (isSet(attempt)) {
    checkFields(attempt, ["city", "bribe", "diplomat"]);
    s.recruitment = {
      city: readLand(attempt, "city"),
      bribe: readFlag(field(attempt, "bribe"), false),
      diplomat: readIndex(field(attempt, "diplomat"), FATE_INDEX, "fate", UNPLAYED),
    };
  }
  for (const card of elements(field(n, "window"), MOST_WINDOWS)) {
    checkFields(card, ["seat", "card", "asked"]);
    s.window.push({
      seat: readIndex(required(card, "seat"), seats, "seat", 0),
      card: readIndex(required(card, "card"), CARD_INDEX, "card", 0),
      asked: readWhole(required(card, "asked"), 0, 0, MOST),
    });
  }
}

function readLand(n: Node, key: string): number {
  return readIndex(required(n, key), BOARD.index, "territory", 0);
}

function readBattleOf(n: Node, s: State, seats: Readonly<Record<string, number>>): Battle {
  checkFields(n, ["from", "to", "by_sea", "cycle", "phase", "playing", "attacker", "defender"]);
  const attacker = required(n, "attacker");
  const defender = required(n, "defender");
  checkFields(attacker, SIDE_FIELDS);
  checkFields(defender, SIDE_FIELDS);
  const owners = indexIds([...s.colours, "neutral"]);
  const owner = readIndex(required(defender, "owner"), owners, "owner", 0);
  return {
    from: readLand(n, "from"),
    to: readLand(n, "to"),
    attacker: readIndex(required(attacker, "owner"), seats, "seat", 0),
    defender: owner < s.colours.length ? owner : NEUTRAL,
    force: readById(field(attacker, "units"), UNITS, zeros(UNITS.length), MOST_UNITS),
    cycle: readWhole(field(n, "cycle"), 0, 0, MOST),
    phase: readIndexOrNull(field(n, "phase"), RANK_INDEX, "rank", -1),
    side: readIndex(field(n, "playing"), PLAYING_INDEX, "side", 0),
    attackerCards: readPlayed(field(attacker, "cards")),
    defenderCards: readPlayed(field(defender, "cards")),
    attackerDice: readDiceOf(field(attacker, "dice")),
    defenderDice: readDiceOf(field(defender, "dice")),
    attackerDue: readWhole(field(attacker, "due"), 0, 0, MOST),
    defenderDue: readWhole(field(defender, "due"), 0, 0, MOST),
  };
}

function readPlayed(n: Node): number[] {
  checkFields(n, CARDS);
  return CARDS.map((card) => readIndex(field(n, card), PLAYED_INDEX, "fate", UNPLAYED));
}

function readDiceOf(n: Node): number[] {
  return elements(n, RANKS.length).map((die) => readWhole(die, 1, 1, 9));
}
