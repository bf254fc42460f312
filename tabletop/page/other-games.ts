/** The way from a table to the list of games, which takes the table's place at its address. */
import { askOver } from "./asking";
import { ask } from "./parts/question";
import { forgetTable, hostKey } from "./net/link";
import { readJson } from "./drawings";
import { WORDS } from "./words";
import type { Page } from "./types";

/** Goes to the list of games, if that is what is wanted. */
export function askOtherGames(page: Page): void {
  const { gamesSure, gamesYes, gamesNo } = WORDS.menu;
  ask(page.root, gamesSure(page.drawings.title), gamesYes, gamesNo, () => {
    void askOver(page, { t: "games" });
  });
}

/** Goes to the list of games, if it stands at this address by now; the host chooses there. */
export async function goToGames(): Promise<void> {
  if ((await readJson("games.json")) === undefined) return;
  const key = hostKey();
  forgetTable();
  if (key !== "") history.replaceState(null, "", `${location.pathname}#host=${key}`);
  location.reload();
}
