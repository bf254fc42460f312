import { beforeAll, describe, expect, test } from "vitest";
import { bundle } from "../../scripts/bundle.mjs";
import { tryOutApart } from "../../tabletop/program/apart";
import { bundleScript, runScript, scratch } from "./command";

const write = scratch();
const AT = { posX: 0, posY: 1, posZ: 0, rotX: 0, rotY: 0, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 };
const ObjectStates = [{ Name: "Teapot", GUID: "aaaaaa", Transform: AT }];

beforeAll(() => bundleScript("open"), 60_000);

describe("open", () => {
  test("tries each save out, and ends with 1 where a script fails or a file is no save", async () => {
    const works = write("works.json", JSON.stringify({ ObjectStates, LuaScript: "function onLoad() end" }));
    const fails = write("fails.json", JSON.stringify({ ObjectStates, LuaScript: "\nfoo.bar = 1" }));
    const none = write("none.json", "{");
    const { code, out } = await runScript("open", [works, fails, none, "--json", "--frames", "5"]);
    const notes = [
      "1 of the kind Teapot, which this table does not know: boxes",
      "the save has no hands: there are seats around the table",
    ];
    const lines = out.trim().split("\n");
    expect(lines.slice(0, 2).map((line) => JSON.parse(line) as unknown)).toEqual([
      { file: works, objects: 9, errors: [], missing: [], notes },
      {
        ...{ file: fails, objects: 9, missing: [], notes },
        errors: ["the script's top level: bundle:2: attempt to index global 'foo' (a nil value) (2 times)"],
      },
    ]);
    expect(lines[2]).toContain("the save is not JSON");
    expect(code).toBe(1);
    expect(await runScript("open", [works, "--frames", "5"])).toMatchObject({ code: 0 });
  });

  test("ends a save whose script does not come to an end", async () => {
    const LuaScript = `function onUpdate() local s = ("a"):rep(40) s:find(("a-"):rep(30) .. "b") end`;
    const save = JSON.stringify({ ObjectStates, LuaScript });
    const thread = await bundle(process.cwd(), "tabletop/program/trial.ts");
    const trial = { file: "hangs.json", save, frames: 5 };
    const { errors } = await tryOutApart(thread, trial, { silence: 1500, megabytes: 512 });
    expect(errors).toEqual([
      expect.stringMatching(/^people sit down: the script was ended: no end for 1.5 seconds$/),
    ]);
  });

  test("says what is wrong with how it is called", async () => {
    expect(await runScript("open", [])).toMatchObject({ code: 2 });
    const { code, err } = await runScript("open", ["gone.json"]);
    expect([code, err]).toEqual([1, "gone.json cannot be read: ENOENT.\n"]);
  });
});
