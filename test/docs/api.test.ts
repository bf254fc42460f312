import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { apiTable } from "../../scripts/api-table/table";
import { ALL, declared } from "../../scripts/api-table/declared";
import { FUNCTIONS, OBJECT_METHODS, PLAYER_METHODS } from "../../tabletop/api/registry";
import { said, saveOf, SEATS, thing } from "../tabletop/saves";
import { DOCUMENTED } from "../../tabletop/api/documented.data";
import { isKnown } from "../../tabletop/api/lacking";
import { LACKING, LESS, LESS_TOLD, SILENT } from "../../tabletop/api/remarks.data";
import { openTable } from "../../tabletop/table";
import type { LuaValue } from "../../tabletop/bridge/values";
import type { Source } from "../../tabletop/api/reader";

const documented = DOCUMENTED.flatMap(({ names }) => names);
const written = documented.map(({ path }) => path);
const GIVEN = /^(?:event|component|gameobject|material|request)\./;

test("docs/tabletop-api.md says what there is: npm run -s api-table writes it", () => {
  expect(readFileSync("docs/tabletop-api.md", "utf8")).toBe(apiTable());
});

test("there is a reason for each documented name that is missing, and for no other", () => {
  const missing = written.filter((path) => !GIVEN.test(path) && !isKnown(path));
  expect([...missing].sort()).toEqual(Object.keys(LACKING).sort());
  expect(Object.keys(LESS).filter((path) => !written.includes(path) || !isKnown(path))).toEqual([]);
});

test("each documented name is declared once, a function as one", () => {
  const all = declared(ALL);
  const wrong = documented.filter(({ path, params }) => {
    const found = all.get(path);
    return found === undefined || (found.params === undefined) !== (params === undefined);
  });
  // A handler that this project's scripts have may be declared as a field of the kind of a function.
  expect(wrong.filter(({ path }) => !path.startsWith("event."))).toEqual([]);
  expect(wrong.filter(({ path }) => !all.has(path))).toEqual([]);
});

test("each documented function is declared with as many parameters as its page names", () => {
  const all = declared(ALL);
  const functions = documented.filter(
    ({ path, params }) => params !== undefined && all.get(path)?.params !== undefined,
  );
  expect(functions.length).toBeGreaterThan(420);
  const other = functions.flatMap(({ path, params }) => {
    const count = all.get(path)?.params?.length;
    return count === params ? [] : [`${path}: ${count} declared, ${params} documented`];
  });
  expect(other).toEqual([]);
});

test("what is registered reads the arguments that are declared, and none beyond", async () => {
  const all = declared(ALL);
  const table = await openTable(saveOf("", [...SEATS, thing("Bag", "aaaaaa", 0, 0)]), { reading: "tts" });
  const { world } = table.session;
  const object = table.object("aaaaaa");
  /** How many arguments a call reads, where it is given what is declared. */
  const read = (path: string, call: (args: Source) => unknown): number => {
    const values = (all.get(path)?.params ?? []).map(({ type }) => valueOf(type, object.handle));
    let most = 0;
    const get = (key: number | string): LuaValue => {
      most = Math.max(most, Number(key) + 1);
      return values[Number(key)];
    };
    try {
      call({ world, name: path, get, size: values.length });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
    }
    return most;
  };
  const host = { world, charge: () => undefined, tell: () => undefined };
  const readers: [string, (args: Source) => unknown][] = [
    ...Object.entries(FUNCTIONS).map(([path, call]): [string, (args: Source) => unknown] => [
      path,
      (args) => call?.(args, host),
    ]),
    ...Object.entries(OBJECT_METHODS).map(([name, call]): [string, (args: Source) => unknown] => [
      `object.${name}`,
      (args) => call?.(args, object),
    ]),
    ...Object.entries(PLAYER_METHODS).map(([name, call]): [string, (args: Source) => unknown] => [
      `player.${name}`,
      (args) => call?.(args, undefined, "Red"),
    ]),
  ];
  const checked = readers.filter(([path]) => all.has(path) && !path.startsWith("object.UI."));
  expect(checked.length).toBeGreaterThan(280);
  const beyond = checked.filter(([path, call]) => read(path, call) > (all.get(path)?.params?.length ?? 0));
  expect(beyond.map(([path]) => path)).toEqual([]);
  const fewer = checked.filter(([path, call]) => read(path, call) < (all.get(path)?.params?.length ?? 0));
  expect(fewer.map(([path]) => path).filter((path) => !(path in LESS) && !UNREACHED.has(path))).toEqual([]);
  table.close();
});

