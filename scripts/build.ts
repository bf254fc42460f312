/** npm run build: of every game the Lua bundle and the save around it, with its assets, in dist/. */
import { join } from "node:path";
import { SAVES } from "../mod/saves/index";
import { makeUpload } from "../mod/upload";
import { Complaint, runCommand } from "./complaint";
import { OWN, parseOptions, TEXT, wrongUse } from "./options";
import { fromCaller } from "./replay/input";
import { hostedBase, localBase, type Base } from "./pack/addresses";
import { assetsOf, filesOf, makeOne, type Made } from "./pack/made";
import { saveText } from "./pack/pack";
import { readUploaded, uploadedAddresses } from "./pack/uploaded";
import { publish } from "./pack/publish";
import { savesOf } from "./pack/saves";
import { root } from "./root";

const USAGE = `Usage: npm run build [-- [--game ID] [--assets-url URL | --after-upload SAVE.json]]

  --game ID                 makes the save of this game only; without it those of all games
  --assets-url URL          where the files of dist/assets are going to lie on the web;
                            without it the saves show them on this machine only
  --after-upload SAVE.json  takes the addresses that Tabletop Simulator's Cloud Manager gave to the files of a save
                            that was saved afterwards: of dist/upload.json, which shows all of them, or of a game's`;
function main(): string {
  const values = parseOptions(OWN, { game: TEXT, "assets-url": TEXT, "after-upload": TEXT });
  const dist = join(root, "dist");
  const { "assets-url": url, "after-upload": after } = values;
  if (url !== undefined && after !== undefined)
    return wrongUse("Only one of --assets-url and --after-upload can be given.");
  const base = url === undefined ? localBase(dist) : hostedBase(url);
  const uploaded = after === undefined ? undefined : readUploaded(fromCaller(after), after);
  let made = savesOf(values.game).map((save) => makeOne(root, save, base));
  if (uploaded !== undefined && after !== undefined) made = afterUpload(made, base, uploaded, after);
  const assets = assetsOf(made);
  const isWhole = made.length === SAVES.length;
  const uploads = assets.map(({ name }) => ({ name, address: base.address + name }));
  const { meta, box } = SAVES[0];
  const upload = { name: "upload.json", bytes: saveText(makeUpload(meta, box.room, uploads)) };
  const isLocal = isWhole && url === undefined;
  publish(dist, [...made.flatMap(filesOf), ...(isLocal ? [upload] : [])], assets, isWhole);
  const weight = assets.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return [
    ...made.flatMap(report),
    `dist/assets: ${assets.length} files, ${(weight / 1e6).toFixed(1)} MB`,
    ...(uploaded === undefined ? [`They are shown from ${base.address}`] : []),
    ...localLines(
      made.flatMap(({ packed }) => packed.local),
      uploaded !== undefined,
    ),
  ].join("\n");
}

/** Packs saves anew with the addresses of an upload. */
function afterUpload(
  made: readonly Made[],
  base: Base,
  save: Readonly<Record<string, unknown>>,
  file: string,
): Made[] {
  const built = made.map(({ packed }) => packed.packed.save);
  const uploaded = uploadedAddresses(save, built, base.address);
  const names = new Set(made.flatMap(({ packed }) => packed.assets).map(({ name }) => name));
  if (![...uploaded.keys()].some((name) => names.has(name)))
    throw new Complaint(
      `${file} has no address from the web for a file of this build: open dist/upload.json in Tabletop Simulator, upload all in the Cloud Manager, and save.`,
    );
  return made.map(({ save: one, bundle }) => makeOne(root, one, { ...base, uploaded }, bundle));
}

/** What is said of files that others do not reach. */
function localLines(names: readonly string[], isUpload: boolean): string[] {
  const local = [...new Set(names)].sort();
  if (local.length === 0) return isUpload ? ["All of them are on the web."] : [];
  if (!isUpload) return ["Only this machine shows these pictures: docs/mod.md says how to host them."];
  return [`Still on this machine alone, so that others see white pieces: ${local.length} files`, ...local];
}

function report({ save: { name }, bundle, packed: { packed }, seconds }: Made): string[] {
  return [
    `dist/${name}.lua: ${(bundle.bytes / 1000).toFixed(1)} KB in ${seconds} s`,
    `globals it reads: ${bundle.reads.join(" ")}`,
    `globals it defines: ${bundle.defines.join(" ")}`,
    `dist/${name}.json: ${(packed.text.length / 1000).toFixed(1)} KB, ${packed.save.ObjectStates.length} objects`,
  ];
}

await runCommand(USAGE, main);
