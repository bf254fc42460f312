import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { pictureSize } from "../../assets/draw/kit/size";

/** The pictures that custom assets name: `NAME.png` of the table or of the icons. */
export interface Pictures {
  url(name: string): string | undefined;
  size(name: string): readonly [number, number];
}

/** Those below a folder of assets; of what is not there, or no PNG, no address and a size of 0 by 0 pixels. */
export function pictures(assets: string): Pictures {
  const fileOf = (name: string): string | undefined =>
    ["table", "icons"]
      .flatMap((folder) => [".png", ".jpg"].map((end) => join(assets, folder, name + end)))
      .find((file) => existsSync(file));
  return {
    url(name) {
      const file = fileOf(name);
      return file === undefined ? undefined : pathToFileURL(resolve(file)).href;
    },
    size(name) {
      const file = fileOf(name);
      const size = file?.endsWith(".png") === true ? pictureSize(readFileSync(file)) : undefined;
      return size === undefined ? [0, 0] : [size.width, size.height];
    },
  };
}
