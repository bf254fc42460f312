import { accessors } from "./done";
import { ApiError, has, number, table, text, type Source } from "./reader";
import { COLORS } from "../save/colors";
import { saved } from "./saved";
import type { Call } from "./types";
import type { NotebookTab } from "../save/types";
import type { World } from "../world/types";

const TAB = ["index", "title", "body", "color"];

function tabs(world: World): NotebookTab[] {
  return Object.values(world.file.TabStates).sort((one, other) => one.id - other.id);
}

function store(world: World, list: readonly NotebookTab[]): void {
  world.file.TabStates = Object.fromEntries(list.map((tab, id) => [String(id), { ...tab, id }]));
}

function tabColor(params: Source, fallback: string): string {
  const name = text(params, "color", fallback);
  if (!COLORS.includes(name)) throw new ApiError(`${name} is no player colour`);
  return name;
}

/** The note on the screen and the tabs of the notebook, numbered from 0. */
export const NOTES_FUNCTIONS: Record<string, Call> = {
  ...accessors("Notes.", "Notes", saved("", "Note", "")),
  "Notes.getNotebookTabs": (args) =>
    tabs(args.world).map((tab, index) => ({ index, title: tab.title, body: tab.body, color: tab.color })),
  "Notes.addNotebookTab": (args) => {
    const params = table(args, 0, TAB);
    const list = tabs(args.world);
    const made = {
      title: text(params, "title"),
      body: text(params, "body", ""),
      color: tabColor(params, "Grey"),
      id: 0,
    };
    store(args.world, [...list, made]);
    return list.length;
  },
  "Notes.editNotebookTab": (args) => {
    const params = table(args, 0, TAB);
    const list = tabs(args.world);
    const tab = list[number(params, "index")] as NotebookTab | undefined;
    if (tab === undefined) return false;
    if (has(params, "title")) tab.title = text(params, "title");
    if (has(params, "body")) tab.body = text(params, "body");
    tab.color = tabColor(params, tab.color);
    store(args.world, list);
    return true;
  },
  "Notes.removeNotebookTab": (args) => {
    const index = number(args, 0);
    const list = tabs(args.world);
    if (list[index] === undefined) return false;
    store(
      args.world,
      list.filter((_, i) => i !== index),
    );
    return true;
  },
};
