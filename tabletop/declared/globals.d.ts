/**
 * Tabletop Simulator's interface to Lua, declared for those who write scripts in TypeScript, and for the stand-in: with
 * objects.d.ts and handlers.d.ts this is all that a strict table has, and a test holds the two against each other; more.d.ts has
 * what else is documented. Functions of tables are called with a dot, methods of objects and players with a colon.
 * Lengths are in table units, angles in degrees, times in seconds or frames (60 a second), as each says.
 */

/** `Player.Red` is the seat of that colour, taken or not; test `seated`. Those who watch have none: `Player.Grey` fails. */
declare const Player: TtsPlayers & Readonly<Record<TtsPlayerColor, TtsPlayer>>;
interface TtsPlayers {
  getPlayers(this: void): TtsPlayer[];
  getSpectators(this: void): TtsPlayer[];
  getColors(this: void): string[];
  getAvailableColors(this: void): string[];
  /** Integers; which ones is nowhere said. */
  readonly Action: Readonly<Record<TtsAction, number>>;
}

type TtsPlayerColor =
  | "White"
  | "Brown"
  | "Red"
  | "Orange"
  | "Yellow"
  | "Green"
  | "Teal"
  | "Blue"
  | "Purple"
  | "Pink"
  | "Black";

type TtsAction =
  | "Copy"
  | "Cut"
  | "Delete"
  | "FlipIncrementalLeft"
  | "FlipIncrementalRight"
  | "FlipOver"
  | "Group"
  | "Paste"
  | "PickUp"
  | "Randomize"
  | "RotateIncrementalLeft"
  | "RotateIncrementalRight"
  | "RotateOver"
  | "Select"
  | "Under";

declare const Global: TtsGlobal;
interface TtsGlobal {
  call(this: void, name: string, parameter?: unknown): unknown;
  getVar(this: void, name: string): unknown;
  setVar(this: void, name: string, value: unknown): boolean;
  getTable(this: void, name: string): unknown;
  setTable(this: void, name: string, value: unknown): boolean;
  setVectorLines(this: void, lines: readonly TtsVectorLine[]): boolean;
  getVectorLines(this: void): TtsVectorLine[];
  setSnapPoints(this: void, points: readonly TtsSnapPoint[]): boolean;
  getSnapPoints(this: void): TtsSnapPoint[];
}

declare const Wait: TtsWait;
interface TtsWait {
  /** One frame if not said. */
  frames(this: void, run: (this: void) => void, frames?: number): number;
  /** Repetitions: 1 if not said, -1 for ever. */
  time(this: void, run: (this: void) => void, seconds: number, repetitions?: number): number;
  condition(
    this: void,
    run: (this: void) => void,
    met: (this: void) => boolean,
    timeoutSeconds?: number,
    late?: (this: void) => void,
  ): number;
  stop(this: void, id: number): boolean;
  stopAll(this: void): boolean;
}

declare const UI: TtsUi;
interface TtsUi {
  /** While it is true the old document is still there, and changes to it are lost. */
  readonly loading: boolean;
  setAttribute(this: void, id: string, attribute: string, value: string | number | boolean): boolean;
  setAttributes(
    this: void,
    id: string,
    values: Readonly<Record<string, string | number | boolean>>,
  ): boolean | undefined;
  getAttribute(this: void, id: string, attribute: string): string | undefined;
  getAttributes(this: void, id: string): Record<string, string> | undefined;
  setValue(this: void, id: string, value: string): boolean;
  getValue(this: void, id: string): string | undefined;
  setClass(this: void, id: string, names: string): boolean;
  show(this: void, id: string): boolean;
  hide(this: void, id: string): boolean;
  setXml(this: void, xml: string, assets?: readonly TtsUiAsset[]): boolean;
  setXmlTable(this: void, elements: readonly TtsXmlElement[], assets?: readonly TtsUiAsset[]): boolean;
  getXmlTable(this: void): TtsXmlElement[];
  setCustomAssets(this: void, assets: readonly TtsUiAsset[]): boolean;
  getCustomAssets(this: void): TtsUiAsset[];
}

interface TtsUiAsset {
  name: string;
  url: string;
  type?: number;
}

interface TtsXmlElement {
  tag: string;
  attributes?: Readonly<Record<string, string | number | boolean>>;
  value?: string;
  children?: readonly TtsXmlElement[];
}

interface TtsTab {
  title: string;
  body: string;
  color: string;
}

declare const Notes: TtsNotes;
interface TtsNotes {
  getNotes(this: void): string;
  setNotes(this: void, text: string): boolean;
  getNotebookTabs(this: void): (TtsTab & { index: number })[];
  /** The new tab's index, from 0. */
  addNotebookTab(this: void, tab: Partial<TtsTab> & { title: string }): number;
  editNotebookTab(this: void, tab: Partial<TtsTab> & { index: number }): boolean;
  removeNotebookTab(this: void, index: number): boolean;
}

