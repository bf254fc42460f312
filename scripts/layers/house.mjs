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
  // What the interface's buttons say: tests hold the table's parser to it.
  "mod/ui/document.ts#uiCommands",
  // Loaded by path: by scripts/lint/config.mjs and by vitest.
  "scripts/lint/plugin.ts#default",
  "test/moonsharp/vitest.config.ts#default",
  "test/slow/vitest.config.ts#default",
  // What tests hold a table without TTS to.
  "src/session/pieces.ts#seenThings",
  "src/session/ranking.ts#rankingOf",
  "src/session/table.ts#seatOf",
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
