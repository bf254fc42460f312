import type { Command } from "../../session/scene/diff";
import type { Thing } from "../../session/scene/thing";
import { figureOf } from "./pieces/look";
import { settle } from "./pieces/settle";
import { registry, rename } from "./registry";

/** Where figures that come are taken from, by the key of the one that comes. */
export interface Plan {
  /** The object of one that goes becomes theirs. */
  readonly adopted: Record<string, string | undefined>;
  /** They begin where one grows less. */
  readonly begins: Record<string, Thing | undefined>;
  /** Those that go, but whose objects stay. */
  readonly staying: Record<string, boolean | undefined>;
}

/** Finds for each figure that comes another one of the kind that goes or grows less: it comes from there. */
export function planOf(commands: readonly Command[]): Plan {
  const plan: Plan = { adopted: {}, begins: {}, staying: {} };
  const going: Record<string, Thing | undefined> = {};
  const less: Record<string, Thing | undefined> = {};
  for (const { type, thing } of commands) {
    const figure = type === "add" || type === "move" ? "" : figureOf(thing);
    if (figure !== "") {
      if (type === "remove") going[figure] = thing;
      else if (isFewer(thing)) less[figure] = thing;
    }
  }
  for (const { type, key, thing } of commands) {
    const figure = type === "add" ? figureOf(thing) : "";
    const gone = figure === "" ? undefined : going[figure];
    if (gone !== undefined && isThere(gone.key) && registry.pieces[key] === undefined) {
      plan.adopted[key] = gone.key;
      plan.staying[gone.key] = true;
      going[figure] = undefined;
    } else if (figure !== "") plan.begins[key] = less[figure];
  }
  return plan;
}

/** Whether a thing stands for fewer than its object shows. */
function isFewer(thing: Thing): boolean {
  const piece = registry.pieces[thing.key];
  return piece !== undefined && thing.count < piece.thing.count;
}

function isThere(key: string): boolean {
  const piece = registry.pieces[key];
  return piece !== undefined && piece.live && registry.wanted[key] === undefined;
}

/** Lets the object of a thing that has gone become the object of one that comes. */
export function adopt(from: string, to: string): void {
  const piece = registry.pieces[from];
  const can =
    piece !== undefined && isThere(from) && registry.pieces[to] === undefined && !piece.object.isDestroyed();
  if (can) rename(piece, to);
  else settle(from);
}
