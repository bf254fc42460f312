import { readFileSync } from "node:fs";
import ts from "typescript";
import * as tstl from "typescript-to-lua";
import { expect, test } from "vitest";
import { said, tableOf, thing } from "./saves";

const DECLARED = ["globals.d.ts", "objects.d.ts", "handlers.d.ts"];

/** Compiles TypeScript with the declarations, which are checked too. */
function compile(main: string): string {
  const files = Object.fromEntries(
    DECLARED.map((name) => [name, readFileSync(`tabletop/declared/${name}`, "utf8")]),
  );
  const result = tstl.transpileVirtualProject(
    { "main.ts": main, ...files },
    {
      ...{
        target: ts.ScriptTarget.ES2022,
        lib: ["lib.es2022.d.ts"],
        strict: true,
        types: [],
        skipLibCheck: false,
      },
      ...{ luaTarget: tstl.LuaTarget.Lua52, luaLibImport: tstl.LuaLibImportKind.None, noImplicitSelf: true },
    },
  );
  expect(result.diagnostics.map((d) => ts.flattenDiagnosticMessageText(d.messageText, " "))).toEqual([]);
  return result.transpiledFiles.find(({ lua }) => lua !== undefined)?.lua ?? "";
}

test("TypeScript against the declarations becomes Lua that runs on the table", async () => {
  const lua = compile(`
    const hosts = globalThis as unknown as Partial<TtsHandlers> & Record<string, unknown>;
    const cube = (): TtsObject | undefined => getObjectFromGUID("cube01");
    hosts.onLoad = (state: string): void => {
      const o = cube();
      if (o === undefined) return;
      o.setName("named " + JSON.encode([1]));
      o.locked = true;
      o.setPosition([1, 2, 3]);
      const p = o.getPosition().copy().add(Vector(1, 1, 1));
      o.createButton({ click_function: "pressed", width: 100, height: 100, label: "b" });
      Wait.frames(() => log(Player.Red.steam_name + " " + p.x), 30);
      if (storeRewindState !== undefined) storeRewindState();
      UI.setAttribute("t", "text", Global.getVar("n") as number);
    };
    hosts.n = 7;
    hosts.pressed = (object: TtsObject, color: string): void => {
      log(object.getName() + color + Turns.type + Player.getPlayers().length + Color(1, 1, 1).toHex());
      Player[color as TtsPlayerColor].lookAt({ position: object.getPosition(), pitch: 60 });
    };
  `);
  expect(lua).toContain('o:setName("named "');
  expect(lua).toContain("Wait.frames(");
  const table = await tableOf(lua, [thing("BlockSquare", "cube01", 5, 5)], { XmlUI: `<Text id="t"/>` });
  await table.advance(30);
  await table.pressButton("Red", "cube01", "b");
  expect(table.errors).toEqual([]);
  expect(said(table)).toEqual(["Ann 2", "named [1]Red12ffffff"]);
});
