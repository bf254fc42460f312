import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { pictureSize } from "../../../assets/draw/kit/size";
import { isFields, isList, isText, parseText, type Json, type JsonFields } from "../../../tabletop/tree/json";
import { factsOf } from "./facts";
import { owners, type Owner } from "./owners";
import type { Mod, Place } from "../mod/mod";
import type { Report } from "./finding";

/** An address of a picture, a model or a sound, and where it stands first. */
export interface Address {
  readonly url: string;
  readonly key: string;
  readonly at: Place;
}

export interface AssetOptions {
  /** Addresses of this machine are meant to be. */
  readonly local: boolean;
  /** A folder that has the files behind the addresses. */
  readonly folder?: string | undefined;
}

/** What Tabletop Simulator shows as it is: pixels of a side, and points of a model. */
const LARGEST = 4096;
const MOST_POINTS = 25_000;

const URL_KEY = /url$/i;
const LISTED = new Set(["ContainedObjects", "ChildObjects", "States", "ObjectStates"]);
/** What one machine alone can open: its files, and servers of its own or of its network. */
const LOCAL = /^(?:file:|[a-z]:[\\/]|[\\/]|https?:\/\/(?:localhost|127\.|10\.|192\.168\.|\[::1\]))/i;

/** All addresses of a mod, each once. */
export function addressesOf(mod: Mod): readonly Address[] {
  const found = new Map<string, Address>();
  for (const owner of owners(mod)) visit(owner.fields, owner, found);
  return [...found.values()];
}

function visit(json: Json, owner: Owner, found: Map<string, Address>): void {
  if (isList(json)) for (const item of json.items) visit(item, owner, found);
  if (!isFields(json)) return;
  json.keys.forEach((raw, i) => {
    const [key, value] = [raw.slice(1, -1), json.values[i]];
    if (isText(value) && URL_KEY.test(key)) note(parseText(value), key, owner, json, found);
    else if (!LISTED.has(key) && typeof value === "object") visit(value, owner, found);
  });
}

function note(
  text: string,
  key: string,
  owner: Owner,
  within: JsonFields,
  found: Map<string, Address>,
): void {
  // Cards may ask for what one player alone sees: {Unique}.
  const url = text.replace(/\{Unique\}/gi, "").trim();
  if (url !== "" && !found.has(url)) found.set(url, { url, key, at: owner.placeOf(key, within) });
}

/** Addresses that others cannot open, files that are not there, too large or named by nobody. */
export function checkAssets(mod: Mod, { local, folder }: AssetOptions, report: Report): void {
  const addresses = addressesOf(mod);
  const own = addresses.filter(({ url }) => LOCAL.test(url));
  if (own.length > 0 && !local) {
    const others = own.length === 1 ? "" : `, and ${own.length - 1} more like it`;
    report(
      "error",
      "asset.local",
      own[0].at,
      `only this machine can open ${own[0].url}${others}: guests see white pieces`,
    );
  }
  for (const { url, at, key } of addresses) {
    if (!LOCAL.test(url) && !/^[a-z]+:\/\/[^\s]+$/i.test(url))
      report("error", "asset.address", at, `${key} is no address: "${url}"`);
    const file = fileOf(url, folder);
    if (file !== undefined) checkFile(file, url, at, report);
  }
  if (folder !== undefined) checkUnused(mod, folder, addresses, report);
}

/** The file behind an address: on this machine, or of the same name in a folder. */
function fileOf(url: string, folder: string | undefined): string | undefined {
  if (/^file:/i.test(url)) {
    try {
      return fileURLToPath(url);
    } catch {
      return undefined;
    }
  }
  if (/^(?:[a-z]:[\\/]|[\\/])/i.test(url)) return url;
  if (folder === undefined) return undefined;
  const file = join(folder, basename(url.replace(/[?#].*$/, "")));
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true ? file : undefined;
}

function checkFile(file: string, url: string, at: Place, report: Report): void {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true)
    return report("error", "asset.missing", at, `there is no file behind ${url}`);
  const bytes = readFileSync(file);
  if (/\.obj$/i.test(file)) {
    const points = bytes.toString("latin1").match(/^v /gm)?.length ?? 0;
    if (points > MOST_POINTS)
      report(
        "warning",
        "asset.size",
        at,
        `the model ${basename(file)} has ${points} points; more than ${MOST_POINTS} are slow`,
      );
    return;
  }
  if (!/\.(?:png|jpe?g)$/i.test(file)) return;
  const size = sizeOf(bytes);
  if (size === undefined)
    report("error", "asset.picture", at, `${basename(file)} is neither a PNG nor a JPEG`);
  else if (Math.max(size.width, size.height) > LARGEST)
    report(
      "warning",
      "asset.size",
      at,
      `${basename(file)} is ${size.width} by ${size.height} pixels; ${LARGEST} are the most that all computers show`,
    );
}

function sizeOf(bytes: Buffer): ReturnType<typeof pictureSize> {
  try {
    return pictureSize(bytes);
  } catch {
    // Its header ends in the middle.
    return undefined;
  }
}

/** Files of a folder that no address and no script names. */
function checkUnused(mod: Mod, folder: string, addresses: readonly Address[], report: Report): void {
  const named = new Set(addresses.map(({ url }) => basename(url.replace(/[?#].*$/, ""))));
  const texts = owners(mod).flatMap(({ script }) => [...factsOf(script.text).strings]);
  for (const name of readdirSync(folder))
    if (!named.has(name) && !texts.some((text) => text.includes(name)))
      report(
        "warning",
        "asset.unused",
        { file: join(folder, name), line: 1 },
        `no address and no script names ${name}`,
      );
}
