/** npm run build: of every game the Lua bundle and the save around it, with its assets, in dist/. */
import { dirname, join } from "node:path";
import type { Save } from "../mod/save";
import { SAVES } from "../mod/saves/index";
import { Complaint, runCommand, REFUSED } from "./complaint";
import { makeBundle, type Bundle } from "./lua/bundle";
import { parseOptions } from "./options";
import { hostedBase, localBase, type Base } from "./pack/addresses";
import { pack, type Pack } from "./pack/pack";
import { publish, type Output } from "./pack/publish";
import { GAME_OPTION, savesOf } from "./pack/saves";

const USAGE = `Usage: npm run build [-- [--game ID] [--assets-url URL]]

  --game ID         makes the save of this game only; without it those of all games
  --assets-url URL  where the files of dist/assets are going to lie on the web;
                    without it the saves show them on this machine only`;
const SHOWN = 50;

const root = dirname(dirname(process.argv[1] ?? ""));

/** A save as it was made, before anything is written. */
interface Made {
  readonly save: Save;
  readonly bundle: Bundle;
  readonly packed: Pack;
  readonly seconds: string;
}

function main(): Promise<string> {
  const { values } = parseOptions({
    args: process.argv.slice(2),
    options: { ...GAME_OPTION, "assets-url": { type: "string" }, help: { type: "boolean" } },
  });
  if (values.help === true) return Promise.resolve(USAGE);
  const dist = join(root, "dist");
  const url = values["assets-url"];
  const base = url === undefined ? localBase(dist) : hostedBase(url);
  const made = savesOf(values.game).map((save) => make(save, base));
  const assets = [
    ...new Map(made.flatMap(({ packed }) => packed.assets.map((one) => [one.name, one]))).values(),
  ];
  publish(dist, made.flatMap(filesOf), assets, made.length === SAVES.length);
  const weight = assets.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return Promise.resolve(
    [
      ...made.flatMap(report),
      `dist/assets: ${assets.length} files, ${(weight / 1e6).toFixed(1)} MB, shown from ${base.address}`,
      ...(base.open ? [] : ["Only this machine shows these pictures: docs/mod.md says how to host them."]),
    ].join("\n"),
  );
}

function make(save: Save, base: Base): Made {
  const start = performance.now();
  const bundle = makeBundle(root, save);
  refuse(bundle.errors);
  const made = pack(root, save, bundle, base);
  refuse(made.errors);
  return { save, bundle, packed: made, seconds: ((performance.now() - start) / 1000).toFixed(1) };
}

function filesOf({ save: { name }, bundle, packed }: Made): Output[] {
  return [
    { name: `${name}.lua`, bytes: bundle.code },
    { name: `${name}.lua.map`, bytes: bundle.map },
    ...packed.files,
  ];
}

function report({ save: { name }, bundle, packed: { packed }, seconds }: Made): string[] {
  return [
    `dist/${name}.lua: ${(bundle.bytes / 1000).toFixed(1)} KB in ${seconds} s`,
    `globals it reads: ${bundle.reads.join(" ")}`,
    `globals it defines: ${bundle.defines.join(" ")}`,
    `dist/${name}.json: ${(packed.text.length / 1000).toFixed(1)} KB, ${packed.save.ObjectStates.length} objects`,
  ];
}

function refuse(errors: readonly string[]): void {
  if (errors.length === 0) return;
  const lines = errors.slice(0, SHOWN);
  if (errors.length > SHOWN) lines.push(`... and ${errors.length - SHOWN} more`);
  lines.push(`dist/ is as it was: ${errors.length} ${errors.length === 1 ? "error" : "errors"}.`);
  throw new Complaint(lines[0] ?? "", REFUSED, lines.slice(1));
}

await runCommand(USAGE, main);
