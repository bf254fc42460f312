/** The way from a table to the list of games, which takes the table's place at its address. */
import { askOver } from "../asking";
import { ask } from "../parts/question";
import { forgetTable, hostKey } from "../net/link";
import { readJson } from "../drawings";
import { WORDS } from "../words";
import type { Page } from "../types";

/** Goes to the list of games, if that is what is wanted. */
export function askOtherGames(page: Page): void {
  const { gamesSure, gamesYes, gamesNo } = WORDS.menu;
  ask(page.root, gamesSure(page.drawings.title), gamesYes, gamesNo, () => {
    void askOver(page, { t: "games" });
  });
}

/** Milliseconds between two looks whether the list of games stands. */
const PATIENCE = 1000;

/** Goes to the list of games, if it stands at this address by now; the host chooses there. */
export async function goToGames(): Promise<void> {
  const list = await readJson("games.json");
  if (list !== undefined && list !== null) go();
}

/** Goes to the list of games as soon as it stands; where another table stands by then, to that. */
export async function comeToGames(): Promise<void> {
  for (;;) {
    const list = await readJson("games.json");
    if (list === null) {
      forgetTable();
      return location.reload();
    }
    if (list !== undefined) return go();
    await new Promise((done) => setTimeout(done, PATIENCE));
  }
}

function go(): void {
  const key = hostKey();
  forgetTable();
  if (key !== "") history.replaceState(null, "", `${location.pathname}#host=${key}`);
  location.reload();
}
