import { pictureSize } from "../../../assets/draw/kit/size";
import { namesAt } from "../addresses";
import { readAssets } from "../script";
import { visitAll, type Packed } from "./packed";

/** The greatest width and height that Tabletop Simulator shows as they are. */
const LARGEST = 4096;

/** Every address leads to a file of this build, and no picture is too large. */
export function checkAssets({ save, assets, base }: Packed): string[] {
  const found: string[] = [];
  const nameAt = namesAt(base);
  const look = (at: string, url: string): void => {
    const name = nameAt(url);
    if (name === undefined) found.push(`${at}: "${url}" is not in ${base.address}`);
    else if (!assets.has(name)) found.push(`${at}: there is no file ${name} in dist/assets`);
  };
  visitAll(save, (path, key, value) => {
    if (/URL$/.test(key) && typeof value === "string" && value !== "") look(path, value);
  });
  const table = readAssets(save.LuaScript);
  if (table === undefined) found.push("LuaScript does not begin with the addresses of its assets");
  else for (const [path, url] of Object.entries(table.assets)) look(`table_assets of ${path}`, url);
  if (table !== undefined && table.open !== base.open)
    found.push(
      `table_assets_public is ${table.open}, but others ${base.open ? "reach" : "do not reach"} ${base.address}`,
    );
  for (const [name, bytes] of assets) {
    if (!/\.(png|jpg)$/.test(name)) continue;
    const size = pictureSize(bytes);
    if (size === undefined) found.push(`${name} is neither PNG nor JPEG`);
    else if (Math.max(size.width, size.height) > LARGEST)
      found.push(`${name} is ${size.width} by ${size.height} pixels; ${LARGEST} are the most`);
  }
  return found;
}
