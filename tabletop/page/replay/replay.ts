import { arrange } from "../arrange";
import { FIRST_PACE, newReplayBar, type Pace, type ReplayBar } from "../parts/replay-bar";
import { reasonOf } from "../asking";
import { WORDS } from "../words";
import type { SavedGame, Step } from "../../wire/answers";
import type { Page } from "../types";

interface State {
  page: Page;
  game: SavedGame;
  bar: ReplayBar | undefined;
  /** The step that is shown, and the one that is wanted: they differ while one is fetched. */
  shown: number;
  wanted: number;
  fetching: boolean;
  pace: Pace;
  /** Goes on by itself at this timer; undefined while it does not. */
  timer: number | undefined;
  over: boolean;
}

/** Milliseconds after which a step is asked for once more that was asked for too early. */
const OFTEN = 500;

/** Watches a game anew, from a step on. */
export function watchReplay(page: Page, game: SavedGame, from = 0): void {
  page.replay?.close();
  const state: State = {
    ...{ page, game, bar: undefined, shown: -1, wanted: Math.min(from, game.steps), fetching: false },
    ...{ pace: FIRST_PACE, timer: undefined, over: false },
  };
  state.bar = newReplayBar(page.root, game.key === "table" ? WORDS.savedGames.here : game.name, {
    go: (step) => go(state, step),
    by: (steps) => go(state, state.wanted + steps),
    play: () => (state.timer === undefined ? play(state) : pause(state)),
    speed: (pace) => (state.pace = pace),
    close: () => close(state),
  });
  const { element } = state.bar;
  page.replay = { view: undefined, height: () => element.offsetHeight, close: () => close(state) };
  page.root.classList.add("replaying");
  void fetchWanted(state);
}

/** Goes to a step; what plays goes on from there. */
function go(state: State, step: number): void {
  state.wanted = Math.max(0, Math.min(state.game.steps, step));
  if (state.wanted === state.game.steps) pause(state);
  show(state, "");
  void fetchWanted(state);
}

function play(state: State): void {
  if (state.wanted >= state.game.steps) go(state, 0);
  state.timer = window.setTimeout(() => next(state), state.pace.pause);
  show(state, "");
}

function pause(state: State): void {
  clearTimeout(state.timer);
  state.timer = undefined;
  show(state, "");
}

/** The next step, as soon as the last one is there and was looked at. */
function next(state: State): void {
  if (state.over || state.timer === undefined) return;
  state.timer = window.setTimeout(() => next(state), state.pace.pause);
  if (!state.fetching) go(state, state.wanted + state.pace.stride);
}

/** Fetches the step that is wanted, and that which is wanted by then, until it is shown. */
async function fetchWanted(state: State): Promise<void> {
  if (state.fetching) return;
  state.fetching = true;
  while (!state.over && state.wanted !== state.shown) {
    const { page, game, wanted } = state;
    const answer = await page.link.ask({ t: "replay", game: game.key, step: wanted });
    if (state.over) return;
    if (answer.t === "refused" && answer.code === "often") {
      await new Promise((done) => setTimeout(done, OFTEN));
      continue;
    }
    if (answer.t === "refused") {
      page.notices.tell(reasonOf(answer));
      close(state);
      return;
    }
    state.shown = wanted;
    take(state, answer);
  }
  state.fetching = false;
}

function take(state: State, { view, frame, how, steps }: Step): void {
  const { page } = state;
  state.game = { ...state.game, steps };
  if (page.replay !== undefined) page.replay.view = view;
  page.stage.take({ t: "view", n: 0, frame, view });
  show(state, how);
  arrange(page);
}

function show({ bar, wanted, game, timer, page }: State, how: string): void {
  const before = page.root.querySelector(".replay-how")?.textContent ?? "";
  bar?.show({ step: wanted, steps: game.steps, how: how === "" ? before : how, plays: timer !== undefined });
}

/** Back to the table as it is by now. */
function close(state: State): void {
  const { page, bar } = state;
  if (state.over) return;
  pause(state);
  state.over = true;
  bar?.element.remove();
  page.replay = undefined;
  page.root.classList.remove("replaying");
  const { store, stage } = page;
  if (store.view !== undefined) stage.take({ t: "view", n: 0, frame: store.frame(), view: store.view });
  arrange(page);
}
