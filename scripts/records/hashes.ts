/** The recorded games of test/records, and the hashes that their replays must give. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Engine } from "../../src/core/engine";
import { hashText } from "../../src/core/hash";
import { isFault } from "../../src/core/refuse";
import type { AnyAction, CommonState, Fault } from "../../src/core/types";
import { startReplay, stepReplay } from "../../src/core/replay";
import { gameOf } from "../game";

const FOLDER = join("test", "records");
/** Where the hashes of a folder's records are, in that folder. */
const FILE = "hashes.json";
const PER_LINE = 10;

export interface RecordFile {
  readonly name: string;
  readonly text: string;
}

/** The folders of records: that of the first game, then one for each other game that has hashes. */
export function recordFolders(root: string): string[] {
  const all = readdirSync(join(root, FOLDER), { withFileTypes: true });
  const games = all.filter((entry) => entry.isDirectory()).map(({ name }) => join(FOLDER, name));
  return [FOLDER, ...games.filter((folder) => existsSync(join(root, folder, FILE))).sort()];
}

/** Every record of a folder, by name. */
export function readRecords(root: string, folder = FOLDER): RecordFile[] {
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .map((file) => ({
      name: file.slice(0, -".txt".length),
      text: readFileSync(join(root, folder, file), "utf8"),
    }));
}

/** The hash after each action of a record; throws where the record cannot be replayed. */
export function hashesOf(record: RecordFile): string[] {
  const hashes: string[] = [];
  replay(record, ({ rules }, state, count) => {
    if (count > 0) hashes.push(hashText(rules.hash(state)));
  });
  return hashes;
}

/**
 * Where a record leads elsewhere than to its committed hashes: the first action after which they differ, and how the
 * game stands before and after it; undefined where all are the same.
 */
export function findDifference(record: RecordFile, committed: readonly string[]): string | undefined {
  const hashes = hashesOf(record);
  const at = hashes.findIndex((hash, i) => hash !== committed[i]);
  if (at < 0) {
    const counts = `${hashes.length} actions, but ${committed.length} hashes are committed`;
    return hashes.length === committed.length ? undefined : `${record.name} has ${counts}`;
  }
  const lines = [
    `${record.name} differs after action ${at + 1}: ${hashes[at]}, committed ${committed[at] ?? "none"}`,
  ];
  replay(record, ({ notation }, state, count, action) => {
    if (count === at + 1 && action !== undefined) lines.push(notation.writeAction(action, state.colours));
    if (count === at || count === at + 1) lines.push(notation.writePosition(state));
  });
  return lines.join("\n");
}

/** Gets a record's state before its first action and after each one. */
type See = (engine: Engine, state: CommonState, count: number, action: AnyAction | undefined) => void;

function replay(record: RecordFile, see: See): void {
  const engine = gameOf(record.text, `${record.name}.txt`);
  const begun = startReplay(engine, record.text);
  if (isFault(begun)) throw faulty(record, begun);
  see(engine, begun.state, 0, undefined);
  for (;;) {
    const next = stepReplay(begun, []);
    if (next === undefined) return;
    if (isFault(next)) throw faulty(record, next);
    see(engine, begun.state, begun.count, next);
  }
}

function faulty(record: RecordFile, { line, column, why }: Fault): Error {
  return new Error(`${record.name}.txt:${line}:${column}: ${why.code} ${JSON.stringify(why.params)}`);
}

/** The committed hashes: of each record, after each of its actions. */
export function readHashes(root: string, folder = FOLDER): Record<string, string[] | undefined> {
  const lines = JSON.parse(readFileSync(join(root, folder, FILE), "utf8")) as Record<string, string[]>;
  return Object.fromEntries(Object.entries(lines).map(([name, rows]) => [name, rows.join(" ").split(" ")]));
}

/** Replays the records and writes the hashes after each of their actions; throws where one does not replay. */
export function writeHashes(root: string, folder: string, records: readonly RecordFile[]): void {
  const lines: Record<string, string[]> = {};
  for (const record of records) {
    const hashes = hashesOf(record);
    const rows: string[] = [];
    for (let i = 0; i < hashes.length; i += PER_LINE) rows.push(hashes.slice(i, i + PER_LINE).join(" "));
    lines[record.name] = rows;
  }
  writeFileSync(join(root, folder, FILE), JSON.stringify(lines, undefined, 1) + "\n");
}
