/**
 * Tabletop Simulator's interface to Lua, declared for those who write scripts in TypeScript, and for the stand-in: with
 * objects.d.ts and handlers.d.ts this is all that a strict table has, and a test holds the two against each other; more.d.ts has
 * what else is documented. Functions of tables are called with a dot, methods of objects and players with a colon.
 * Lengths are in table units, angles in degrees, times in seconds or frames (60 a second), as each says.
 * @noSelfInFile
 */

/** `Player.Red` is the seat of that colour, taken or not; test `seated`. Those who watch have none: `Player.Grey` fails. */
declare const Player: TtsPlayers & Readonly<Record<TtsPlayerColor, TtsPlayer>>;
/** @noSelf */
interface TtsPlayers {
  getPlayers(): TtsPlayer[];
  getSpectators(): TtsPlayer[];
  getColors(): string[];
  getAvailableColors(): string[];
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
/** @noSelf */
interface TtsGlobal {
  call(name: string, parameter?: unknown): unknown;
  getVar(name: string): unknown;
  setVar(name: string, value: unknown): boolean;
  getTable(name: string): unknown;
  setTable(name: string, value: unknown): boolean;
  setVectorLines(lines: readonly TtsVectorLine[]): boolean;
  getVectorLines(): TtsVectorLine[];
  setSnapPoints(points: readonly TtsSnapPoint[]): boolean;
  getSnapPoints(): TtsSnapPoint[];
}

declare const Wait: TtsWait;
/** @noSelf */
interface TtsWait {
  /** One frame if not said. */
  frames(run: () => void, frames?: number): number;
  /** Repetitions: 1 if not said, -1 for ever. */
  time(run: () => void, seconds: number, repetitions?: number): number;
  condition(run: () => void, met: () => boolean, timeoutSeconds?: number, late?: () => void): number;
  stop(id: number): boolean;
  stopAll(): boolean;
}

declare const UI: TtsUi;
/** @noSelf */
interface TtsUi {
  /** While it is true the old document is still there, and changes to it are lost. */
  readonly loading: boolean;
  setAttribute(id: string, attribute: string, value: string | number | boolean): boolean;
  setAttributes(id: string, values: Readonly<Record<string, string | number | boolean>>): boolean | undefined;
  getAttribute(id: string, attribute: string): string | undefined;
  getAttributes(id: string): Record<string, string> | undefined;
  setValue(id: string, value: string): boolean;
  getValue(id: string): string | undefined;
  setClass(id: string, names: string): boolean;
  show(id: string): boolean;
  hide(id: string): boolean;
  setXml(xml: string, assets?: readonly TtsUiAsset[]): boolean;
  setXmlTable(elements: readonly TtsXmlElement[], assets?: readonly TtsUiAsset[]): boolean;
  getXmlTable(): TtsXmlElement[];
  setCustomAssets(assets: readonly TtsUiAsset[]): boolean;
  getCustomAssets(): TtsUiAsset[];
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
/** @noSelf */
interface TtsNotes {
  getNotes(): string;
  setNotes(text: string): boolean;
  getNotebookTabs(): (TtsTab & { index: number })[];
  /** The new tab's index, from 0. */
  addNotebookTab(tab: Partial<TtsTab> & { title: string }): number;
  editNotebookTab(tab: Partial<TtsTab> & { index: number }): boolean;
  removeNotebookTab(index: number): boolean;
}

declare const Turns: TtsTurns;
/** @noSelf */
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
  getTurnOrder(): string[];
  getNextTurnColor(): string;
  getPreviousTurnColor(): string;
  endTurn(): boolean;
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
/** @noSelf */
interface TtsLighting {
  light_intensity: number;
  ambient_intensity: number;
  reflection_intensity: number;
  apply(): boolean;
  getLightColor(): TtsColor;
  setLightColor(color: TtsColorLike): boolean;
}

declare const Time: TtsTime;
interface TtsTime {
  readonly time: number;
  readonly delta_time: number;
}

/**
 * Adds to the language's own JSON, of which nothing is there: the linter refuses parse and stringify.
 * @noSelf
 */
interface JSON {
  encode(value: unknown): string;
  encode_pretty(value: object): string;
  /** Quadratic in the length: for small texts only. */
  decode(text: string): unknown;
}

declare function Vector(x: number, y: number, z: number): TtsVector;
declare function Color(r: number, g: number, b: number, a?: number): TtsColor;
declare function stringColorToRGB(name: string): TtsColor;

declare function getObjectFromGUID(guid: string): TtsObject | undefined;
declare function getObjects(): TtsObject[];
declare function getAllObjects(): TtsObject[];
declare function getObjectsWithTag(tag: string): TtsObject[];
declare function getObjectsWithAnyTags(tags: readonly string[]): TtsObject[];
declare function getObjectsWithAllTags(tags: readonly string[]): TtsObject[];
declare function getSeatedPlayers(): string[];

/** @noSelf */
interface TtsSpawn {
  position?: TtsVectorLike;
  rotation?: TtsVectorLike;
  scale?: TtsVectorLike;
  callback_function?: (object: TtsObject) => void;
}

declare function spawnObjectData(how: TtsSpawn & { data: TtsObjectData }): TtsObject;
declare function spawnObjectJSON(how: TtsSpawn & { json: string }): TtsObject;
declare function spawnObject(how: TtsSpawn & { type: string }): TtsObject;
declare function destroyObject(object: TtsObject): boolean;
declare function group(objects: readonly TtsObject[]): TtsObject[];

declare function broadcastToAll(text: string, color?: TtsColorLike): boolean;
/** Fails where nobody has the colour; one that several have, Grey, means the first of them. */
declare function broadcastToColor(text: string, player: string, color?: TtsColorLike): boolean;
declare function printToAll(text: string, color?: TtsColorLike): boolean;
declare function printToColor(text: string, player: string, color?: TtsColorLike): boolean;
declare function log(value: unknown, label?: string, tags?: string): boolean;

declare function addHotkey(
  label: string,
  pressed: (color: string, hovered: TtsObject | undefined, pointer: TtsVector, isKeyUp: boolean) => void,
  onRelease?: boolean,
): boolean;
declare function clearHotkeys(): boolean;
/** Shows the window where people bind keys. */
declare function showHotkeyConfig(): boolean;
declare function addContextMenuItem(
  label: string,
  chosen: (color: string, position: TtsVector) => void,
  keepOpen?: boolean,
  requireTable?: boolean,
): boolean;
declare function clearContextMenu(): boolean;
declare function startLuaCoroutine(owner: typeof Global, name: string): boolean;

/** Of version 14 on: undefined before. */
declare const storeRewindState:
  | ((then?: (success: boolean, stored: boolean) => void, block?: boolean) => boolean)
  | undefined;
declare const allowRewindStore: (() => boolean) | undefined;
