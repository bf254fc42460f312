import { ApiError, color, flag, has, number, table, text, texts } from "./reader";
import { COLORS } from "../save/colors";
import { endTurn, nextTurn, setTurn, turnOrder } from "../world/turns";
import { colorOut, type Out } from "../bridge/values";
import type { Call, Field } from "./types";
import type { NotebookTab } from "../save/types";
import type { Source } from "./reader";
import type { World } from "../world/types";

const TAB = ["index", "title", "body", "color"];

function tabs(world: World): NotebookTab[] {
  return Object.values(world.file.TabStates).sort((a, b) => a.id - b.id);
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
  "Notes.getNotes": (args) => args.world.file.Note,
  "Notes.setNotes": (args) => {
    args.world.file.Note = text(args, 0);
    return true;
  },
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

export const TURN_FUNCTIONS: Record<string, Call> = {
  "Turns.getTurnOrder": (args) => turnOrder(args.world),
  "Turns.getNextTurnColor": (args) => nextTurn(args.world, 1),
  "Turns.getPreviousTurnColor": (args) => nextTurn(args.world, -1),
  "Turns.endTurn": (args) => {
    endTurn(args.world);
    return true;
  },
};

type Settings = Field<undefined>;

/** The numbers of `Turns.type` (1 automatic, 2 custom) and `Hands.hiding` (1 to 3) are one more than in the file. */
export const SETTING_FIELDS: Record<string, Settings> = {
  "Turns.enable": {
    get: (world) => world.file.Turns.Enable,
    set: (value) => {
      value.world.file.Turns.Enable = flag(value, 0);
      if (flag(value, 0) && value.world.file.Turns.TurnColor === "")
        setTurn(value.world, turnOrder(value.world)[0] ?? "");
    },
  },
  "Turns.type": {
    get: (world) => world.file.Turns.Type + 1,
    set: (value) => (value.world.file.Turns.Type = number(value, 0) - 1),
  },
  "Turns.order": {
    get: (world) => world.file.Turns.TurnOrder,
    set: (value) => (value.world.file.Turns.TurnOrder = texts(value, 0)),
  },
  "Turns.reverse_order": {
    get: (world) => world.file.Turns.Reverse,
    set: (value) => (value.world.file.Turns.Reverse = flag(value, 0)),
  },
  "Turns.skip_empty_hands": {
    get: (world) => world.file.Turns.SkipEmpty,
    set: (value) => (value.world.file.Turns.SkipEmpty = flag(value, 0)),
  },
  "Turns.pass_turns": {
    get: (world) => world.file.Turns.PassTurns,
    set: (value) => (value.world.file.Turns.PassTurns = flag(value, 0)),
  },
  "Turns.disable_interactations": {
    get: (world) => world.file.Turns.DisableInteractions,
    set: (value) => (value.world.file.Turns.DisableInteractions = flag(value, 0)),
  },
  "Turns.turn_color": {
    get: (world) => world.file.Turns.TurnColor,
    set: (value) => setTurn(value.world, text(value, 0)),
  },
  "Hands.enable": {
    get: (world) => world.file.Hands.Enable,
    set: (value) => (value.world.file.Hands.Enable = flag(value, 0)),
  },
  "Hands.disable_unused": {
    get: (world) => world.file.Hands.DisableUnused,
    set: (value) => (value.world.file.Hands.DisableUnused = flag(value, 0)),
  },
  "Hands.hiding": {
    get: (world) => world.file.Hands.Hiding + 1,
    set: (value) => (value.world.file.Hands.Hiding = number(value, 0) - 1),
  },
  "Grid.snapping": {
    get: ({ file: { Grid } }) =>
      Grid["BothSnapping"] === true ? 4 : Grid["Offset"] === true ? 3 : Grid["Snapping"] === true ? 2 : 1,
    set: (value) => {
      const way = number(value, 0);
      Object.assign(value.world.file.Grid, {
        Snapping: way === 2,
        Offset: way === 3,
        BothSnapping: way === 4,
      });
    },
  },
  "Lighting.light_intensity": lighting("LightIntensity"),
  "Lighting.ambient_intensity": lighting("AmbientIntensity"),
  "Lighting.reflection_intensity": lighting("ReflectionIntensity"),
};

function lighting(key: string): Settings {
  return {
    get: (world) => Number(world.file.Lighting[key] ?? 1),
    set: (value) => (value.world.file.Lighting[key] = number(value, 0)),
  };
}

export const LIGHT_FUNCTIONS: Record<string, Call> = {
  "Lighting.apply": () => true,
  "Lighting.getLightColor": (args): Out =>
    colorOut((args.world.file.Lighting["LightColor"] ?? WHITE) as typeof WHITE),
  "Lighting.setLightColor": (args) => {
    args.world.file.Lighting["LightColor"] = color(args, 0);
    return true;
  },
};
const WHITE = { r: 1, g: 1, b: 1 };
