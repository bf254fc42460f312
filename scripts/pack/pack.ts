import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import type { Drawings } from "../../mod/drawings";
import { models } from "../../mod/drawings";
import { makeSave } from "../../mod/save";
import type { Bundle } from "../lua/bundle";
import { parseLua } from "../lua/syntax";
import { assetStore } from "./assets";
import type { Base } from "./addresses";
import { checkSave } from "./check/check";
import type { Packed } from "./check/packed";
import { picturePaths } from "./pictures";
import type { Output } from "./publish";
import { withAssets } from "./script";
import { wantedAssets } from "./wanted";

export const SAVE_NAME = "castle-risk.json";
export const THUMBNAIL_NAME = "castle-risk.png";

/** The interface: its XML, and the names of its pictures, which are those of their files. */
export interface Interface {
  readonly xml: string;
  readonly pictures: readonly string[];
}

export interface Pack {
  /** What lies in dist, beside the bundle. */
  readonly files: readonly Output[];
  readonly assets: readonly Output[];
  /** What was checked, and why it may not ship; one line each. */
  readonly packed: Packed;
  readonly errors: readonly string[];
}

/** Makes the save of the project at `root` around a bundle, in memory, and checks it. Complains of missing assets. */
export function pack(root: string, bundle: Bundle, ui: Interface, base: Base): Pack {
  const folder = join(root, "assets");
  const drawings = JSON.parse(readFileSync(join(folder, "places.json"), "utf8")) as Drawings;
  const store = assetStore(folder, models(drawings));
  const address = (path: string): string => base.address + store.take(path).name;
  const chunk = bundle.chunk ?? parseLua(bundle.code);
  const files = listedAssets(folder);
  const wanted = wantedAssets(chunk, files).map((path) => [path, address(path)]);
  const assets = Object.fromEntries(wanted) as Record<string, string>;
  const script = withAssets(bundle.code, { assets, open: base.open });
  const pictures = picturePaths(ui.pictures, files);
  const save = makeSave(drawings, script, { xml: ui.xml, pictures }, address);
  const taken = store.taken();
  const packed: Packed = {
    ...{
      save,
      text: `${JSON.stringify(save, undefined, 2)}\n`,
      chunk,
      defines: bundle.defines,
      base,
      wide: bundle.wide === true,
    },
    assets: new Map(taken.map(({ name, bytes }) => [name, bytes])),
    folders: [root, homedir()].filter((path) => path.length > 1),
  };
  return {
    files: [
      { name: SAVE_NAME, bytes: packed.text },
      { name: THUMBNAIL_NAME, bytes: readFileSync(join(folder, "thumbnail.png")) },
    ],
    assets: taken,
    packed,
    errors: checkSave(packed).map((line) => `${SAVE_NAME}: ${line}`),
  };
}

/** The paths of assets/manifest.json. */
function listedAssets(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as {
    files: { path: string }[];
  };
  return manifest.files.map(({ path }) => path);
}
