import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import UPNG from "upng-js";
import { afterAll, describe, expect, test } from "vitest";
import { findChromium } from "../../scripts/panels/chromium";
import { resultOf, type Result } from "../../scripts/complaint";
import { panels, USAGE } from "../../scripts/panels/command";
import { bundleScript, runScript } from "./command";

await bundleScript("panels");

const folder = mkdtempSync(join(tmpdir(), "panels-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const UI = file(
  "ui.xml",
  `<Panel id="p" rectAlignment="UpperLeft" width="40" height="30" color="#FF0000"/>
   <Panel id="q" rectAlignment="LowerRight" width="40" height="30" color="#0000FF" visibility="Blue"/>`,
);
/** As the command does it, without a process for each case. */
const run = (...args: string[]): Promise<Result> => resultOf(USAGE, () => panels(args));

function decode(png: string): UPNG.Image {
  const bytes = readFileSync(png);
  return UPNG.decode(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

/** The colour of a pixel, as six digits. */
function pixel(png: string, x: number, y: number): string {
  const image = decode(png);
  const rgba = new Uint8Array(UPNG.toRGBA8(image)[0]);
  const at = (y * image.width + x) * 4;
  return [...rgba.slice(at, at + 3)].map((part) => part.toString(16).padStart(2, "0")).join("");
}

const chromium = findChromium();
if (chromium === undefined) console.log("not run: pictures of panels, for there is no Chromium");

describe.runIf(chromium !== undefined)("npm run panels", () => {
  const small = ["--size", "200x100", "--back", "#00ff00"];

  test("draws states as a viewer sees them, a unit a pixel, each from a file of changes", async () => {
    const states = join(folder, "states");
    mkdirSync(states);
    for (const [name, changes] of [
      ["plain", "{}"],
      ["wide", `{"p": {"color": "#008000", "width": 60}}`],
      ["off", `{"p": {"active": false}}`],
    ])
      writeFileSync(join(states, `${name}.json`), changes);
    const to = join(folder, "pictures");
    const args = [UI, ...small, "--viewer", "blue", "--states", states, "--out", to];
    const { code, out, err } = await runScript("panels", args);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out.split("\n")[2]).toBe(`${join(to, "wide.png")}: 2 elements for Blue`);
    const at = (name: string, x: number, y: number): string => pixel(join(to, `${name}.png`), x, y);
    expect([at("plain", 39, 29), at("plain", 41, 29), at("plain", 180, 90)]).toEqual([
      "ff0000",
      "00ff00",
      "0000ff",
    ]);
    expect([at("wide", 59, 29), at("off", 10, 10)]).toEqual(["008000", "00ff00"]);
  });

  test("draws a part, larger; says what is wrong, and with --check fails for it", async () => {
    const bad = file(
      "bad.xml",
      `<Panel pivot="0 0"/><Text id="t" horizontalOverflow="Wrap" width="20" height="9">a</Text>`,
    );
    const picture = join(folder, "bad.png");
    const args = [bad, ...small, "--crop", "t", "--zoom", "2", "--check", "--out", picture];
    const { code, out, err } = await run(...args);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err.split("\n")).toEqual([
      `${picture}: 2 elements for Red`,
      "  line 1, Panel: pivot of Panel is not in the subset.",
      "  clipped: Text t needs 16 units of height and has 9",
      "",
    ]);
    expect([decode(picture).width, decode(picture).height]).toEqual([40, 18]);
  });
});

describe.runIf(chromium !== undefined)("a picture without --out", () => {
  const written = ".cache/panels/ui.png";

  test("goes to a folder that Git ignores, and the next one may take its place", async () => {
    for (let time = 0; time < 2; time++) {
      const { out } = await run(UI, "--size", "200x100");
      expect(out).toBe(`${written}: 1 elements for Red\n`);
    }
    expect(readFileSync(".gitignore", "utf8").split("\n")).toContain(".cache/");
    expect(decode(written).width).toBe(200);
    expect(existsSync(join(folder, "ui.png"))).toBe(false);
    rmSync(written);
  });
});

test("npm run panels writes over no file that it has not written, and says so before it draws", async () => {
  const diagram = file("diagram.png", "somebody's own picture");
  const result = await run(UI, "--out", diagram);
  expect(result).toEqual({
    code: 1,
    out: "",
    err: `${diagram} is there already, and this command has not written it: give --out another name.\n`,
  });
  expect(readFileSync(diagram, "utf8")).toBe("somebody's own picture");
});

describe("npm run panels refuses", () => {
  test.each([
    ["no file", [], 2, "One XML file or record is wanted."],
    [
      "a file that is not there",
      [join(folder, "no.xml")],
      1,
      `${join(folder, "no.xml")} cannot be read: there is no such file.`,
    ],
    ["a folder", [folder], 1, `${folder} is a folder, not a file.`],
    ["states in a file", [UI, "--states", UI], 1, `There is no folder ${UI}.`],
    ["a size that is none", [UI, "--size", "large"], 2, `--size wants WIDTHxHEIGHT, not "large".`],
    [
      "a colour that nobody has",
      [UI, "--viewer", "Pinkish"],
      2,
      `--viewer wants a colour of a seat, not "Pinkish".`,
    ],
    [
      "XML that is none",
      [file("broken.xml", "<Panel>")],
      1,
      `${join(folder, "broken.xml")}: XML line 1: unclosed tag: Panel.`,
    ],
    [
      "changes that are none",
      [UI, "--set", file("list.json", "[]")],
      1,
      `${join(folder, "list.json")} must hold {"id": {"attribute": "value"}}.`,
    ],
    [
      "changes of nothing there",
      [UI, "--set", file("else.json", `{"r": {"text": "x"}}`)],
      1,
      `No element has the id "r".`,
    ],
  ])("%s", async (_, args, code, sentence) => {
    const result = await run(...args);
    expect({ code: result.code, out: result.out }).toEqual({ code, out: "" });
    expect(result.err.split("\n")[0]).toBe(sentence);
  });
});
