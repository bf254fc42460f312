import {
  faultAt,
  idOf,
  indexIds,
  peek,
  readCounts,
  readId,
  readInt,
  readWord,
  shown,
  skip,
  type Line,
} from "../../../../core/lines";
import { readOption, type OptionsDraft } from "../../../../core/options";
import { readRng } from "../../../../core/seed";
import { refuse } from "../../../../core/refuse";
import { readIds, readOneOf, readWords, unknownNext } from "../../../../core/words";
import { NOBODY } from "../../../../core/types";
import { CARDS } from "../../rules/cards";
import { MOST } from "../../../../risk/limits";
import { META, type Options } from "../../meta";
import type { Draft } from "./draft";
import { readSeat } from "./seat";
import { readTerritoryClause } from "./territory";
import { readBattle, readRecruitment, readWindow } from "./battle";
import { PHASES, STEPS } from "../../rules/steps";
import { newState } from "../../rules/state/initial";
import type { State } from "../../rules/state";
import { CARD_INDEX, MISSION_INDEX } from "../vocabulary";
import { BOARD } from "../../../../risk/europe/board";
import { readVolley } from "../../../../risk/europe/read";

const PHASE_INDEX = indexIds(PHASES);
const STEP_INDEX = indexIds(STEPS);
const ENDINGS = ["emperor", "survivor", "limit", "draw"] as const;
const ENDING_INDEX = indexIds(ENDINGS);

/** The draft of a position whose head is read. */
export function beginPosition(
  options: OptionsDraft,
  colours: readonly string[],
  seats: Record<string, number>,
): Draft {
  const s = newState(options as Options, colours, [0, 0, 0, 0]);
  s.contenders = [];
  return { s, options, seats, words: {}, crowned: {} };
}

/** Reads a clause of a position, and notes where it begins. */
export function readClause(line: Line, d: Draft): void {
  const { s } = d;
  const word = readWord(line, "clause");
  const t = idOf(BOARD.index, word);
  const key = word === "seat" || word === "option" || word === "window" ? `${word} ${peek(line)}` : word;
  if (typeof d.words[key] === "number" && word !== "window") {
    faultAt(line, line.at - 1, refuse("text.twice", { word: shown(key) }));
  }
  d.words[key] = line.at - 1;
  if (t >= 0) return readTerritoryClause(line, d, t);
  if (word === "option") readOption(line, META.options, d.options);
  else if (word === "round") s.round = readInt(line, 0, MOST);
  else if (word === "phase") s.phase = readOneOf(line, PHASES, PHASE_INDEX, "phase");
  else if (word === "step") s.step = readOneOf(line, STEPS, STEP_INDEX, "step");
  else if (word === "asked") s.asked = readIds(line, d.seats, "seat");
  else if (word === "contenders") s.contenders = readIds(line, d.seats, "seat");
  else if (word === "first") s.first = readId(line, d.seats, "seat");
  else if (word === "turn") s.turn = readId(line, d.seats, "seat");
  else if (word === "moves") readMoves(line, s);
  else if (word === "seat") readSeat(line, d);
  else if (word === "discards") s.discards = readCounts(line, CARD_INDEX, CARDS.length, MOST);
  else if (word === "below") s.missionsBelow = readIds(line, MISSION_INDEX, "mission");
  else if (word === "battle") s.battle = readBattle(line, d.seats);
  else if (word === "bombardment") s.bombardment = readVolley(line);
  else if (word === "recruitment") s.recruitment = readRecruitment(line);
  else if (word === "window") s.window.push(readWindow(line, d.seats));
  else if (word === "ending") readEnding(line, d);
  else if (word === "chance") s.rng = readRng(line);
  else faultAt(line, line.at - 1, refuse("text.unknown", { expected: "clause", word: shown(word) }));
}

function readMoves(line: Line, s: State): void {
  readWords(line, () => {
    if (skip(line, "attacks")) s.moves.attacks = readInt(line, 0, MOST);
    else if (skip(line, "fortifies")) s.moves.fortifies = readInt(line, 0, MOST);
    else if (skip(line, "bombardments")) s.moves.bombardments = readInt(line, 0, MOST);
    else if (skip(line, "recruitments")) s.moves.recruitments = readInt(line, 0, MOST);
    else if (skip(line, "castle")) {
      const state = readId(line, { none: 0, bought: 1, built: 2 }, "castle");
      s.moves.castle = state === 2 ? "built" : state === 1 ? "bought" : "none";
    } else unknownNext(line, "move");
  });
}

function readEnding(line: Line, d: Draft): void {
  d.s.ending = readOneOf(line, ENDINGS, ENDING_INDEX, "ending");
  d.s.winner = skip(line, "nobody") ? NOBODY : readId(line, d.seats, "seat");
}
