import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { apiTable } from "../../scripts/api-table/table";
import { DOCUMENTED } from "../../tabletop/api/documented.data";
import { isKnown } from "../../tabletop/api/lacking";
import { LACKING, LESS, LESS_TOLD, SILENT } from "../../tabletop/api/remarks.data";
import { openTable } from "../../tabletop/table";

const written = DOCUMENTED.flatMap(({ of, names }) =>
  names
    .replaceAll("()", "")
    .split(" ")
    .map((name) => (of === "" ? name : `${of}.${name}`)),
);
const GIVEN = /^(?:event|component|gameobject|material|request)\./;

test("docs/tabletop-api.md says what there is: npm run -s api-table writes it", () => {
  expect(readFileSync("docs/tabletop-api.md", "utf8")).toBe(apiTable());
});

test("there is a reason for each documented name that is missing, and for no other", () => {
  const missing = written.filter((path) => !GIVEN.test(path) && !isKnown(path));
  expect([...missing].sort()).toEqual(Object.keys(LACKING).sort());
  expect(Object.keys(LESS).filter((path) => !written.includes(path) || !isKnown(path))).toEqual([]);
});

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
    (path) => !/^(?:object|player|event)\.|^Player\./.test(path) && !GIVEN.test(path),
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
