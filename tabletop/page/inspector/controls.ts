import { button, el } from "../parts/dom";
import { WORDS } from "../words";
import type { Ask } from "../net/link";
import type { InspectorData } from "./data";
import type { View } from "../../wire/view";

/** What one does to the table from the inspector. */
export interface Controls {
  element: HTMLElement;
  draw: (kept: InspectorData) => void;
  /** Goes to a checkpoint, with the clock stopped. */
  go: (checkpoint: number) => void;
}

interface State {
  ask: (request: Ask) => Promise<boolean>;
  data: InspectorData | undefined;
  back: HTMLButtonElement;
  forth: HTMLButtonElement;
  clock: HTMLButtonElement;
  one: HTMLButtonElement;
  reload: HTMLButtonElement;
  all: HTMLInputElement;
  /** What `all` was ticked to, until a view says the same or it is refused. */
  ticked: boolean | undefined;
  seat: HTMLSelectElement;
  /** The seats that are listed, as a text. */
  seats: string;
}

/** The clock, steps, seats, the mod. `ask` says in words what is refused; true if it was done. */
export function newControls(ask: (request: Ask) => Promise<boolean>): Controls {
  const { controls: words } = WORDS.inspector;
  const state: State = {
    ...{ ask, data: undefined, seats: "", ticked: undefined },
    back: button(words.back, () => void goTo(state, standing(state.data) - 1)),
    forth: button(words.forth, () => void goTo(state, standing(state.data) + 1)),
    clock: button(words.stop, () => void ask({ t: "pause", on: !isStopped(state) })),
    one: button(words.frame, () => void step(state, 1)),
    reload: button(words.reload, () => void ask({ t: "reload" }), { title: words.reloadNote }),
    all: el("input", { type: "checkbox" }),
    seat: el("select", { "aria-label": words.seat }),
  };
  const { back, forth, clock, one, reload, all, seat } = state;
  seat.addEventListener("change", () => void takeSeat(state));
  all.addEventListener("change", () => void openToAll(state));
  const open = el("label", {}, all, words.all);
  return {
    element: el("div", { class: "controls" }, back, clock, one, forth, seat, reload, open),
    go: (checkpoint) => void goTo(state, checkpoint),
    draw: (data) => draw(state, data),
  };
}

function isStopped({ data }: State): boolean {
  return data?.view?.table.stopped === true;
}

/** Stops the clock; true if it stands. */
async function stop(state: State): Promise<boolean> {
  return isStopped(state) || state.ask({ t: "pause", on: true });
}

async function goTo(state: State, checkpoint: number): Promise<void> {
  if (await stop(state)) await state.ask({ t: "rewind", checkpoint });
}

async function step(state: State, frames: number): Promise<void> {
  if (await stop(state)) await state.ask({ t: "step", frames });
}

/** Where the table stands among the checkpoints: what has happened since the last is a step of its own. */
function standing(data: InspectorData | undefined): number {
  return data?.now?.back ?? (data?.now?.checkpoints.length ?? 0) - 1;
}

/** Opens the inspector to all, or closes it, as is ticked; where that is refused, the tick goes back. */
async function openToAll(state: State): Promise<void> {
  const all = state.all.checked;
  state.ticked = all;
  if (await state.ask({ t: "inspect", on: true, all })) return;
  state.ticked = undefined;
  if (state.data !== undefined) draw(state, state.data);
}

/** Takes the seat that is picked in the list; where that is refused, the list is drawn anew. */
async function takeSeat(state: State): Promise<void> {
  const own = state.data?.view?.you.own ?? {};
  const color = state.seat.value;
  const done = await state.ask(color in own ? { t: "lookAs", color } : { t: "sit", color });
  if (!done) state.seats = "";
}

function draw(state: State, data: InspectorData): void {
  const { controls: words } = WORDS.inspector;
  const { back, forth, clock, one, reload, all } = state;
  state.data = data;
  const { view } = data;
  if (view === undefined) return;
  for (const control of [back, clock, one, forth, reload, all]) control.disabled = !view.you.host;
  back.disabled ||= standing(data) <= 0;
  forth.disabled ||= standing(data) >= (data.now?.checkpoints.length ?? 0) - 1;
  const label = view.table.stopped ? words.run : words.stop;
  if (clock.textContent !== label) clock.textContent = label;
  // A view sent before the table was asked still says what was: the tick would jump back and forth.
  if (state.ticked === view.table.inspected) state.ticked = undefined;
  all.checked = state.ticked ?? view.table.inspected;
  drawSeats(state, view);
}

/** Lists the seats, unless somebody is at the list. */
function drawSeats(state: State, view: View): void {
  const { controls: words } = WORDS.inspector;
  const { seat } = state;
  const mine = view.you.color;
  const list = Object.entries(view.seats).filter(([color]) => color !== "" && color !== "Black");
  const names = list.map(([color, { person }]): [string, string] => [
    color,
    person === undefined ? "" : (view.people[person]?.name ?? ""),
  ]);
  const text = JSON.stringify([names, mine]);
  if (text === state.seats || seat.ownerDocument.activeElement === seat) return;
  state.seats = text;
  const options = [["Grey", ""] as [string, string], ...names.filter(([color]) => color !== "Grey")];
  seat.replaceChildren(
    ...options.map(([color, name]) =>
      el("option", { value: color, selected: color === mine }, words.seatOf(color, name)),
    ),
  );
  seat.value = mine;
}
