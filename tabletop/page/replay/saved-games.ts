/** The games that are kept: listed, saved, gone on with, watched anew. */
import { askOver } from "../asking";
import { ask, askNewGame } from "../parts/question";
import { leave, welcomeAgain } from "../home/entrance";
import { openKeptGames, openSaving } from "../parts/saved-games";
import { isSetup, runningGame } from "./running";
import { watchReplay } from "./replay";
import { WORDS } from "../words";
import type { Ask } from "../net/link";
import type { SavedGame } from "../../wire/answers";
import type { Page } from "../types";

/** Asks for something; the answer is the file, if it was done. */
async function done(page: Page, request: Ask): Promise<{ file: string } | undefined> {
  const answer = await askOver(page, request);
  return answer.t === "refused" ? undefined : { file: (answer.t === "done" ? answer.note : undefined) ?? "" };
}

/** Puts another game on the table, and tells where the one of before is kept, if one was. Says whether it was done. */
async function replace(page: Page, request: Ask): Promise<boolean> {
  page.isReplacing = true;
  const answer = await done(page, request);
  page.isReplacing = false;
  if (answer !== undefined && answer.file !== "") page.notices.report(WORDS.savedGames.before, answer.file);
  return answer !== undefined;
}

/**
 * Asks how another game is to begin; the one at the table is put aside first, if that is what is wanted, or if it is over.
 */
export function beginAnew(page: Page): void {
  const { drawings, entrance, root, store, welcome } = page;
  const begin = (): void => {
    if (welcome !== undefined) void welcomeAgain(entrance, welcome);
  };
  if (isSetup(drawings.quick, store.view)) return begin();
  const anew = (): void => void replace(page, { t: "newGame" }).then((isDone) => isDone && begin());
  if (runningGame(drawings.quick, store.view)?.over === true) anew();
  else askNewGame(root, anew);
}

/** Opens the list of kept games; closed, it leaves what was there before. */
export async function showSavedGames(page: Page): Promise<void> {
  const answer = await askOver(page, { t: "savedGames" });
  if (answer.t === "refused") return;
  const { games } = answer;
  const close = (): void => sheet.close();
  const host = page.welcome?.host === true;
  const sheet = openKeptGames(
    page.root,
    games,
    {
      replay: (game) => {
        close();
        leave(page.entrance);
        watchReplay(page, game);
      },
      ...(host
        ? {
            open: (game) => {
              close();
              goOn(
                page,
                game,
                games.some(({ key }) => key === "table"),
              );
            },
            rename: (game, name) => {
              close();
              void done(page, { t: "nameKept", game: game.key, name }).then(async () => showSavedGames(page));
            },
          }
        : {}),
    },
    close,
  );
}

/** Goes on with a kept game; where there is one at the table, that is said first. */
function goOn(page: Page, { key, name }: SavedGame, playing: boolean): void {
  const { savedGames } = WORDS;
  const open = (): void => {
    leave(page.entrance);
    page.replay?.close();
    void replace(page, { t: "openKept", game: key });
  };
  if (playing) ask(page.root, savedGames.sure(name), savedGames.sureYes, savedGames.sureNo, open);
  else open();
}

/** Asks for a name, and saves the game at the table by it. */
export function saveGame(page: Page): void {
  const { store, root, notices } = page;
  const day = new Date().toLocaleDateString([], { dateStyle: "medium" });
  const title = (store.view?.table.name ?? "").replace(/[^\p{L}\p{N} _-]/gu, "");
  openSaving(root, `${title} ${day}`.trim().slice(0, 60), (name) => {
    void done(page, { t: "save", name }).then((saved) => {
      if (saved !== undefined) notices.report(WORDS.savedGames.saved(nameOfFile(saved.file)), saved.file);
    });
  });
}

/** What a kept game is called, by the path of its file: another one of that name has had it count on. */
function nameOfFile(path: string): string {
  return (path.split(/[\\/]/).at(-1) ?? path).replace(/\.json$/, "");
}
