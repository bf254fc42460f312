import { button, el } from "../parts/dom";
import { WORDS } from "../words";
import type { Inspection } from "../../server/answers";
import type { Kept, Pane } from "./kept";
import type { Vector } from "../../server/view";

type Thing = Inspection["objects"][number];

/** Everything that lies on the table, and all that is known of one. */
export function newObjects(show: (at: Vector) => void): Pane {
  const { objects: words } = WORDS.inspector;
  const filter = el("input", { type: "search", placeholder: words.filter, "aria-label": words.filter });
  const count = el("span", { class: "soft" });
  const list = el("div", { class: "things", role: "listbox", tabindex: 0, "aria-label": words.list });
  const facts = el("div", { class: "facts", tabindex: 0, "aria-label": words.facts });
  let kept: Kept | undefined;
  let [chosen, drawn, told] = ["", "", ""];

  const shown = (): Thing[] => {
    const word = filter.value.trim().toLowerCase();
    return (kept?.now?.objects ?? []).filter((thing) => word === "" || textOf(thing).includes(word));
  };
  const choose = (guid: string, see = false): void => {
    chosen = guid;
    draw();
    list.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
    const thing = shown().find((one) => one.guid === guid);
    if (see && thing !== undefined) show(thing.at);
  };
  const draw = (): void => {
    const things = shown();
    const text = `${chosen} ${things.map(textOf).join("\n")}`;
    if (text !== drawn) {
      drawn = text;
      count.textContent = words.count(things.length, kept?.now?.objects.length ?? 0);
      list.replaceChildren(...things.map((thing) => rowOf(thing, thing.guid === chosen, choose)));
      list.setAttribute("aria-activedescendant", `thing-${chosen}`);
    }
    const thing = things.find(({ guid }) => guid === chosen);
    const lines = thing === undefined ? [] : factsOf(thing, kept);
    const whole = JSON.stringify(lines);
    if (whole === told) return;
    told = whole;
    if (thing === undefined) return facts.replaceChildren(el("p", { class: "soft" }, words.none));
    facts.replaceChildren(
      el("dl", {}, ...lines.flatMap(([name, value]) => [el("dt", {}, name), el("dd", {}, value)])),
      button(words.show, () => choose(chosen, true)),
    );
  };
  filter.addEventListener("input", draw);
  list.addEventListener("keydown", (event) => {
    const steps: Record<string, number | undefined> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: 12,
      PageUp: -12,
    };
    const step = steps[event.key];
    const things = shown();
    if (event.key === "Enter") return choose(chosen, true);
    if (step === undefined || things.length === 0) return;
    event.preventDefault();
    const at = things.findIndex(({ guid }) => guid === chosen);
    choose(things[Math.max(0, Math.min(things.length - 1, at + step))].guid);
  });
  return {
    element: el(
      "div",
      { class: "pane two" },
      el("div", { class: "column wide" }, el("div", { class: "bar" }, filter, count), list),
      facts,
    ),
    draw: (now) => {
      kept = now;
      draw();
    },
  };
}

function textOf({ guid, kind, name, tags, memo, notes, hand = "" }: Thing): string {
  return [guid, kind, name, ...tags, memo, notes, hand].join(" ").toLowerCase();
}

function rowOf(thing: Thing, selected: boolean, choose: (guid: string, see?: boolean) => void): HTMLElement {
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
  row.addEventListener("click", () => choose(guid));
  row.addEventListener("dblclick", () => choose(guid, true));
  return row;
}

function factsOf(thing: Thing, kept: Kept | undefined): [string, string][] {
  const { fields } = WORDS.inspector.objects;
  const piece = thing.piece === undefined ? undefined : kept?.view?.pieces[thing.piece];
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