/** Those that have nothing to do with what is given here, and read no further. */
const UNREACHED = new Set([
  ...["UI.getAttribute", "UI.setXmlTable", "object.putObject", "object.Book.setHighlight"],
  ...["print", "broadcast", "showInfoDialog", "showColorDialog"].map((name) => `player.${name}`),
]);

/** A value of a declared type. */
function valueOf(type: string, handle: number): LuaValue {
  if (/^TtsObject\b/.test(type)) return { $: "object", handle };
  if (/^(?:number|-?\d)/.test(type)) return 1;
  if (/^boolean/.test(type)) return true;
  if (/^(?:string|"|TtsColorLike)/.test(type)) return "Red";
  if (/=>|TtsFunction/.test(type)) return { $: "function", id: 1 };
  return { $: "table", list: [1, 2, 3], fields: new Map() };
}

const sources = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /(?<!\.data)\.(?:ts|lua)$/.test(name) ? [readFileSync(path, "utf8")] : [];
  });

test("handlers are called that are said to be, and no other", () => {
  const text = ["api", "bridge", "run", "world", "people", "editor"]
    .flatMap((folder) => sources(`tabletop/${folder}`))
    .join("\n");
  const called = (name: string): boolean =>
    new RegExp(`(?:what: |emit\\([\\w.]+, |: |\\[|\\? |const what = .*)"${name}"`).test(text);
  const events = written.flatMap((path) => (path.startsWith("event.") ? [path.slice(6)] : []));
  expect(events.filter((name) => !called(name)).sort()).toEqual(
    Object.keys(SILENT)
      .filter((name) => !called(name))
      .sort(),
  );
  const remarked = [...Object.keys(SILENT), ...Object.keys(LESS_TOLD)];
  expect(remarked.filter((name) => !events.includes(name))).toEqual([]);
  const told = (name: string): boolean => new RegExp(`(?:what: |emit\\([\\w.]+, )"${name}"`).test(text);
  expect(Object.keys(SILENT).filter(told)).toEqual([]);
  expect(told("onObjectDrop")).toBe(true);
});

test("what Lua itself has of the API is there in the scripts of Global and of objects", async () => {
  const globals = written.filter(
    (path) =>
      !/^(?:object|player|event|vector|color)\.|^Player\.|^(?:Vector|Color)\b/.test(path) &&
      !GIVEN.test(path),
  );
  const checks = globals
    .filter(
      (path) =>
        isKnown(path) && !/^(?:Grid|Info|Turns|Hands|Time|Lighting|MusicPlayer|Physics|UI)\./.test(path),
    )
    .map((path) => `if type(${path}) ~= "function" then print("${path}") end`);
  expect(checks.length).toBeGreaterThan(60);
  const LuaScript = `function onLoad() ${checks.join("\n")} end`;
  const Transform = { posX: 0, posY: 1, posZ: 0, rotX: 0, rotY: 0, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 };
  const object = { Name: "BlockSquare", GUID: "aaaaaa", Transform, LuaScript };
  const table = await openTable({ LuaScript, ObjectStates: [object] }, { reading: "tts" });
  expect(table.session.world.messages.map(({ text }) => text)).toEqual([]);
  table.close();
});

test("vectors and colours have what is documented of them", async () => {
  const lines = documented.flatMap(({ path, params }) => {
    if (!/^(?:vector|color)\b/i.test(path)) return [];
    const expression = path.replace(/^vector\./, "Vector(1, 2, 3).").replace(/^color\./, "Color(1, 1, 1).");
    const kind = params === undefined || !path.includes(".") ? "table" : "function";
    return [`if type(${expression}) ~= "${kind}" then print("${path}") end`];
  });
  expect(lines.length).toBeGreaterThan(45);
  const table = await openTable(saveOf(`function onLoad() ${lines.join("\n")} end`), { reading: "tts" });
  expect(said(table)).toEqual([]);
  table.close();
});
