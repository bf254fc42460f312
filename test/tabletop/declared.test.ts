import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LIBRARIES, PLAIN_GLOBALS } from "../../scripts/lua/globals";
import { names } from "../../tabletop/api/registry";
import { declared } from "../../scripts/api-table/declared";
import { HANDLERS } from "../../tabletop/xml/document";

/** What this project's own scripts are held to. */
const there = declared(["globals.d.ts", "objects.d.ts", "handlers.d.ts"]);
const sorted = (list: readonly string[]): string[] => [...list].sort();

/** What is declared of objects, players or handlers: methods and fields apart. */
function members(of: string): { methods: string[]; fields: string[] } {
  const found = [...there].filter(([path]) => path.startsWith(`${of}.`));
  const named = (isMethod: boolean): string[] =>
    found
      .filter(([, { params }]) => (params !== undefined) === isMethod)
      .map(([path]) => path.slice(of.length + 1));
  return { methods: named(true), fields: named(false) };
}

/** `name` of declared functions and `Table.name` of what stands in declared tables. */
function globals(): { functions: string[]; fields: string[] } {
  const own = [...there].filter(
    ([path]) => !/^(?:object|player|event|vector|color)\./.test(path) && path !== "Player.Action",
  );
  const named = (isFunction: boolean): string[] =>
    own.filter(([, { params }]) => (params !== undefined) === isFunction).map(([path]) => path);
  return { functions: named(true), fields: named(false) };
}

/** What the prelude makes in Lua itself. */
const IN_LUA = [
  ...["Vector", "Color", "startLuaCoroutine"],
  ...["call", "getVar", "setVar", "getTable", "setTable"].map((name) => `Global.${name}`),
];

test("what this project's scripts call is not declared for other mods once more", () => {
  const more = declared(["more.d.ts", "more-objects.d.ts"]);
  expect([...more.keys()].filter((path) => there.has(path))).toEqual([]);
});

test("the declarations and the stand-in have the same functions", () => {
  const has = names();
  expect(sorted(globals().functions)).toEqual(sorted([...has.functions, ...IN_LUA]));
  expect(sorted(globals().fields)).toEqual(sorted(has.fields));
});

test("objects and players have the same methods and fields", () => {
  const has = names();
  const object = members("object");
  expect(sorted(object.methods)).toEqual(sorted(has.objectMethods));
  expect(sorted(object.fields)).toEqual(sorted(has.objectFields));
  const player = members("player");
  expect(sorted(player.methods)).toEqual(sorted(has.playerMethods));
  expect(sorted(player.fields)).toEqual(sorted(has.playerFields));
});

test("every action that can be vetoed is declared", () => {
  const alias = /type TtsAction =([^;]*);/.exec(readFileSync("tabletop/declared/globals.d.ts", "utf8"))?.[1];
  for (const path of Object.keys(names().constants))
    expect(alias).toContain(`"${path.replace("Player.Action.", "")}"`);
});

test("every handler that the stand-in calls is declared, and every declared one is called", () => {
  const files = ["tabletop", "tabletop/run", "tabletop/world", "tabletop/people"].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".ts"))
      .map((name) => `${folder}/${name}`),
  );
  const called = new Set<string>();
  for (const file of files)
    for (const [, name] of readFileSync(file, "utf8").matchAll(/"((?:on|try)[A-Z][A-Za-z]+)"/g))
      if (!HANDLERS.includes(name)) called.add(name);
  expect(sorted([...called])).toEqual(sorted([...members("event").methods, ...members("event").fields]));
});

test("the check of the bundle lets every declared global pass", () => {
  const roots = new Set([...globals().functions, ...globals().fields].map((path) => path.split(".")[0]));
  expect([...roots].filter((name) => !PLAIN_GLOBALS.has(name) && !(name in LIBRARIES))).toEqual([]);
});
