import { isFault } from "../../src/core/refuse";
import { openWhole } from "../replay/whole";
import type { Resume } from "../../src/session/table/save";
import type { CommonState, Roll, Seat } from "../../src/core/types";
import { drive } from "./drive";
import { putBack } from "./put-back";
import type { Failure } from "./failure";
import type { GameModule } from "../../src/session/game/module";
import type { Match } from "../../src/session/match/match";
import type { Recorder } from "./recorder";

/** Seconds of the table's time in which a computer, or chance, must have done something; more where people throw dice. */
const PATIENCE = 30;
const PATIENCE_THROWN = 120;
const SECOND = 60;

/** What of a save says where the game stands. */
function recordOf(state: string): string {
  return state.replace(/^#.*\n?/gm, "");
}

/**
 * Sees to it that the game goes on: a computer or chance by itself, a person who is asked by what they can press. Gives
 * what went wrong, and how many actions the game has.
 */
export async function moveOn(
  recorder: Recorder,
  game: GameModule,
  roll: Roll,
): Promise<{ failure: Failure | undefined; actions: number }> {
  const { table } = recorder;
  const text = await table.scriptState();
  const resume = openWhole(game, text);
  if (isFault(resume)) {
    const why = `the save cannot be read: ${JSON.stringify(resume)}`;
    return { failure: { kind: "save", atLook: true, text: why }, actions: 0 };
  }
  const { match, ended } = resume.table;
  if (match === undefined || ended || match.game.state.step === "over")
    return { failure: undefined, actions: 0 };
  const actions = match.base + match.game.at;
  const seat = personAsked(resume, match);
  const failure =
    seat === undefined
      ? await awaitChange(recorder, game, text, resume)
      : await drive(recorder, match, seat, roll, async () => recordOf(await table.scriptState()));
  return { failure, actions };
}

/** A seat of a person who has to say something that no standing order says; undefined while others are waited for. */
function personAsked({ table }: Resume, { game, module }: Match): Seat | undefined {
  const s: CommonState = game.state;
  return s.asked.find(
    (seat) =>
      table.chairs.some((chair) => chair.colour === s.colours[seat] && chair.player !== "") &&
      module.orders?.answer(s, seat) === undefined,
  );
}

async function awaitChange(
  recorder: Recorder,
  game: GameModule,
  text: string,
  { table: { chairs, match }, settings }: Resume,
): Promise<Failure | undefined> {
  const { table, press } = recorder;
  const s = match?.game.state;
  if (s === undefined) return undefined;
  // Nobody plays a seat that is asked: the others wait for somebody to sit down.
  const isPlayed = (seat: Seat): boolean =>
    chairs.some((chair) => chair.colour === s.colours[seat] && (chair.player !== "" || chair.bot !== ""));
  if (s.asked.length > 0 && !s.asked.some(isPlayed)) return undefined;
  const before = recordOf(text);
  const most = settings.dice === "physical" ? PATIENCE_THROWN : PATIENCE;
  for (let second = 0; second < most; second++) {
    await press(`advance ${SECOND}`);
    if (recordOf(await table.scriptState()) !== before) return undefined;
  }
  const whose = s.asked.length === 0 ? "chance" : s.asked.map((seat) => s.colours[seat]).join(", ");
  if (await putBack(recorder, game)) return undefined;
  return {
    kind: `stuck at ${s.step}`,
    atLook: true,
    text: `nothing has happened for ${most} seconds at step ${s.step}, although ${whose} is to act by itself`,
  };
}
