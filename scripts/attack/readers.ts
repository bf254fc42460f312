import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openText, plainLine } from "../../src/core/lines";
import { isFault } from "../../src/core/refuse";
import { readPosition } from "../../src/core/position";
import { openSave, resumeSome, writeSave } from "../../src/session/table/save";
import { refusalText } from "../../src/text/refusals";
import type { CommonState, Fault, Roll } from "../../src/core/types";
import type { GameModule } from "../../src/session/game/module";
import { REPORTS } from "../../src/games/index";
import { Complaint } from "../complaint";
import { readBeginning } from "../replay/begin";
import { tryAction, trialText } from "../replay/choices";
import { printable } from "../printable";
import { runInNode } from "../replay/run";
import { replayWhole } from "../replay/whole";
import { pick, textTrial, thrown, type Fuzzer, type Trial } from "./fuzzer";
import { spoilText } from "./text";
import type { Corpus } from "./corpus";

/** A reader's answer: the fault, or where the text leads to. */
type Answer = { fault: Fault } | { state: CommonState | undefined; names: readonly string[] };

const LIMIT = 4000;

/** Tries records, saves, positions and actions that are not as they should be on everything that reads them. */
export function readersFuzzer(corpora: readonly Corpus[]): Fuzzer {
  const folder = mkdtempSync(join(tmpdir(), "attack-"));
  return {
    name: "readers",
    limit: LIMIT,
    attempt: async (roll) => attempt(pick(corpora, roll), folder, roll),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function attempt(corpus: Corpus, folder: string, roll: Roll): Promise<Trial> {
  const { game, records, saves, positions, states, lines } = corpus;
  const all = [...records, ...saves, ...positions];
  const way = roll(10);
  const source =
    way < 4 ? pick(records, roll) : way < 6 ? pick(saves, roll) : pick(way < 8 ? positions : lines, roll);
  const text = spoilText(source, way < 8 ? all : lines, roll);
  const trial = (violation: string | undefined): Trial => textTrial(text, violation);
  try {
    if (way < 6)
      return trial(
        recordFault(game, text) ?? (roll(8) === 0 ? await fromFault(text, records, folder, roll) : undefined),
      );
    if (way < 8) return trial(positionFault(game, text));
    return trial(actionFault(game, text, pick(states, roll)));
  } catch (error) {
    return trial(thrown(error));
  }
}

/** Whether replay and the table differ in what they make of a text, or make of it what cannot be. */
function recordFault(game: GameModule, text: string): string | undefined {
  const replayed = replay(game, text);
  const opened = open(game, text);
  for (const answer of [replayed, opened.answer]) if ("fault" in answer) checkWords(game, answer.fault);
  // A save says where its game stands, and its past is looked at later.
  const saved = text.includes("\n# position ");
  if ("fault" in replayed) {
    const { answer } = opened;
    if (!("fault" in answer)) {
      const setup = answer.state === undefined && replayed.fault.why.code === "text.missing";
      return saved || setup ? undefined : `the table opens what replay refuses (${replayed.fault.why.code})`;
    }
    if (saved || JSON.stringify(answer.fault) === JSON.stringify(replayed.fault)) return undefined;
    return `replay and the table name different faults (${replayed.fault.why.code}, ${answer.fault.why.code})`;
  }
  if ("fault" in opened.answer)
    return saved ? undefined : `the table refuses what replay plays (${opened.answer.fault.why.code})`;
  const { state, names } = replayed;
  if (state === undefined || opened.answer.state === undefined) return "a record is opened as an empty table";
  const { hash } = game.rules;
  if (!saved && hash(state) !== hash(opened.answer.state))
    return "replay and the table come to different states";
  const breach = game.notation.findBreach(state);
  if (breach !== undefined) return `the state breaks an invariant (${breach.why.code})`;
  const said = REPORTS[game.meta.id]?.outcome(state, names, 0) ?? "";
  if (said !== printable(said)) return "a terminal would obey what is said of the game";
  return againFault(game, opened.text, opened.answer.state);
}

/** Whether what the table then saves is not the same game. */
function againFault(game: GameModule, saved: string, state: CommonState): string | undefined {
  const { answer } = open(game, saved);
  if ("fault" in answer) return `what the table saves cannot be opened (${answer.fault.why.code})`;
  if (answer.state === undefined || game.rules.hash(answer.state) !== game.rules.hash(state))
    return "what the table saves is another game";
  return undefined;
}

function replay(game: GameModule, text: string): Answer {
  const played = replayWhole(game, text);
  return isFault(played) ? { fault: played } : { state: played.state, names: played.record.names };
}

function open(game: GameModule, text: string): { answer: Answer; text: string } {
  const resume = openSave(game, text);
  if (isFault(resume)) return { answer: { fault: resume }, text: "" };
  for (;;) {
    const done = resumeSome(resume, 50);
    if (typeof done !== "boolean") return { answer: { fault: done }, text: "" };
    if (!done) continue;
    const { match } = resume.table;
    const state = match?.game.state;
    return { answer: { state, names: match?.names ?? [] }, text: writeSave(resume.table, resume.settings) };
  }
}

/** A fault has a place and a sentence. */
function checkWords({ languages }: GameModule, { line, column, why }: Fault): void {
  const sentence = refusalText(why, languages["en"]);
  if (line >= 1 && column >= 1 && sentence.length > 10 && !/undefined|\[object/.test(sentence)) return;
  throw new Error(`no sentence for ${why.code} at ${line}:${column}: ${sentence}`);
}

/** Whether replay --from does anything but play it or complain in one line. */
async function fromFault(
  text: string,
  records: readonly string[],
  folder: string,
  roll: Roll,
): Promise<string | undefined> {
  const [file, from] = [join(folder, "record.txt"), join(folder, "from.txt")];
  writeFileSync(file, roll(2) === 0 ? text : pick(records, roll));
  writeFileSync(from, text);
  try {
    runInNode(await readBeginning(roll(2) === 0 ? undefined : file, from), undefined, false);
    return undefined;
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    return error.message === printable(error.message) && !error.message.includes("\n")
      ? undefined
      : "a complaint is no plain line";
  }
}

/** Whether a position that is read is not read again from what is written of it. */
function positionFault(game: GameModule, text: string): string | undefined {
  const line = plainLine(openText(text));
  if (line === undefined) return undefined;
  const state = readPosition(game, line);
  if (isFault(state)) return void checkWords(game, state);
  const again = plainLine(openText(game.notation.writePosition(state)));
  const back = again === undefined ? undefined : readPosition(game, again);
  if (back === undefined || isFault(back)) return "a position is written so that it cannot be read";
  return game.rules.hash(back) === game.rules.hash(state)
    ? undefined
    : "a position is written as another one";
}

/** Whether trying an action changes the state, or says what a terminal would obey. */
function actionFault(game: GameModule, text: string, state: CommonState): string | undefined {
  const before = game.rules.hash(state);
  const said = trialText(tryAction(game, state, text));
  if (game.rules.hash(state) !== before) return "trying an action changes the state";
  return printable(said).split("\n").length <= 2 ? undefined : "what is tried is said in several lines";
}
