/** What browsers may ask of the games that are kept. */
import { glance } from "./glance";
import { savedGame, listSaved, nameSaved, readSaved, stateOfSaved } from "./games";
import { loadAnew, type Outcome } from "../loads";
import { renewed } from "../opening";
import { inTurn, showStep } from "./replays";
import type { SavedGames, Step, Story } from "../../wire/answers";
import type { Request } from "../../wire/protocol";
import type { ServerState } from "../state";

/** The key of the game at the table. */
const TABLE = "table";

const CROWDED = "Too many replays are watched: try again in a moment.";
const NOT_OVER = "This game is not over: how it went is told at its end.";
const NONE: Outcome = { refused: { code: "gone", why: "That game is not there any more." } };

type RequestOf<T> = Extract<Request, { t: T }>;

/** Everybody may know which games are kept. */
export async function listGames(state: ServerState, id: number): Promise<SavedGames> {
  const { records } = state.options;
  const now = await glance(state);
  const facts = now === undefined ? undefined : await records?.facts(now.LuaScriptState);
  const there = facts === undefined ? [] : [savedGame(TABLE, now?.SaveName ?? "", Date.now(), facts)];
  // Many who ask at once get the same list.
  state.listing ??= listSaved(state.archive, records, state.options.log).finally(() => {
    state.listing = undefined;
  });
  return { t: "savedGames", id, games: [...there, ...(await state.listing)] };
}

/** Everybody may watch a replay: it is shown as to somebody without a seat. */
export async function replay(state: ServerState, request: RequestOf<"replay">): Promise<Step | Outcome> {
  const { id, game, step } = request;
  // The game is read in turn as well: its file may be large.
  const shown = await inTurn(state, async () => {
    const found = await stateOf(state, game);
    if (found === undefined || "fault" in found) return unopened(found);
    return showStep(state, found.state, step);
  });
  if (shown === undefined) return { refused: { code: "often", why: CROWDED } };
  if ("view" in shown) return { t: "step", id, ...shown };
  return "why" in shown ? { refused: { code: "table", why: shown.why } } : shown;
}

/** Everybody may know how a game went that is over. */
export async function story(state: ServerState, request: RequestOf<"story">): Promise<Story | Outcome> {
  const { id, game } = request;
  const found = await inTurn(state, async () => stateOf(state, game));
  if (found === undefined || "fault" in found) return unopened(found);
  const told = await state.options.records?.story(found.state);
  return told === undefined ? { refused: { code: "table", why: NOT_OVER } } : { t: "story", id, ...told };
}

async function stateOf(state: ServerState, game: string): ReturnType<typeof stateOfSaved> {
  if (game !== TABLE) return stateOfSaved(state.archive, game);
  const now = await glance(state);
  return now === undefined ? undefined : { state: now.LuaScriptState };
}

/** The host goes on with a kept game: its file stays, and the game at the table is kept in another. */
export async function openSaved(state: ServerState, game: string): Promise<Outcome> {
  const save = await readSaved(state.archive, game);
  if (save === undefined || "fault" in save) return unopened(save);
  const { text } = save;
  return loadAnew(state, renewed(text, await state.options.source()) ?? { save: text, written: true });
}

/** Why a game is not there, or not to be opened. */
function unopened(save: { fault: string } | undefined): Outcome {
  if (save === undefined) return NONE;
  return { refused: { code: "table", why: `This game cannot be opened: ${save.fault}.` } };
}

export async function rename(state: ServerState, game: string, name: string): Promise<Outcome> {
  return (await nameSaved(state.archive, game, name)) ? {} : NONE;
}
