/**
 * The script of a save begins here, and loads the rest when the table is loaded, some modules in each frame: what the
 * top levels of all of them do would take more than a frame has. main.ts then puts its handlers in place of these,
 * which are here for Tabletop Simulator to find. Nothing may be imported here: it would be there at once.
 */
import type { GameModule } from "../session/game/module";
import type { start } from "./main";

type Load = (this: void) => unknown;

/* eslint-disable lua/missing-globals -- require is the bundle's own */
/** The table's modules in the order in which they are loaded, each with all that it imports and that is not there yet. */
const TABLE: readonly Load[] = [
  (): unknown => require("../session/table/save"),
  (): unknown => require("./language"),
  (): unknown => require("./objects/pieces/settle"),
  (): unknown => require("../session/play/commands/command"),
  (): unknown => require("../session/play/pace"),
  (): unknown => require("./objects/resync"),
  (): unknown => require("../session/panels/settings/paint"),
  (): unknown => require("./panels/paint"),
  (): unknown => require("./objects/reconcile"),
  (): unknown => require("./objects/input/events"),
  (): unknown => require("./flow/loading"),
];

function startTable(game: GameModule): void {
  (require("./main") as { start: typeof start }).start(game);
}
/* eslint-enable lua/missing-globals */

/** What Tabletop Simulator tells: there is nothing yet that it could be about. */
const EVENTS: readonly string[] = [
  "onPlayerChangeColor",
  "onPlayerConnect",
  "onPlayerDisconnect",
  "onPlayerAction",
  "onPlayerTurn",
  "onScriptingButtonDown",
  "onObjectPickUp",
  "onObjectRandomize",
  "onObjectDrop",
  "onObjectSpawn",
  "onObjectDestroy",
  "onObjectNumberTyped",
  "tryObjectEnterContainer",
  "tryObjectRandomize",
  "tryObjectRotate",
];
/** What somebody wants to be done, or says: what is written to the script is not for all to read. */
const CALLS: readonly string[] = ["onChat", "table_press", "table_ui", "table_view_board", "table_view_mat"];

/**
 * Makes the globals that Tabletop Simulator looks for, and loads what is behind them when the table is loaded or
 * somebody calls: first the modules of a game, in slices as its save gives them, then the table's, then the game itself.
 */
export function boot(slices: readonly Load[], game: (this: void) => GameModule): void {
  const hosts = globalThis as unknown as Record<string, (this: void, ...args: unknown[]) => unknown>;
  const n = slices.length;
  const all = n + TABLE.length + 1;
  let next = 0;
  /** What the table is loaded with, and saved with until it is. */
  let text = "";
  let isLoading = false;

  const loadOne = (): void => {
    if (next < n) slices[next]();
    else if (next < all - 1) TABLE[next - n]();
    else startTable(game());
    next++;
    // Not a frame later: what main.ts would save before it has been told of the load is nothing.
    if (next === all && isLoading) hosts.onLoad(text);
  };
  const goOn = (): void => {
    if (next >= all) return;
    loadOne();
    Wait.frames(goOn, 1);
  };

  for (const name of EVENTS) hosts[name] = () => undefined;
  for (const name of CALLS) {
    hosts[name] = (...args) => {
      while (next < all) loadOne();
      return hosts[name](...args);
    };
  }
  hosts.onSave = () => text;
  hosts.onLoad = (state) => {
    text = (state as string | undefined) ?? "";
    isLoading = true;
    goOn();
  };
}
