/**
 * The script begins here, and loads the rest when the table is loaded, some modules in each frame: what the top
 * levels of all of them do would take more than a frame has. main.ts then puts its handlers in place of these, which
 * are here for Tabletop Simulator to find.
 */

/* eslint-disable lua/missing-globals -- require is the bundle's own */
/** Modules in the order in which they are loaded, each with all that it imports and that is not there yet. */
const MODULES: readonly (() => void)[] = [
  () => {
    require("../risk/europe/territories.data");
  },
  () => {
    require("../games/castle-risk/rules/ruleset");
  },
  () => {
    require("../session/match/save");
  },
  () => {
    require("./language");
  },
  () => {
    require("../games/castle-risk/table/piece-keys");
  },
  () => {
    require("./objects/arrange");
  },
  () => {
    require("../session/play/commands/command");
  },
  () => {
    require("../session/play/pace");
  },
  () => {
    require("./flow/loading");
  },
  () => {
    require("../session/panel/settings/paint");
  },
  () => {
    require("./panels/paint");
  },
  () => {
    require("./objects/lay");
  },
  () => {
    require("./main");
  },
];
/* eslint-enable lua/missing-globals */

/** What Tabletop Simulator tells: there is nothing yet that it could be about. */
const EVENTS: readonly string[] = [
  "onPlayerChangeColor",
  "onPlayerConnect",
  "onPlayerDisconnect",
  "onPlayerAction",
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
const CALLS: readonly string[] = [
  "onChat",
  "castle_press",
  "castle_ui",
  "castle_replay",
  "castle_playout",
  "castle_profile",
];

const hosts = globalThis as unknown as Record<string, (this: void, ...args: unknown[]) => unknown>;
let next = 0;
/** What the table is loaded with, and saved with until it is. */
let text = "";
let isLoading = false;

function loadOne(): void {
  MODULES[next]();
  next++;
  // Not a frame later: what main.ts would save before it has been told of the load is nothing.
  if (next === MODULES.length && isLoading) hosts.onLoad(text);
}

for (const name of EVENTS) hosts[name] = () => undefined;
for (const name of CALLS) {
  hosts[name] = (...args) => {
    while (next < MODULES.length) loadOne();
    return hosts[name](...args);
  };
}
hosts.onSave = () => text;
hosts.onLoad = (state) => {
  text = (state as string | undefined) ?? "";
  isLoading = true;
  goOn();
};

function goOn(): void {
  if (next >= MODULES.length) return;
  loadOne();
  Wait.frames(goOn, 1);
}

export {};
