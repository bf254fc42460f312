/** What the layout check holds the tree to. Change a line here only together with docs/house.md. */

/** The rooms of src, each with the rooms it may import besides itself. */
export const ROOMS = Object.freeze({
  core: [],
  battle: ["core"],
  games: ["core", "battle"],
  bots: ["core", "battle", "games"],
  text: ["core", "battle", "games"],
  session: ["core", "battle", "games", "bots", "text"],
  tts: ["core", "battle", "games", "bots", "text", "session"],
});

/** Packages that only one folder may import. */
export const KEPT_PACKAGES = { chessops: "scripts/bench/", "boardgame.io": "scripts/bench/" };

/** Packages that only src/tts may know: types of Lua and of Tabletop Simulator. */
export const LUA_PACKAGES = /^(lua-types|@typescript-to-lua\/)/;

/** Files that something outside the tree loads by name (a bundle, a command, a tool): all exports are used. */
export const ENTRIES = [
  /^src\/tts\/main\.ts$/,
  /^scripts\/[^/]+\.(ts|mjs|cjs)$/,
  /^scripts\/lint\/config\.mjs$/,
  /^[^/]+\.(ts|mjs|cjs)$/,
];

/** Exports that may wait for their first importer, as `file#name`. Keep it short: a note says which are stale. */
export const UNUSED_ALLOWED = [
  // Loaded by path: by scripts/lint/config.mjs and by vitest.
  "scripts/lint/plugin.ts#default",
  "test/moonsharp/vitest.config.ts#default",
  // The stand-in's door: for commands that play on it, and for the browser's table.
  "tabletop/table.ts#openTable",
  // What the core gives to a table, and the words of its panels: the first table takes these off.
  "src/core/dealer.ts#dealScripted",
  "src/text/names.ts#cardText",
  "src/text/names.ts#policyText",
  "src/text/names.ts#crownText",
  "src/text/names.ts#settingChoice",
  // The room of a table without TTS: the adapter in src/tts uses these and takes them off.
  "src/session/chairs.ts#sit",
  "src/session/chairs.ts#leave",
  "src/session/chairs.ts#depart",
  "src/session/chairs.ts#makeHost",
  "src/session/chairs.ts#isHost",
  "src/session/chairs.ts#setClosed",
  "src/session/chairs.ts#closeEmpty",
  "src/session/diff.ts#diff",
  "src/session/intent.ts#newIntent",
  "src/session/intent.ts#refresh",
  "src/session/intent.ts#gesture",
  "src/session/match.ts#recordText",
  "src/session/outline.ts#outline",
  "src/session/panel/action.ts#actionPanel",
  "src/session/panel/battle.ts#battlePanel",
  "src/session/panel/log.ts#LOG_LINES",
  "src/session/panel/log.ts#logPage",
  "src/session/panel/mat.ts#matOf",
  "src/session/panel/mat.ts#ownMatOf",
  "src/session/panel/setup.ts#setupPanel",
  "src/session/panel/status.ts#statusOf",
  "src/session/panel/status.ts#endingText",
  "src/session/panel/story.ts#newStory",
  "src/session/panel/story.ts#tellSome",
  "src/session/panel/window.ts#windowPanel",
  "src/session/pieces.ts#layTable",
  "src/session/pieces.ts#thingsOf",
  "src/session/pieces.ts#seenThings",
  "src/session/presets.ts#PRESET_IDS",
  "src/session/presets.ts#presetOptions",
  "src/session/ranking.ts#rankingOf",
  "src/session/rebuild.ts#startRebuild",
  "src/session/rebuild.ts#rebuildSome",
  "src/session/save.ts#writeSave",
  "src/session/save.ts#openSave",
  "src/session/save.ts#resumeSome",
  "src/session/table.ts#seatOf",
  "src/session/table.ts#setOption",
  "src/session/table.ts#start",
  "src/session/table.ts#reset",
  "src/session/table.ts#submit",
  "src/session/table.ts#dueChance",
  "src/session/table.ts#dueAnswer",
  "src/session/undo.ts#freeBack",
  "src/session/undo.ts#undo",
  "src/session/undo.ts#canRedo",
  "src/session/undo.ts#redo",
  "src/session/undo.ts#lastOwn",
  "src/session/undo.ts#propose",
  "src/session/undo.ts#respond",
  "src/session/undo.ts#override",
  "src/session/undo.ts#tick",
];

/** Longest file, in lines, and the files that are tables and may be longer. */
export const MAX_LINES = 400;
export const TABLES = /(^|\/)board\.ts$|\.data\.(ts|mjs|json)$/;

/** Words made of six hex digits that are no GUIDs. */
export const HEX_WORDS = [
  "accede",
  "beaded",
  "bedded",
  "dabbed",
  "decade",
  "deeded",
  "deface",
  "efface",
  "facade",
];

/** Words that would tie the stand-in tabletop to a game; each is also refused with an s at its end. */
export const GAME_WORDS = [
  ...["castle", "risk", "europe", "territory", "territories", "army", "armies", "emperor", "vassal"],
  ...["crown", "mission", "infantry", "cavalry", "artillery", "footman", "footmen", "archer", "siege"],
];
