import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { Complaint } from "../complaint";
import { putFiles } from "../put";
import { contentHash, HASH_DIGITS } from "./assets";
import { recordIn } from "../../tabletop/save/check";

/** A file that the build writes. */
export interface Output {
  readonly name: string;
  readonly bytes: Buffer | string;
}

/** Says which files of dist the build has written: their hashes, by name. */
const LEDGER = "written.json";
/** Ledgers of earlier builds bore the name of their save in front. */
const LEDGERS = /(^|\.)written\.json$/;
/** What builds wrote before there was a ledger. */
const OLD = /\.lua(\.map)?$/;
const HASHED = new RegExp(`-([0-9a-f]{${HASH_DIGITS}})\\.(obj|png|jpg)$`);

type Ledger = Record<string, string[] | undefined>;

/**
 * Writes `files` into the folder `dist` and `assets` below it: beside their places first, then moved in, the assets
 * before what refers to them. Complains, and writes nothing, where a file lies in the way that the build has not
 * written. Where `files` are all that there are, assets of earlier builds go: their names tell that they are ours.
 */
export function publish(
  dist: string,
  files: readonly Output[],
  assets: readonly Output[] = [],
  all = true,
): void {
  const ledger = readLedger(dist);
  for (const file of files) refuseForeign(dist, file, ledger);
  for (const asset of assets) refuseChanged(dist, asset);
  const folder = join(dist, "assets");
  mkdirSync(assets.length > 0 ? folder : dist, { recursive: true });
  put(
    folder,
    assets.filter(({ name }) => !existsSync(join(folder, name))),
  );
  const now = Object.fromEntries(files.map(({ name, bytes }) => [name, [contentHash(bytes)]]));
  // Both for as long as some files are old and some are new.
  const both = files.map(({ name }) => [name, [...(ledger?.[name] ?? []), ...now[name]]]);
  put(dist, [writtenLedger({ ...ledger, ...(Object.fromEntries(both) as Ledger) })]);
  put(dist, files);
  put(dist, [writtenLedger({ ...ledger, ...now })]);
  if (all && assets.length > 0) removeStale(folder, new Set(assets.map(({ name }) => name)));
}

function put(folder: string, files: readonly Output[]): void {
  putFiles(files.map(({ name, bytes }) => ({ path: join(folder, name), bytes })));
}

function writtenLedger(ledger: Ledger): Output {
  return { name: LEDGER, bytes: `${JSON.stringify(ledger, undefined, 2)}\n` };
}

/** Undefined where there is none; what is no ledger counts as an empty one. */
function readLedger(dist: string): Ledger | undefined {
  const files = existsSync(dist) ? readdirSync(dist).filter((name) => LEDGERS.test(name)) : [];
  if (files.length === 0) return undefined;
  const entries = files.flatMap((name) => ledgerEntries(join(dist, name)));
  const ledger: Ledger = {};
  for (const [name, hashes] of entries) ledger[name] = [...(ledger[name] ?? []), ...hashes];
  return ledger;
}

function ledgerEntries(file: string): (readonly [string, string[]])[] {
  const text = statSync(file).isFile() ? readFileSync(file, "utf8") : "";
  return Object.entries(recordIn(text) ?? {}).flatMap(([name, hashes]) =>
    Array.isArray(hashes) ? [[name, hashes.map(String)] as const] : [],
  );
}

function refuseForeign(dist: string, { name, bytes }: Output, ledger: Ledger | undefined): void {
  const file = join(dist, name);
  if (!existsSync(file)) return;
  const ours = [contentHash(bytes), ...(ledger?.[name] ?? [])];
  if (ledger === undefined && OLD.test(name)) return;
  if (statSync(file).isFile() && ours.includes(contentHash(readFileSync(file)))) return;
  throw new Complaint(`dist/${name} is not as the build left it: move it away, then build again.`);
}

function refuseChanged(dist: string, { name, bytes }: Output): void {
  const file = join(dist, "assets", name);
  if (existsSync(file) && !readFileSync(file).equals(Buffer.from(bytes)))
    throw new Complaint(`dist/assets/${name} is not what its name says: move it away, then build again.`);
}

/** An asset is ours if its content has the hash that its name tells. */
function removeStale(folder: string, current: ReadonlySet<string>): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const hash = HASHED.exec(entry.name)?.[1];
    if (hash === undefined || !entry.isFile() || current.has(entry.name)) continue;
    const file = join(folder, entry.name);
    if (contentHash(readFileSync(file)).startsWith(hash)) rmSync(file);
  }
}
