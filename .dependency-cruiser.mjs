/**
 * Who may import whom: docs/checks.md in rules of dependency-cruiser (`npm run rooms`; it finds this file by its name).
 * A rule says what may not be; its comment is what the one who breaks it reads.
 */

const LUA_TYPES = "(^|/)(lua-types|@typescript-to-lua)/";
const ID = "[^/.]+";
const LOWER = "(rules|notation|choices|bots)/";
const UPPER = "(text|table|panels|report)/";
/** What games on one board share of how they look and speak. */
const RISK_UPPER = `^src/risk/${ID}/${UPPER}`;
const RISK_LOWER = `^src/risk/(?!${ID}/${UPPER})`;
/** Places that a file of src may have. */
const ROOMS = [
  "^src/(core|risk|text|tts)/",
  "^src/session/(scene|game|match|intent|table|ui|log|play|panels)/",
  `^src/games/${ID}/(${LOWER}|${UPPER}|(meta|choices|engine|module)\\.ts$)`,
  "^src/games/index\\.ts$",
  `^src/saves/(engines/)?${ID}\\.ts$`,
];

/**
 * A rule: the files of `from` import nothing below `within` but what is `allowed`. `$1` in `allowed` is what the first
 * parentheses in `from` have matched.
 * @param {string} name @param {string} from @param {string} within @param {string[]} allowed @param {string} comment
 * @returns {import("dependency-cruiser").IForbiddenRuleType}
 */
const only = (name, from, within, allowed, comment) => ({
  name,
  severity: "error",
  comment,
  from: { path: from },
  to: { path: within, pathNot: allowed },
});

/**
 * Rules for the layers in a folder, from the lowest up: each part imports itself and the layers below it, those of one
 * layer do not import each other.
 * @param {string} folder @param {string} layers
 */
function layered(folder, layers) {
  const order = layers.split(", ").map((layer) => layer.split(" and "));
  const comment = `in ${folder} the layers are, from the lowest: ${layers}`;
  /** @param {string} part */
  const at = (part) => `^${folder}/${part}(/|$)`;
  return order.flatMap((parts, i) =>
    parts.map((part) => {
      const allowed = [...order.slice(0, i).flat(), part].map(at);
      return only(`${folder}/${part}`, at(part), `^${folder}/`, allowed, comment);
    }),
  );
}

const rooms = [
  ...layered("src/session", "scene, game, match, intent, table, ui, log, play, panels"),
  ...layered(
    "tabletop",
    "save, tree, lua, bridge, wire, xml, world, page and api, run, people, table\\.ts, editor, server, program",
  ),
  only("core", "^src/core/", "^src/", ["^src/core/"], "core imports nothing but itself"),
  only(
    "risk",
    RISK_LOWER,
    "^src/",
    ["^src/core/", RISK_LOWER],
    "risk may import core: what else it needs is an argument",
  ),
  only(
    "risk-upper",
    RISK_UPPER,
    "^src/",
    ["^src/(core|risk|text|session)/"],
    "what games on one board share of their tables may import core, risk, text and session: it names no game",
  ),
  only(
    "text",
    "^src/text/",
    "^src/",
    ["^src/(core|text)/"],
    "text has the words of any table and may import core: the words of a game stand in its own text",
  ),
  only(
    "session",
    "^src/session/",
    "^src/",
    ["^src/(core|text|session)/"],
    "session is a table for any game and may import core and text: take it from the GameModule",
  ),
  only(
    "tts",
    "^src/tts/",
    "^src/",
    ["^src/(core|text|session|tts)/"],
    "tts may import core, text and session, and names no game: take it from the GameModule",
  ),
  only(
    "game-lower",
    `^src/games/(${ID})/(${LOWER}|meta\\.ts$)`,
    "^src/",
    ["^src/core/", RISK_LOWER, `^src/games/$1/(${LOWER}|meta\\.ts$)`],
    "the engine of a game may import core, risk and itself: the table, its words and its panels are its presentation's",
  ),
  only(
    "game-upper",
    `^src/games/(${ID})/(${UPPER}|module\\.ts$)`,
    "^src/",
    ["^src/(core|risk|text|session)/", "^src/games/$1/"],
    "the presentation of a game may import core, risk, text, session and its own game",
  ),
  only(
    "games-index",
    "^src/games/index\\.ts$",
    "^src/",
    ["^src/(core|session)/", `^src/games/${ID}/(meta|module|report/index)\\.ts$`],
    "the registry knows of each game its meta and its module",
  ),
  only(
    "saves",
    `^src/saves/(${ID})\\.ts$`,
    "^src/",
    ["^src/tts/", "^src/risk/", "^src/games/$1/"],
    "the entry of a save loads its own game by and by and hands it to tts: it knows no other",
  ),
  only(
    "engines",
    `^src/saves/engines/(?!calls\\.)(${ID})\\.ts$`,
    "^src/",
    ["^src/games/$1/", "^src/saves/engines/calls\\.ts$"],
    "the entry of an engine hands a game to calls: it knows no other",
  ),
  only(
    "engine-calls",
    "^src/saves/engines/calls\\.ts$",
    "^src/",
    ["^src/core/"],
    "what is asked of an engine in Lua is the same for every game",
  ),
  only(
    "src-alone",
    "^src/",
    "^(mod|assets|tabletop|scripts|test)/",
    [],
    "src imports nothing from outside src",
  ),
  only(
    "tabletop",
    "^tabletop/",
    "^(src|mod|assets|scripts|test)/",
    [],
    "tabletop stands in for any mod's table: it imports nothing of this one",
  ),
  only(
    "mod",
    `^mod/(?!saves/)`,
    "^src/(games|risk|saves|battle|bots)/",
    ["^src/risk/"],
    "boxes and what all saves share name no game: mod/saves/ID may import its own",
  ),
  only(
    "mod-saves",
    `^mod/saves/(${ID})(/|\\.ts$)`,
    "^src/(games|saves)/",
    ["^src/games/$1/"],
    "a save is of one game",
  ),
  only(
    "mod-below",
    "^mod/",
    "^(scripts|test)/",
    [],
    "mod describes the save; scripts read files and pack it",
  ),
  only(
    "assets",
    `^assets/(?!(?:draw/)?games/)`,
    "^(src|mod|tabletop|scripts|test)/",
    ["^src/(core|risk)/"],
    "drawings of a box take its board from risk, and name no game",
  ),
  only(
    "assets-games",
    `^assets/(?:draw/)?games/(${ID})/`,
    "^(src|mod|tabletop|scripts|test)/",
    ["^src/(core|risk)/", "^src/games/$1/"],
    "drawings of a game know their own game alone",
  ),
  only(
    "scripts",
    "^scripts/",
    "^src/(games|saves|bots)/",
    ["^src/games/index\\.ts$"],
    "scripts take games from src/games/index",
  ),
  only(
    "tests-on-top",
    "^(?!test/|scripts/(bench|soak-table)/)",
    "^test/",
    [],
    "only tests import tests, and what plays as they do: the bench, the soak of the table",
  ),
];

