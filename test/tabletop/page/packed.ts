/** The packed save behind the page, and people in real browsers who press what they see. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { isFault } from "../../../src/core/refuse";
import { resumeSome } from "../../../src/session/table/save";
import { openSave } from "../../helpers/castle";
import { ownFolder } from "../../helpers/folder";
import { CASTLE_RISK } from "../../../mod/saves/castle-risk";
import type { State } from "../../../src/games/castle-risk/rules/state";
import { hostedBase } from "../../../scripts/pack/addresses";
import { makeBundle } from "../../../scripts/lua/bundle";
import { pack } from "../../../scripts/pack/pack";
import { publish } from "../../../scripts/pack/publish";
import { withState } from "../../../tabletop/server/opening";
import type { Save } from "../../../mod/save";
import type { ServerOptions } from "../../../tabletop/server/state";
import { HOST, packHere } from "../../mod/packed";
import { expect } from "vitest";
import type { Locator, Page } from "playwright-core";

/** The save of this tree, Castle Risk's unless another is given, with its models and pictures in a folder of their own. */
export interface Packed {
  options: Partial<ServerOptions> & { save: string };
}

/** By the name of the save: hundreds of files, written once for all tests. */
const made = new Map<string, Packed>();

export function packed(save: Save = CASTLE_RISK): Packed {
  const known = made.get(save.name) ?? publishedPack(save);
  made.set(save.name, known);
  return known;
}

function publishedPack(save: Save): Packed {
  const { packed: one } =
    save === CASTLE_RISK ? packHere() : pack(process.cwd(), save, makeBundle(".", save), hostedBase(HOST));
  const folder = ownFolder(`assets-${save.name}`);
  publish(
    folder,
    [],
    [...one.assets].map(([name, bytes]) => ({ name, bytes })),
  );
  const assets = join(folder, "assets");
  return {
    options: {
      save: one.text,
      folders: [{ path: "/assets/", folder: assets }],
      rewrites: [{ from: HOST, to: "/assets/", folder: assets }],
      limit: 60_000,
    },
  };
}

/** Begins with what a script has saved. */
export function beginning({ options }: Packed, state: string): NonNullable<ServerOptions["begin"]> {
  return { save: withState(options.save, state), written: false };
}

/** What was read last of an autosave, which has all of a table in it, and when that was written. */
const read = { file: "", at: 0, text: "" };

/** The record that was saved last, with who sits where. */
export function savedText(archive: string): string {
  const file = join(archive, "autosave.json");
  const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (at === undefined) return "";
  if (file !== read.file || at !== read.at) {
    const { LuaScriptState: text } = JSON.parse(readFileSync(file, "utf8")) as { LuaScriptState: string };
    Object.assign(read, { file, at, text });
  }
  return read.text;
}

/** The game as it was saved last; undefined before it begins. */
export function savedState(archive: string): State | undefined {
  const opened = openSave(savedText(archive));
  if (isFault(opened)) return undefined;
  expect(resumeSome(opened, 1_000_000)).toBe(true);
  return opened.table.match?.game.state as State | undefined;
}

/** Buttons that say this (`^=`: begin with it), are seen, and are on. */
export function labelled(tab: Page, label: string, how: "=" | "^=" = "="): Locator {
  return tab.locator(`.panels [role=button][aria-disabled=false][aria-label${how}"${label}"]:visible`);
}

export async function press(tab: Page, label: string): Promise<void> {
  await labelled(tab, label).first().click();
}

/** Presses such a button if there is one; the answer says whether there was. */
export async function pressIf(tab: Page, label: string, how: "=" | "^=" = "="): Promise<boolean> {
  const all = labelled(tab, label, how);
  return (await all.count()) > 0 && clickIf(all.first());
}

/** Clicks something that is there; it may go while it is aimed at, and then the answer is false. */
export async function clickIf(it: Locator): Promise<boolean> {
  return it.click({ timeout: 1500 }).then(
    () => true,
    () => false,
  );
}

/** Where the piece of a name is in the window: the one nearest to another's, where that is named. */
export async function pointOf(tab: Page, name: string, by = ""): Promise<{ x: number; y: number }> {
  return tab.evaluate(
    ([wanted, near]) => {
      const { tabletop } = window as unknown as { tabletop: TableOfPage };
      const all = Object.entries(tabletop.view().pieces);
      const there = all.find(([, piece]) => piece.name === near)?.[1].at ?? [0, 0, 0];
      const far = ([x, , z]: readonly number[]): number => Math.hypot(x - there[0], z - there[2]);
      const found = all.filter(([, piece]) => piece.name === wanted);
      found.sort(([, a], [, b]) => far(a.at) - far(b.at));
      return tabletop.pointOf(found[0][0]);
    },
    [name, by],
  );
}

/** What the page shows to tests. */
interface TableOfPage {
  view: () => { pieces: Record<string, { name?: string; at: readonly number[] }> };
  pointOf: (key: string) => { x: number; y: number };
}
