import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { LIBRARIES, PLAIN_GLOBALS } from "../../scripts/lua/globals";
import { names } from "../../tabletop/api/registry";
import { HANDLERS } from "../../tabletop/xml/document";

const text = ["tts.d.ts", "tts-objects.d.ts", "tts-handlers.d.ts"]
  .map((file) => readFileSync(`src/tts/${file}`, "utf8"))
  .join("\n");
const source = ts.createSourceFile("tts.d.ts", text, ts.ScriptTarget.ES2022, true);
const sorted = (list: readonly string[]): string[] => [...list].sort();

const memberNames = (list: ts.NodeArray<ts.TypeElement>): string[] =>
  list.flatMap((member) => (member.name === undefined ? [] : [member.name.getText(source)]));

/** Members of an interface: methods and fields apart. */
function members(name: string): { methods: string[]; fields: string[] } {
  const found = source.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === name);
  if (found === undefined || !ts.isInterfaceDeclaration(found)) throw new Error(`no interface ${name}`);
  const methods = found.members.filter(ts.isMethodSignature).map((one) => one.name.getText(source));
  const all = memberNames(found.members);
  return { methods, fields: all.filter((one) => !methods.includes(one)) };
}

/** `name` of declared functions and `Table.name` of what stands in declared tables. */
function globals(): { functions: string[]; fields: string[] } {
  const functions: string[] = [];
  const fields: string[] = [];
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement)) functions.push(statement.name?.text ?? "");
    if (ts.isInterfaceDeclaration(statement) && statement.name.text === "JSON")
      functions.push(...memberNames(statement.members).map((name) => `JSON.${name}`));
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, type } of statement.declarationList.declarations) {
      if (type === undefined) continue;
      if (ts.isUnionTypeNode(type)) functions.push(name.getText(source));
      const literal = ts.isIntersectionTypeNode(type) ? type.types[0] : type;
      if (!ts.isTypeLiteralNode(literal)) continue;
      for (const member of literal.members) {
        const path = `${name.getText(source)}.${member.name?.getText(source) ?? ""}`;
        if (path === "Player.Action") continue;
        (ts.isMethodSignature(member) ? functions : fields).push(path);
      }
    }
  }
  return { functions, fields };
}

/** What the prelude makes in Lua itself. */
const IN_LUA = [
  ...["Vector", "Color", "startLuaCoroutine"],
  ...["call", "getVar", "setVar", "getTable", "setTable"].map((name) => `Global.${name}`),
];

test("the declarations and the stand-in have the same functions", () => {
  const there = names();
  expect(sorted(globals().functions)).toEqual(sorted([...there.functions, ...IN_LUA]));
  expect(sorted(globals().fields)).toEqual(sorted(there.fields));
});

test("objects and players have the same methods and fields", () => {
  const there = names();
  const object = members("TtsObject");
  expect(sorted(object.methods)).toEqual(sorted(there.objectMethods));
  expect(sorted(object.fields)).toEqual(sorted(there.objectFields));
  const player = members("TtsPlayer");
  expect(sorted(player.methods)).toEqual(sorted(there.playerMethods));
  expect(sorted(player.fields)).toEqual(sorted(there.playerFields));
});

test("every action that can be vetoed is declared", () => {
  const alias = source.statements.find(
    (one) => ts.isTypeAliasDeclaration(one) && one.name.text === "TtsAction",
  );
  for (const path of Object.keys(names().constants))
    expect(alias?.getText(source)).toContain(`"${path.replace("Player.Action.", "")}"`);
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
  expect(sorted([...called])).toEqual(sorted(members("TtsHandlers").methods));
});

test("the check of the bundle lets every declared global pass", () => {
  const roots = new Set([...globals().functions, ...globals().fields].map((path) => path.split(".")[0]));
  expect([...roots].filter((name) => !PLAIN_GLOBALS.has(name) && !(name in LIBRARIES))).toEqual([]);
});