/** @type {import("dependency-cruiser").IForbiddenRuleType[]} */
const others = [
  {
    name: "other-game",
    severity: "error",
    comment: "a game imports no other: what both need moves down to risk or core",
    from: { path: `^src/games/(${ID})/` },
    to: { path: "^src/games/", pathNot: "^src/games/$1/" },
  },
  {
    name: "circle",
    severity: "error",
    comment: "imports in a circle, be it of types alone: move what they share into a file below them",
    from: {},
    to: { circular: true },
  },
  {
    name: "orphan",
    severity: "error",
    comment: "nothing imports this and it imports nothing: use it or delete it",
    from: {
      orphan: true,
      pathNot: [
        "\\.d\\.ts$",
        "^scripts/[^/]+\\.(ts|mjs)$",
        "(^|/)[^/]+\\.config\\.(ts|mjs)$",
        "^test/tts/script/",
      ],
    },
    to: {},
  },
  {
    name: "unresolvable",
    severity: "error",
    comment: "there is no such file or package",
    from: {},
    // Two packages of a queue are optional: docs/farm.md.
    to: { couldNotResolve: true, pathNot: "^(bullmq|ioredis)$" },
  },
  {
    name: "src-packages",
    severity: "error",
    comment: "src needs no package: write it, or move the caller to scripts",
    from: { path: "^src/" },
    to: { pathNot: ["^(src|mod|assets|tabletop|scripts|test)/", LUA_TYPES] },
  },
  {
    name: "lua-types",
    severity: "error",
    comment: "names of Lua and of Tabletop Simulator belong in src/tts: hand in a function",
    from: { path: "^src/(?!tts/)" },
    to: { path: LUA_TYPES },
  },
  {
    name: "mod-reads-nothing",
    severity: "error",
    comment: "mod describes the save and reads no files: scripts/pack does that for it",
    from: { path: "^mod/" },
    to: { path: "^(node:)?(fs|fs/promises|child_process|net|http|https)$" },
  },
];

/**
 * There is no rule about a place alone, so a file in none has to import what nothing can import.
 * @type {import("dependency-cruiser").IRequiredRuleType}
 */
const noRoom = {
  name: "no-room",
  severity: "error",
  comment: "this is no room of src (docs/checks.md): move the file into one",
  module: { path: "^src/", pathNot: [...ROOMS, "tsconfig\\.json$"] },
  to: { path: "^$" },
};

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [...rooms, ...others],
  required: [noRoom],
  options: {
    // What is imported as a type alone counts as well.
    tsPreCompilationDeps: true,
    detectJSDocImports: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(dist|test/moonsharp/(bin|obj))/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
