/**
 * npm run records: replays every record of test/records against its committed hashes;
 * npm run records -- --update: writes the hashes anew, after a look at why they changed.
 */
import { dirname } from "node:path";
import { findDifference, readHashes, readRecords, writeHashes } from "./records/hashes";

const root = dirname(dirname(process.argv[1] ?? ""));

function main(words: readonly string[]): number {
  if (words.some((word) => word !== "--update")) {
    console.error("records takes nothing, or --update.");
    return 2;
  }
  const records = readRecords(root);
  try {
    if (words.length > 0) writeHashes(root, records);
    const committed = readHashes(root);
    const changed = records.flatMap((one) => findDifference(one, committed[one.name] ?? []) ?? []);
    for (const text of changed) console.error(text);
    for (const { name } of records) console.log(`${name}: ${committed[name]?.length ?? 0} actions`);
    return changed.length > 0 ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

process.exitCode = main(process.argv.slice(2));
