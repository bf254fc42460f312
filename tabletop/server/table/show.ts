import { collect } from "./chat";
import { diff, type Json } from "../../wire/patch";
import { forgetUnseen, nextLook } from "./seen";
import { sceneOf } from "./scene";
import { shield } from "./shield";
import type { Answer } from "../../wire/answers";
import type { Room, Scene, Tab } from "./room";
import type { View } from "../../wire/view";

/** A message for a browser. */
export interface Out {
  tab: number;
  text: string;
}

export function answer(tab: Tab, message: Answer): Out {
  return { tab: tab.id, text: JSON.stringify(message) };
}

/** What the browsers have to be told since they were told last: what has changed for each, or all where it has nothing. */
export function show(room: Room): Out[] {
  nextLook(room.looks);
  collect(room);
  const out: Out[] = [];
  for (const tab of room.tabs.values()) {
    if (!tab.here) continue;
    const message = shield(room, "The table", () => news(room, tab), undefined);
    if (message !== undefined) out.push(answer(tab, message));
  }
  forgetUnseen(room.looks);
  return out;
}

function news(room: Room, tab: Tab): Answer | undefined {
  const { screen } = tab;
  const { frame } = room.table.session.world.clock;
  const before = screen.scene;
  const scene = sceneOf(room, tab);
  screen.scene = scene;
  if (before === undefined) return { t: "view", n: ++screen.n, frame, view: whole(scene) };
  const patch = change(before, scene);
  return patch === undefined ? undefined : { t: "delta", n: ++screen.n, frame, patch };
}

function whole({ view, pieces, elements }: Scene): View {
  const ui = { ...view.ui, elements: Object.fromEntries(elements) };
  return { ...view, ui, pieces: Object.fromEntries(pieces) };
}

/** The patch between two scenes: that of their views, with what has changed in the long lists. */
function change(before: Scene, now: Scene): Json | undefined {
  const plain = diff(before.view as unknown as Json, now.view as unknown as Json);
  const pieces = changes(before.pieces, now.pieces);
  const elements = changes(before.elements, now.elements);
  if (plain === undefined && pieces === undefined && elements === undefined) return undefined;
  const patch: Record<string, Json> = { ...(plain as Record<string, Json> | undefined) };
  if (pieces !== undefined) patch["pieces"] = pieces;
  if (elements !== undefined) patch["ui"] = { ...(patch["ui"] as object | undefined), elements };
  return patch;
}

/** What a patch says of a list by key; undefined where nothing has changed. */
function changes<T>(before: ReadonlyMap<number, T>, now: ReadonlyMap<number, T>): Json | undefined {
  if (before === now) return undefined;
  const patch: Record<string, Json> = {};
  let common = 0;
  let changed = false;
  for (const [key, value] of now) {
    const old = before.get(key);
    if (old !== undefined) common++;
    const what = old === value ? undefined : diff(old as Json | undefined, value as Json);
    if (what === undefined) continue;
    patch[key] = what;
    changed = true;
  }
  if (common < before.size) for (const key of before.keys()) if (!now.has(key)) patch[key] = null;
  return changed || common < before.size ? patch : undefined;
}
