import { faultAt, indexIds, openText, peek, plainLine, shown } from "../../src/core/lines";
import { refuse } from "../../src/core/refusals";
import type { CommonState, Refusal } from "../../src/core/types";
import { listChoices } from "../../src/core/list";
import { chanceIsDue } from "../../src/core/common";
import type { GameModule } from "../../src/session/game/module";
import { refusalText } from "../../src/text/refusals";

/** Why an action is refused: with its code, its parameters and a sentence. */
interface RefusedEntry {
  readonly action: string;
  readonly code: string;
  readonly params: Refusal["params"];
  readonly text: string;
}

/** What a seat that is asked may do, and may not. */
export interface SeatChoices {
  readonly seat: string;
  readonly for: string;
  readonly actions: readonly string[];
  readonly refused: readonly RefusedEntry[];
}

function refusedEntry({ languages }: GameModule, action: string, why: Refusal): RefusedEntry {
  return { action, code: why.code, params: why.params, text: refusalText(why, languages["en"]) };
}

/** The choices of every seat that is asked, or of one seat alone. */
export function seatChoices(game: GameModule, s: CommonState, colour: string | undefined): SeatChoices[] {
  const seats = s.asked.filter((seat) => colour === undefined || s.colours[seat] === colour);
  return seats.map((seat) => {
    const { actions, refused } = listChoices(game, s, seat);
    return {
      seat: s.colours[seat],
      for: s.step,
      actions,
      refused: refused.map(({ action, why }) => refusedEntry(game, action, why)),
    };
  });
}

/** The choices as text: a + before what may be done, a - and the code before why something may not. */
export function choicesText(s: CommonState, choices: readonly SeatChoices[]): string {
  if (s.step === "over") return "The game is over.";
  if (chanceIsDue(s)) return `Nobody is asked: chance is due (${s.step}).`;
  if (choices.length === 0) return "This seat is not asked.";
  const lines = choices.flatMap(({ seat, for: step, actions, refused }) => [
    `${seat} is asked (${step})`,
    ...actions.map((action) => `  + ${action}`),
    ...refused.map((r) => `  - ${r.action}  [${codeText(r)}] ${r.text}`),
  ]);
  return lines.join("\n");
}

function codeText(r: { readonly code: string; readonly params: Refusal["params"] }): string {
  const params = Object.entries(r.params).map(([key, value]) => ` ${key}=${value}`);
  return r.code + params.join("");
}

/** Whether an action would be accepted; `text` is the action as the record has it, or as it was given. */
export interface Trial extends Omit<RefusedEntry, "code"> {
  readonly accepted: boolean;
  readonly code: string | null;
}

/** Tries an action without taking it. */
export function tryAction(game: GameModule, s: CommonState, text: string): Trial {
  const source = openText(text);
  const line = plainLine(source);
  if (line === undefined) return refusedTrial(game, "", refuse("text.missing", { expected: "action" }));
  const action = game.notation.readAction(line, indexIds(s.colours));
  const more = plainLine(source);
  if (more !== undefined) faultAt(line, line.size, refuse("text.more", { word: shown(peek(more)) }));
  if (line.fault !== undefined) return refusedTrial(game, line.words.join(" "), line.fault.why);
  const why = game.rules.check(s, action);
  const clean = game.notation.writeAction(action, s.colours);
  if (why !== undefined) return refusedTrial(game, clean, why);
  return { action: clean, accepted: true, code: null, params: {}, text: "" };
}

function refusedTrial(game: GameModule, tried: string, why: Refusal): Trial {
  const { action, ...refused } = refusedEntry(game, tried, why);
  return { action, accepted: false, ...refused };
}

/** What became of a line that was tried, for people: a refusal with its code, parameters and sentence. */
export function trialText(trial: Trial): string {
  if (trial.accepted) return `accepted: ${trial.action}`;
  return `refused: ${trial.action}\n  [${codeText({ code: trial.code ?? "", params: trial.params })}] ${trial.text}`;
}