declare const Turns: TtsTurns;
interface TtsTurns {
  enable: boolean;
  /** 1 automatic, 2 custom. */
  type: number;
  order: string[];
  reverse_order: boolean;
  skip_empty_hands: boolean;
  pass_turns: boolean;
  disable_interactations: boolean;
  turn_color: string;
  getTurnOrder(this: void): string[];
  getNextTurnColor(this: void): string;
  getPreviousTurnColor(this: void): string;
  endTurn(this: void): boolean;
}

declare const Hands: TtsHands;
interface TtsHands {
  enable: boolean;
  disable_unused: boolean;
  /** 1 as usual, 2 reversed, 3 not hidden. */
  hiding: number;
}

declare const Grid: TtsGrid;
interface TtsGrid {
  /** Whether what is let go snaps to the grid: 1 off, 2 to its lines, 3 to the middle of its cells, 4 both. */
  snapping: number;
}

declare const Lighting: TtsLighting;
interface TtsLighting {
  light_intensity: number;
  ambient_intensity: number;
  reflection_intensity: number;
  apply(this: void): boolean;
  getLightColor(this: void): TtsColor;
  setLightColor(this: void, color: TtsColorLike): boolean;
}

declare const Time: TtsTime;
interface TtsTime {
  readonly time: number;
  readonly delta_time: number;
}

/** Adds to the language's own JSON, of which nothing is there: the linter refuses parse and stringify. */
interface JSON {
  encode(this: void, value: unknown): string;
  encode_pretty(this: void, value: object): string;
  /** Quadratic in the length: for small texts only. */
  decode(this: void, text: string): unknown;
}

declare function Vector(this: void, x: number, y: number, z: number): TtsVector;
declare function Color(this: void, r: number, g: number, b: number, a?: number): TtsColor;
declare function stringColorToRGB(this: void, name: string): TtsColor;

declare function getObjectFromGUID(this: void, guid: string): TtsObject | undefined;
declare function getObjects(this: void): TtsObject[];
declare function getAllObjects(this: void): TtsObject[];
declare function getObjectsWithTag(this: void, tag: string): TtsObject[];
declare function getObjectsWithAnyTags(this: void, tags: readonly string[]): TtsObject[];
declare function getObjectsWithAllTags(this: void, tags: readonly string[]): TtsObject[];
declare function getSeatedPlayers(this: void): string[];

interface TtsSpawn {
  position?: TtsVectorLike;
  rotation?: TtsVectorLike;
  scale?: TtsVectorLike;
  callback_function?: (this: void, object: TtsObject) => void;
}

declare function spawnObjectData(this: void, how: TtsSpawn & { data: TtsObjectData }): TtsObject;
declare function spawnObjectJSON(this: void, how: TtsSpawn & { json: string }): TtsObject;
declare function spawnObject(this: void, how: TtsSpawn & { type: string }): TtsObject;
declare function destroyObject(this: void, object: TtsObject): boolean;
declare function group(this: void, objects: readonly TtsObject[]): TtsObject[];

declare function broadcastToAll(this: void, text: string, color?: TtsColorLike): boolean;
/** Fails where nobody has the colour; one that several have, Grey, means the first of them. */
declare function broadcastToColor(this: void, text: string, player: string, color?: TtsColorLike): boolean;
declare function printToAll(this: void, text: string, color?: TtsColorLike): boolean;
declare function printToColor(this: void, text: string, player: string, color?: TtsColorLike): boolean;
declare function log(this: void, value: unknown, label?: string, tags?: string): boolean;

declare function addHotkey(
  this: void,
  label: string,
  pressed: (
    this: void,
    color: string,
    hovered: TtsObject | undefined,
    pointer: TtsVector,
    isKeyUp: boolean,
  ) => void,
  onRelease?: boolean,
): boolean;
declare function clearHotkeys(this: void): boolean;
/** Shows the window where people bind keys. */
declare function showHotkeyConfig(this: void): boolean;
declare function addContextMenuItem(
  this: void,
  label: string,
  chosen: (this: void, color: string, position: TtsVector) => void,
  keepOpen?: boolean,
  requireTable?: boolean,
): boolean;
declare function clearContextMenu(this: void): boolean;
declare function startLuaCoroutine(this: void, owner: typeof Global, name: string): boolean;

/** Of version 14 on: undefined before. */
declare const storeRewindState:
  | ((this: void, then?: (this: void, success: boolean, stored: boolean) => void, block?: boolean) => boolean)
  | undefined;
declare const allowRewindStore: ((this: void) => boolean) | undefined;
