/** What browsers may ask of the games that are kept. */
import { ask } from "./ask";
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
  const now = partsOf((await ask(state, { t: "save" })).save ?? "");
  const facts = now === undefined ? undefined : records?.facts(now.LuaScriptState);
  const there = facts === undefined ? [] : [keptGame(TABLE, now?.SaveName ?? "", Date.now(), facts)];
  return { t: "kept", id, games: [...there, ...(await listKept(state.archive, records))] };
}

/** Everybody may watch a replay: it is shown as to somebody without a seat. */
export async function replay(
  state: ServerState,
  { id, game, step }: { id: number; game: string; step: number },
): Promise<Step | Outcome> {
  const save = game === TABLE ? (await ask(state, { t: "save" })).save : await readKept(state.archive, game);
  const parts = save === undefined ? undefined : partsOf(save);
  if (parts === undefined) return NONE;
  const shown = await showStep(state, parts.LuaScriptState, step);
  return "why" in shown ? { refused: { code: "table", why: shown.why } } : { t: "step", id, ...shown };
}

/** The host goes on with a kept game: its file stays, and the game at the table is kept in another. */
export async function openKept(state: ServerState, game: string): Promise<Outcome> {
  const save = await readKept(state.archive, game);
  if (save === undefined) return NONE;
  return loadAnew(state, renewed(save, await state.options.source()) ?? { save, written: true });
}

export async function rename(state: ServerState, game: string, name: string): Promise<Outcome> {
  return (await nameKept(state.archive, game, name)) ? {} : NONE;
}
