/** npm run build: the Lua bundle and the save around it, with its assets, in dist/. */
import { dirname, join } from "node:path";
import { uiPictures, uiXml } from "../mod/ui/document";
import { Complaint, runCommand, REFUSED } from "./complaint";
import { BUNDLE_NAME, makeBundle } from "./lua/bundle";
import { parseOptions } from "./options";
import { hostedBase, localBase } from "./pack/addresses";
import { pack, SAVE_NAME } from "./pack/pack";
import { publish } from "./pack/publish";
import { LANGUAGE } from "../mod/words";

const USAGE = `Usage: npm run build [-- --assets-url URL]

  --assets-url URL  where the files of dist/assets are going to lie on the web;
                    without it the save shows them on this machine only`;
const SHOWN = 50;

const root = dirname(dirname(process.argv[1] ?? ""));

function main(): Promise<string> {
  const start = performance.now();
  const { values } = parseOptions({
    args: process.argv.slice(2),
    options: { "assets-url": { type: "string" }, help: { type: "boolean" } },
  });
  if (values.help === true) return Promise.resolve(USAGE);
  const dist = join(root, "dist");
  const url = values["assets-url"];
  const base = url === undefined ? localBase(dist) : hostedBase(url);
  const bundle = makeBundle(root);
  refuse(bundle.errors);
  const { files, assets, packed, errors } = pack(
    root,
    bundle,
    { xml: uiXml(LANGUAGE), pictures: uiPictures(LANGUAGE) },
    base,
  );
  refuse(errors);
  const lua = [
    { name: BUNDLE_NAME, bytes: bundle.code },
    { name: `${BUNDLE_NAME}.map`, bytes: bundle.map },
  ];
  publish(dist, [...lua, ...files], assets);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const weight = assets.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return Promise.resolve(
    [
      `dist/${BUNDLE_NAME}: ${(bundle.bytes / 1000).toFixed(1)} KB in ${seconds} s`,
      `globals it reads: ${bundle.reads.join(" ")}`,
      `globals it defines: ${bundle.defines.join(" ")}`,
      `dist/${SAVE_NAME}: ${(packed.text.length / 1000).toFixed(1)} KB, ${packed.save.ObjectStates.length} objects`,
      `dist/assets: ${assets.length} files, ${(weight / 1e6).toFixed(1)} MB, shown from ${base.address}`,
      ...(base.open ? [] : ["Only this machine shows these pictures: docs/mod.md says how to host them."]),
    ].join("\n"),
  );
}

function refuse(errors: readonly string[]): void {
  if (errors.length === 0) return;
  const lines = errors.slice(0, SHOWN);
  if (errors.length > SHOWN) lines.push(`... and ${errors.length - SHOWN} more`);
  lines.push(`dist/ is as it was: ${errors.length} ${errors.length === 1 ? "error" : "errors"}.`);
  throw new Complaint(lines[0] ?? "", REFUSED, lines.slice(1));
}

await runCommand(USAGE, main);
