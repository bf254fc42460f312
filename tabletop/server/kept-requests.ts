/** What browsers may ask of the games that are kept. */
import { glance } from "./glance";
import { keptGame, listKept, nameKept, readKept } from "./kept";
import { loadAnew, type Outcome } from "./loads";
import { partsOf, renewed } from "./opening";
import { showStep } from "./replays";
import type { Kept, Step } from "./answers";
import type { ServerState } from "./state";

/** The key of the game at the table. */
const TABLE = "table";

const NONE: Outcome = { refused: { code: "gone", why: "That game is not there any more." } };

/** Everybody may know which games are kept. */
export async function listGames(state: ServerState, id: number): Promise<Kept> {
  const { records } = state.options;
  const now = partsOf((await glance(state))?.text ?? "");
  const facts = now === undefined ? undefined : records?.facts(now.LuaScriptState);
  const there = facts === undefined ? [] : [keptGame(TABLE, now?.SaveName ?? "", Date.now(), facts)];
  return { t: "kept", id, games: [...there, ...(await listKept(state.archive, records, state.options.log))] };
}

/** Everybody may watch a replay: it is shown as to somebody without a seat. */
export async function replay(
  state: ServerState,
  { id, game, step }: { id: number; game: string; step: number },
): Promise<Step | Outcome> {
  const save = game === TABLE ? await glance(state) : await readKept(state.archive, game);
  if (save === undefined || "fault" in save) return unopened(save);
  const parts = partsOf(save.text);
  if (parts === undefined) return NONE;
  const shown = await showStep(state, parts.LuaScriptState, step);
  return "why" in shown ? { refused: { code: "table", why: shown.why } } : { t: "step", id, ...shown };
}

/** The host goes on with a kept game: its file stays, and the game at the table is kept in another. */
export async function openKept(state: ServerState, game: string): Promise<Outcome> {
  const save = await readKept(state.archive, game);
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
  return (await nameKept(state.archive, game, name)) ? {} : NONE;
}
