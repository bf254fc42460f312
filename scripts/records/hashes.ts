/** The recorded games of test/records, and the hashes that their replays must give. */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashText } from "../../src/core/hash";
import { isFault } from "../../src/core/refuse";
import type { Fault } from "../../src/core/types";
import { startReplay, stepReplay } from "../../src/core/replay";
import { gameOf } from "../game";

const FOLDER = join("test", "records");
const FILE = join(FOLDER, "hashes.json");
const PER_LINE = 10;

export interface RecordFile {
  readonly name: string;
  readonly text: string;
}

/** Every record of test/records, by name. */
export function readRecords(root: string): RecordFile[] {
  return readdirSync(join(root, FOLDER))
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .map((file) => ({
      name: file.slice(0, -".txt".length),
      text: readFileSync(join(root, FOLDER, file), "utf8"),
    }));
}

/** The hash after each action of a record; throws where the record cannot be replayed. */
export function hashesOf(record: RecordFile): string[] {
  const engine = gameOf(record.text, `${record.name}.txt`);
  const replay = startReplay(engine, record.text);
  if (isFault(replay)) throw faulty(record, replay);
  const hashes: string[] = [];
  for (;;) {
    const next = stepReplay(replay, []);
    if (next === undefined) return hashes;
    if (isFault(next)) throw faulty(record, next);
    hashes.push(hashText(engine.rules.hash(replay.state)));
  }
}

function faulty(record: RecordFile, { line, column, why }: Fault): Error {
  return new Error(`${record.name}.txt:${line}:${column}: ${why.code} ${JSON.stringify(why.params)}`);
}

/** The committed hashes: of each record, after each of its actions. */
export function readHashes(root: string): Record<string, string[] | undefined> {
  const lines = JSON.parse(readFileSync(join(root, FILE), "utf8")) as Record<string, string[]>;
  return Object.fromEntries(Object.entries(lines).map(([name, rows]) => [name, rows.join(" ").split(" ")]));
}

export function writeHashes(root: string, records: readonly RecordFile[]): void {
  const lines: Record<string, string[]> = {};
  for (const record of records) {
    const hashes = hashesOf(record);
    const rows: string[] = [];
    for (let i = 0; i < hashes.length; i += PER_LINE) rows.push(hashes.slice(i, i + PER_LINE).join(" "));
    lines[record.name] = rows;
  }
  writeFileSync(join(root, FILE), JSON.stringify(lines, undefined, 1) + "\n");
}
