import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { folder, openGame } from "./open";
import { gameSave } from "./save";
import { readModel } from "../../../tabletop/server/table/models";
import { urlsOf } from "../../../tabletop/server/table/urls";
import type { Rewrite } from "../../../tabletop/server/table/messages";

const CUBE = "v 0 0 0\nv 9 9 9\n";

/** A folder of assets, with files beside it that are nobody's business. */
function laidOut(): { assets: string; rewrite: Rewrite; from: string } {
  const root = folder();
  const assets = join(root, "assets");
  mkdirSync(assets);
  writeFileSync(join(assets, "my cube.obj"), CUBE);
  writeFileSync(join(root, "outside.obj"), CUBE);
  symlinkSync(join(root, "outside.obj"), join(assets, "link.obj"));
  const from = `${pathToFileURL(assets).href}/`;
  return { assets, from, rewrite: { from, to: "/assets/", folder: assets } };
}

test("a model is read where it lies with the assets, and nowhere else", () => {
  const { from, rewrite } = laidOut();
  const read = (path: string): string | undefined => readModel(`${from}${path}`, [rewrite]);
  expect(read("my%20cube.obj")).toBe(CUBE);
  for (const path of ["../outside.obj", "..%2Foutside.obj", "%2e%2e/outside.obj", "link.obj", "%zz.obj"])
    expect([path, read(path)]).toEqual([path, undefined]);
});

test("a model that is no regular file, or too large for one, is not read", () => {
  const { assets, from, rewrite } = laidOut();
  writeFileSync(join(assets, "huge.obj"), CUBE);
  truncateSync(join(assets, "huge.obj"), 600_000_000);
  expect(readModel(`${from}huge.obj`, [rewrite])).toBeUndefined();
  mkdirSync(join(assets, "folder.obj"));
  expect(readModel(`${from}folder.obj`, [rewrite])).toBeUndefined();
  symlinkSync("/dev/zero", join(assets, "device.obj"));
  expect(readModel(`${from}device.obj`, [rewrite])).toBeUndefined();
});

test.skipIf(process.platform === "win32")("a pipe in place of a model holds nothing up", async () => {
  const { assets, from, rewrite } = laidOut();
  execFileSync("mkfifo", [join(assets, "pipe.obj")]);
  const save = gameSave().replaceAll("file:///art/model.obj", `${from}pipe.obj`);
  const { host } = await openGame({ save, rewrites: [rewrite], limit: 1000 });
  const ann = await host();
  await ann.sees(({ pieces }) => Object.keys(pieces).length > 6);
});

test("browsers are not led out of the assets either", () => {
  const { from, rewrite } = laidOut();
  const lead = urlsOf([rewrite]);
  expect(lead(`${from}my%20cube.obj`)).toBe("/assets/my%20cube.obj");
  for (const path of ["../art/x.png", "a/..%2Fx.png", ".hidden.png", "%zz.png"])
    expect([path, lead(`${from}${path}`)]).toEqual([path, ""]);
});

test("a file of another machine is the one of its name among the assets, and no other", () => {
  const { assets } = laidOut();
  const anywhere = [{ to: "/assets/", folder: assets }];
  const lead = urlsOf(anywhere);
  for (const before of ["file:///home/ann/mod/dist/assets/", "file:///C:/mod/assets/", "file:///C:\\mod\\"]) {
    expect(lead(`${before}my%20cube.obj`)).toBe("/assets/my%20cube.obj");
    expect(readModel(`${before}my%20cube.obj`, anywhere)).toBe(CUBE);
    for (const name of ["other.obj", "link.obj", "..%2Foutside.obj", "%zz.obj", ""])
      expect([name, lead(before + name), readModel(before + name, anywhere)]).toEqual([name, "", undefined]);
  }
  expect(lead("https://example.org/my%20cube.obj")).toBe("https://example.org/my%20cube.obj");
});
