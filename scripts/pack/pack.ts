import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import type { Drawings } from "../../mod/box";
import { makeSave, type Save } from "../../mod/save";
import { SAVES } from "../../mod/saves/index";
import type { Bundle } from "../lua/bundle";
import { namedOf } from "../lua/named";
import { assetStore } from "./assets";
import { addressOf, type Base } from "./addresses";
import { checkSave } from "./check/check";
import type { Packed } from "./check/packed";
import type { Output } from "./publish";
import type { SaveFile } from "../../tabletop/save/types";
import { withAssets, withRelease, withTitles } from "./script";
import { picturePaths, wantedAssets } from "./wanted";

const TITLES = SAVES.map(({ meta: { id, title } }) => [id, title] as const);

export interface Pack {
  /** What lies in dist, beside the bundle. */
  readonly files: readonly Output[];
  readonly assets: readonly Output[];
  /** Names of the assets that lie on this machine alone. */
  readonly local: readonly string[];
  /** What was checked, and why it may not ship; one line each. */
  readonly packed: Packed;
  readonly errors: readonly string[];
}

/** Makes a save of the project at `root` around its bundle, in memory, and checks it. Complains of missing assets. */
export function pack(root: string, description: Save, bundle: Bundle, base: Base): Pack {
  const { name } = description;
  const folder = join(root, "assets");
  const drawings = JSON.parse(readFileSync(join(folder, description.box.places), "utf8")) as Drawings;
  const store = assetStore(folder, description.box.models(drawings));
  const address = (path: string): string => addressOf(base, store.take(path).name);
  const named = bundle.named ?? namedOf(bundle.code);
  const files = listedAssets(folder);
  const wanted = wantedAssets(named.paths, files).map((path) => [path, address(path)]);
  const assets = Object.fromEntries(wanted) as Record<string, string>;
  const version = versionOf(root);
  const code = withTitles(withRelease(bundle.code, version, base.newest), TITLES);
  const script = withAssets(code, { assets, open: base.open });
  const { xml, pictures: shown } = description.ui();
  const pictures = picturePaths(shown, files);
  const save = makeSave(description, {
    ...{ drawings, script, xml, pictures, address },
    version,
  });
  const taken = store.taken();
  const { uploaded } = base;
  if (!base.open && uploaded !== undefined && taken.every((asset) => uploaded.has(asset.name)))
    return pack(root, description, bundle, { ...base, open: true });
  const packed: Packed = {
    ...{ save, text: saveText(save), named, base },
    ...{ defines: bundle.defines, wide: bundle.wide === true },
    assets: new Map(taken.map((file) => [file.name, file.bytes])),
    folders: [root, homedir()].filter((path) => path.length > 1),
  };
  return {
    files: [
      { name: `${name}.json`, bytes: packed.text },
      { name: `${name}.png`, bytes: readFileSync(join(folder, description.thumbnail)) },
    ],
    assets: taken,
    local: base.open ? [] : taken.map((asset) => asset.name).filter((asset) => uploaded?.has(asset) !== true),
    packed,
    errors: checkSave(packed).map((line) => `${name}.json: ${line}`),
  };
}

/** The project's version. */
export function versionOf(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  return version;
}

/** A save as a file has it. */
export function saveText(save: SaveFile): string {
  return `${JSON.stringify(save, undefined, 2)}\n`;
}

/** The paths of assets/manifest.json. */
function listedAssets(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as {
    files: { path: string }[];
  };
  return manifest.files.map(({ path }) => path);
}
