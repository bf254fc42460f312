import { button, el } from "../parts/dom";
import { controlsOf, stateOf } from "./script";
import { WORDS } from "../words";
import type { Inspection } from "../../wire/answers";
import type { InspectorData, Pane } from "./data";
import type { Vector } from "../../wire/view";

type Thing = Inspection["objects"][number];

interface State {
  examine: (guid: string) => void;
  show: (at: Vector) => void;
  data: InspectorData | undefined;
  filter: HTMLInputElement;
  count: HTMLElement;
  list: HTMLElement;
  facts: HTMLElement;
  /** The GUID of the object whose facts are shown. */
  chosen: string;
  /** The list and the facts as they are drawn, as texts. */
  drawnList: string;
  drawnFacts: string;
}

/** What stands for the script of the whole table. */
const GLOBAL = "Global";

const STEPS: Readonly<Record<string, number | undefined>> = {
  ...{ ArrowDown: 1, ArrowUp: -1, PageDown: 12, PageUp: -12 },
};

/** Everything that lies on the table, and all that is known of one. */
export function newObjects(show: (at: Vector) => void, examine: (guid: string) => void): Pane {
  const { objects: words } = WORDS.inspector;
  const filter = el("input", { type: "search", placeholder: words.filter, "aria-label": words.filter });
  const count = el("span", { class: "soft" });
  const list = el("div", { class: "things", role: "listbox", tabindex: 0, "aria-label": words.list });
  const facts = el("div", { class: "facts", tabindex: 0, "aria-label": words.facts });
  const nothing = { data: undefined, chosen: "", drawnList: "", drawnFacts: "" };
  const state: State = { show, examine, filter, count, list, facts, ...nothing };
  const own = button(words.global, () => choose(state, GLOBAL));
  filter.addEventListener("input", () => draw(state));
  list.addEventListener("keydown", (event) => onKey(state, event));
  return {
    element: el(
      "div",
      { class: "pane two" },
      el("div", { class: "column wide" }, el("div", { class: "bar" }, own, filter, count), list),
      facts,
    ),
    draw: (data) => {
      state.data = data;
      draw(state);
    },
  };
}

function shownThings({ filter, data }: State): Thing[] {
  const word = filter.value.trim().toLowerCase();
  return (data?.now?.objects ?? []).filter((thing) => word === "" || textOf(thing).includes(word));
}

/** Shows the facts of an object; `see`: its place on the map as well. */
function choose(state: State, guid: string, see = false): void {
  if (state.chosen !== guid) state.examine(guid);
  state.chosen = guid;
  draw(state);
  state.list.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  const thing = shownThings(state).find((one) => one.guid === guid);
  if (see && thing !== undefined) state.show(thing.at);
}

function onKey(state: State, event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const things = shownThings(state);
  if (event.key === "Enter") return choose(state, state.chosen, true);
  if (step === undefined || things.length === 0) return;
  event.preventDefault();
  const at = things.findIndex(({ guid }) => guid === state.chosen);
  choose(state, things[Math.max(0, Math.min(things.length - 1, at + step))].guid);
}

function draw(state: State): void {
  const things = shownThings(state);
  drawList(state, things);
  drawFacts(
    state,
    things.find(({ guid }) => guid === state.chosen),
  );
}

function drawList(state: State, things: readonly Thing[]): void {
  const { objects: words } = WORDS.inspector;
  const { data, chosen, count, list } = state;
  const text = `${chosen} ${things.map(textOf).join("\n")}`;
  if (text === state.drawnList) return;
  state.drawnList = text;
  count.textContent = words.count(things.length, data?.now?.objects.length ?? 0);
  list.replaceChildren(
    ...things.map((thing) => rowOf(thing, thing.guid === chosen, (guid, see) => choose(state, guid, see))),
  );
  if (things.some(({ guid }) => guid === chosen))
    list.setAttribute("aria-activedescendant", `thing-${chosen}`);
  else list.removeAttribute("aria-activedescendant");
}

function drawFacts(state: State, thing: Thing | undefined): void {
  const { objects: words } = WORDS.inspector;
  const { facts, data } = state;
  const lines = thing === undefined ? [] : factsOf(thing, data);
  const examined = data?.now?.examined;
  const script = examined?.guid === state.chosen ? examined : undefined;
  const text = JSON.stringify([lines, script]);
  if (text === state.drawnFacts) return;
  state.drawnFacts = text;
  if (thing === undefined && script !== undefined)
    return facts.replaceChildren(...controlsOf(script), ...stateOf(script));
  if (thing === undefined) return facts.replaceChildren(el("p", { class: "soft" }, words.none));
  facts.replaceChildren(
    ...(script === undefined ? [] : controlsOf(script)),
    el("dl", {}, ...lines.flatMap(([name, value]) => [el("dt", {}, name), el("dd", {}, value)])),
    button(words.show, () => choose(state, state.chosen, true)),
    ...(script === undefined ? [] : stateOf(script)),
  );
}

function textOf({ guid, kind, name, tags, memo, notes, hand = "" }: Thing): string {
  return [guid, kind, name, ...tags, memo, notes, hand].join(" ").toLowerCase();
}

function rowOf(thing: Thing, selected: boolean, pick: (guid: string, see?: boolean) => void): HTMLElement {
  const { guid, kind, name, tags, memo, hand } = thing;
  const row = el(
    "div",
    { class: "thing", role: "option", id: `thing-${guid}`, "aria-selected": String(selected) },
    el("code", {}, guid),
    el("span", {}, kind),
    el("b", {}, name),
    el("span", { class: "tags" }, ...tags.map((tag) => el("i", {}, tag))),
    el("span", { class: "memo" }, memo),
    el("span", {}, hand ?? ""),
  );
  row.addEventListener("click", () => pick(guid));
  row.addEventListener("dblclick", () => pick(guid, true));
  return row;
}

function factsOf(thing: Thing, data: InspectorData | undefined): [string, string][] {
  const { fields } = WORDS.inspector.objects;
  const piece = thing.piece === undefined ? undefined : data?.view?.pieces[thing.piece];
  const all: [string, string][] = [
    [fields.guid, thing.guid],
    [fields.kind, thing.kind],
    [fields.name, thing.name],
    [fields.tags, thing.tags.join(", ")],
    [fields.memo, thing.memo],
    [fields.notes, thing.notes],
    [fields.at, thing.at.join(", ")],
    [fields.turn, thing.turn.join(", ")],
    [fields.locked, thing.locked ? fields.yes : fields.no],
    [fields.hand, thing.hand ?? ""],
    ...Object.entries(piece ?? {})
      .filter(([name]) => !["type", "at", "turn", "name", "locked", "hand"].includes(name))
      .map(([name, value]): [string, string] => [
        name,
        typeof value === "string" ? value : JSON.stringify(value),
      ]),
  ];
  return all.filter(([, value]) => value !== "");
}
