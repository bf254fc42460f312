import { readFileSync } from "node:fs";
import { parseLoosely } from "../../tabletop/save/loose";
import { isRecord } from "../../tabletop/save/check";
import type { SaveFile } from "../../tabletop/save/types";
import { Complaint } from "../complaint";
import { visitAll } from "./check/packed";

const ON_THE_WEB = /^https?:\/\//i;

/** Reads a save that Tabletop Simulator has written after its upload; complains in a sentence of what is none. */
export function readUploaded(file: string, name: string): Readonly<Record<string, unknown>> {
  let read: unknown;
  try {
    read = parseLoosely(readFileSync(file, "utf8"));
  } catch (error) {
    const isThere = !(error instanceof Error && "syscall" in error);
    throw new Complaint(
      isThere ? `${name} is no save: it was cut, or is no JSON.` : `${name} cannot be read.`,
    );
  }
  if (isRecord(read) && Array.isArray(read["ObjectStates"])) return read;
  throw new Complaint(`${name} is no save of Tabletop Simulator: it has no list ObjectStates.`);
}

/**
 * The addresses that the Cloud Manager gave, by the names of the files. Objects of the upload save have the name of their
 * file as memo; of a game's own save it is found by comparing its objects and pictures with those of `built`, whose
 * addresses begin with `base`.
 */
export function uploadedAddresses(
  uploaded: Readonly<Record<string, unknown>>,
  built: readonly SaveFile[],
  base: string,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const take = (name: string, url: unknown): void => {
    if (typeof url === "string" && ON_THE_WEB.test(url) && !found.has(name)) found.set(name, url);
  };
  const objects = recordsIn(uploaded["ObjectStates"]);
  for (const object of objects) {
    const memo = object["Memo"];
    if (typeof memo === "string" && /-[0-9a-f]{12}\.\w+$/.test(memo))
      visitAll(object, (_, key, value) => {
        if (/^(ImageURL|MeshURL)$/.test(key)) take(memo, value);
      });
  }
  const byGuid = new Map(objects.map((object) => [object["GUID"], object]));
  for (const save of built) {
    for (const object of save.ObjectStates) compare(object, byGuid.get(object.GUID), base, take);
    if (uploaded["SaveName"] !== save.SaveName) continue;
    const pictures = new Map(recordsIn(uploaded["CustomUIAssets"]).map((one) => [one["Name"], one]));
    for (const asset of save.CustomUIAssets) compare(asset, pictures.get(asset.Name), base, take);
  }
  return found;
}

/** Takes each address of `there` that stands where `here` has one of a file. */
function compare(
  here: object,
  there: Readonly<Record<string, unknown>> | undefined,
  base: string,
  take: (name: string, url: unknown) => void,
): void {
  const now = new Map<string, unknown>();
  visitAll(there, (path, _, value) => now.set(path, value));
  visitAll(here, (path, _, value) => {
    if (typeof value === "string" && value.startsWith(base)) take(value.slice(base.length), now.get(path));
  });
}

function recordsIn(list: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(list) ? list.filter(isRecord) : [];
}
