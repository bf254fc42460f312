/** The page before there is a table: games to choose from. */
import { readJson } from "./drawings";
import { button, el } from "./parts/dom";
import { openSheet, type Sheet } from "./parts/sheet";
import { WORDS } from "./words";
import type { ListedGame } from "../wire/answers";

/** Milliseconds until it is asked again whether there is a table, where the connection was lost. */
const PATIENCE = 2000;

const words = WORDS.games;
const root = el("main", { class: "page" });
document.body.append(root);
document.title = words.title;
let sheet: Sheet | undefined;

function show(title: string, children: readonly (Node | string)[]): void {
  sheet?.close();
  sheet = openSheet(root, "welcome games", title, children);
}

function showGames(games: readonly ListedGame[], key: string): void {
  const note = el("p", { class: "tagline", role: "status" }, key === "" ? words.wait : words.note);
  const list = games.map((game) => {
    const { id, title, minSeats, maxSeats, box, minutes, line, waits } = game;
    const drawn = el("img", { class: "title", src: `${id}.svg`, alt: title });
    drawn.addEventListener("error", () => drawn.replaceWith(el("b", {}, title)));
    const board = el("img", { class: "board", src: `${id}.png`, alt: "" });
    board.addEventListener("error", () => board.remove());
    const facts = `${words.facts(minSeats, maxSeats, box)}, ${words.minutes(minutes)}`;
    // The drawn title may be missing, and a picture is no text: the button has its name whatever is shown.
    const name = [title, line, facts, ...(waits === undefined ? [] : [words.waits(waits)])];
    const one = button("", () => void choose(game, key), {
      ...{ class: "way", disabled: key === "", "aria-label": name.join(". "), title },
    });
    const told = el(
      "span",
      { class: "told" },
      drawn,
      el("span", { class: "line" }, line),
      el("span", {}, facts),
    );
    one.append(board, told);
    if (waits !== undefined) told.append(el("span", { class: "waits" }, words.waits(waits)));
    return one;
  });
  show(words.title, [note, el("div", { class: "ways" }, ...list)]);
}

/** Has the server lay the table of a game, and goes there. */
async function choose({ id, title }: ListedGame, key: string): Promise<void> {
  show(title, [el("p", { class: "tagline", role: "status" }, words.laying)]);
  const answer = await fetch("choose", { method: "POST", body: `${id}\n${key}` }).catch(() => undefined);
  const text = await answer?.text().catch(() => undefined);
  if (answer?.ok === true && text !== undefined) return come(new URL(text.trim()).hash);
  show(title, [el("p", { class: "tagline", role: "alert" }, text ?? WORDS.stillDown)]);
}

/** The table stands at the address that the list had. */
function come(hash: string): void {
  location.replace(`${location.pathname}${hash}`);
  location.reload();
}

/** Whoever does not choose comes to the table once it stands: this is answered then. */
async function wait(): Promise<void> {
  while ((await fetch("laid").catch(() => undefined)) === undefined)
    await new Promise((done) => setTimeout(done, PATIENCE));
  location.reload();
}

const key = new URLSearchParams(location.hash.slice(1)).get("host") ?? "";
showGames(((await readJson("games.json")) ?? []) as ListedGame[], key);
if (key === "") await wait();
