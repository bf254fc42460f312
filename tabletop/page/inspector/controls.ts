import { button, el } from "../parts/dom";
import { WORDS } from "../words";
import type { Ask } from "../net/link";
import type { Kept } from "./kept";

/** What one does to the table from the inspector. */
export interface Controls {
  element: HTMLElement;
  draw: (kept: Kept) => void;
  /** Goes to a checkpoint, with the clock stopped. */
  go: (checkpoint: number) => void;
}

/** The clock, steps, seats, the mod. `ask` says in words what is refused; true if it was done. */
export function newControls(ask: (request: Ask) => Promise<boolean>): Controls {
  const { controls: words } = WORDS.inspector;
  let kept: Kept | undefined;
  const stopped = (): boolean => kept?.view?.table.stopped === true;
  const stop = async (): Promise<boolean> => stopped() || ask({ t: "pause", on: true });
  const go = async (checkpoint: number): Promise<void> => {
    if (await stop()) await ask({ t: "rewind", checkpoint });
  };
  /** Where the table stands among the checkpoints: what has happened since the last is a step of its own. */
  const at = (): number => kept?.now?.back ?? (kept?.now?.checkpoints.length ?? 0) - 1;
  const frames = async (count: number): Promise<void> => {
    if (await stop()) await ask({ t: "step", frames: count });
  };
  const back = button(words.back, () => void go(at() - 1));
  const forth = button(words.forth, () => void go(at() + 1));
  const clock = button(words.stop, () => void ask({ t: "pause", on: !stopped() }));
  const one = button(words.frame, () => void frames(1));
  const seat = el("select", { "aria-label": words.seat });
  seat.addEventListener("change", () => {
    const own = kept?.view?.you.own ?? {};
    const color = seat.value;
    void ask(color in own ? { t: "lookAs", color } : { t: "sit", color }).then((done) => {
      if (!done) seats = "";
    });
  });
  const reload = button(words.reload, () => void ask({ t: "reload" }), { title: words.reloadNote });
  const all = el("input", { type: "checkbox" });
  all.addEventListener("change", () => void ask({ t: "inspect", on: true, all: all.checked }));
  const open = el("label", {}, all, words.all);
  let seats = "";
  return {
    element: el("div", { class: "controls" }, back, clock, one, forth, seat, reload, open),
    go: (checkpoint) => void go(checkpoint),
    draw: (now) => {
      kept = now;
      const { view } = now;
      if (view === undefined) return;
      const { host, color: mine } = view.you;
      for (const control of [back, clock, one, forth, reload, all]) control.disabled = !host;
      back.disabled ||= at() <= 0;
      forth.disabled ||= at() >= (now.now?.checkpoints.length ?? 0) - 1;
      const label = view.table.stopped ? words.run : words.stop;
      if (clock.textContent !== label) clock.textContent = label;
      all.checked = view.table.inspected;
      const list = Object.entries(view.seats).filter(([color]) => color !== "" && color !== "Black");
      const names = list.map(([color, { person }]): [string, string] => [
        color,
        person === undefined ? "" : (view.people[person]?.name ?? ""),
      ]);
      const text = JSON.stringify([names, mine]);
      if (text === seats || seat.ownerDocument.activeElement === seat) return;
      seats = text;
      const options = [["Grey", ""] as [string, string], ...names.filter(([color]) => color !== "Grey")];
      seat.replaceChildren(
        ...options.map(([color, name]) =>
          el("option", { value: color, selected: color === mine }, words.seatOf(color, name)),
        ),
      );
      seat.value = mine;
    },
  };
}
