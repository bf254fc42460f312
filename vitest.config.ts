import { availableParallelism } from "node:os";
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { KEPT_MODULES } from "./scripts/kept-modules.mjs";
import { LUA_TEXT } from "./scripts/lua-text.mjs";

/** What changes with a rule, a word or a check: seconds. */
const UNIT = [
  "test/{core,risk,games,bots,text,session,ui,records,docs,lint,house,scripts}/**/*.test.ts",
  "test/tabletop/xml/**/*.test.ts",
];
/** Of these what plays, draws or starts for long: hundreds of games, drawings made anew, a process for each case. */
const LONG = [
  "test/assets/**/*.test.ts",
  "test/**/{readers,properties,view,easy,normal,steady,limits,choices,report}.test.ts",
  "test/{games/**/contract,lint/rules,house/{rules,oxlint,rooms,exports,packages}}.test.ts",
  "test/{session,games}/**/{table,panels,pieces,undo,log}.test.ts",
  "test/{session,games}/**/lua52.test.ts",
  "test/scripts/{replay,scribe,soak,simulate,attack}.test.ts",
];
/** What opens a Chromium. */
const BROWSER = [
  "test/**/browser.test.ts",
  "test/tabletop/page/{game,inspector,people,phone,pointing,tumbling}.test.ts",
  "test/scripts/panels.test.ts",
];
/** What is run by itself. */
const APART = ["**/*.moonsharp.test.ts", "**/*.slow.test.ts"];

/** Whether scripts/test-modules.mjs has made modules of all tests, as `npm test` does. */
const isMade = process.env["TEST_MODULES"] === "made";
/** Where a file of tests is, or files. */
const placeOf = (path: string): string => (isMade ? `.cache/modules/${path.replace(/\.ts$/, ".mjs")}` : path);

/**
 * A project with what all have; a file belongs to exactly one, as each leaves out what those before it have. A test may take
 * so many milliseconds.
 */
const project = (
  name: string,
  include: readonly string[],
  exclude: readonly string[],
  testTimeout = 30_000,
): TestProjectInlineConfiguration => ({
  plugins: [LUA_TEXT, KEPT_MODULES],
  test: {
    name,
    include: include.map(placeOf),
    exclude: [...configDefaults.exclude, ...exclude].map(placeOf),
    // What runs before each file: see there.
    setupFiles: [placeOf("test/setup.ts")],
    pool: "threads",
    // Files share what they import: the compiler of the bundle alone takes a second to load. None may change it.
    isolate: false,
    testTimeout,
    hookTimeout: 60_000,
  },
});

/** Of what is about MoonSharp the games of computers and records, and the tests that play at a table, some of them once more. */
const MOONSHARP_GAMES = [
  "test/lua/{records,risk-*}.moonsharp.test.ts",
  "test/{mod,tabletop,tts}/**/*.moonsharp.test.ts",
  "test/tabletop/{coming,interface,objects,relied-on,scripts,time}.test.ts",
  "test/mod/company.test.ts",
];

/** A call on MoonSharp alone may take five minutes: see test/moonsharp/engine. */
const MOONSHARP_TIMEOUT = 360_000;

/**
 * What takes longest begins first: whatever is still running when there is nothing else keeps a core idle. So do files
 * that wait, for servers and what has a time of its own: the checks fill the cores meanwhile, and are over at the end.
 */
const SLOWEST = [
  ...["drawn/browser", "keyboard/browser", "page/game", "page/people", "access/browser", "marks/browser"],
  ...["mod/legible", "server/persistence", "server/foreign", "mod/weight", "bots/hard", "mod/contract"],
  ...["server/crowd", "contract/contract", "mod/again", "mod/crowded", "tts/push", "scripts/attack"],
  ...["tabletop/package", "assets/world", "bots/manners", "mod/fault", "scripts/replay"],
  ...["page/browser", "windows/browser", "page/inspector", "mod/answer-time", "server/saved-games"],
  ...["objects/laying", "risk-2008/properties", "risk-europe/properties"],
  ...["mod/company", "mod/signals", "mod/dice"],
];
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = SLOWEST.findIndex((name) => moduleId.includes(`${name}.test.`));
      return at < 0 ? SLOWEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/**
 * `npm test` runs the others in one project: each worker imports what it needs once, not once for each project. Those in
 * browsers wait for the most part, and are run beside.
 */
const projects = isMade
  ? [project("browser", BROWSER, APART), project("all", ["test/**/*.test.ts"], [...APART, ...BROWSER])]
  : [
      project("browser", BROWSER, APART),
      project("table", ["test/**/*.test.ts"], [...APART, ...BROWSER, ...UNIT, ...LONG]),
      project("long", LONG, [...APART, ...BROWSER]),
      project("unit", UNIT, [...APART, ...BROWSER, ...LONG]),
    ];

/**
 * What is about MoonSharp. These projects are alone where MOONSHARP_HOST says which MoonSharp is the engine, as
 * scripts/test-moonsharp.ts does; that of the others is Lua 5.2.
 */
const moonsharp = [
  project("moonsharp", ["test/**/*.moonsharp.test.ts"], MOONSHARP_GAMES, MOONSHARP_TIMEOUT),
  project("moonsharp-games", MOONSHARP_GAMES, [], MOONSHARP_TIMEOUT),
];

export default defineConfig({
  test: {
    projects: process.env["MOONSHARP_HOST"] === undefined ? projects : moonsharp,
    sequence: { sequencer: SlowestFirst },
    // The default leaves one core idle, which on two cores is half of the machine.
    maxWorkers: availableParallelism(),
    // Otherwise each process would make the same modules of a thousand files.
    experimental: isMade
      ? { viteModuleRunner: false, nodeLoader: false }
      : { fsModuleCache: true, fsModuleCachePath: ".cache/vitest" },
  },
});
