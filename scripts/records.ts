/**
 * npm run records: replays every record of test/records against its committed hashes, and counts the legal moves of the
 * positions in test/records/choices;
 * npm run records -- --update: writes hashes and counts anew, after a look at why they changed.
 */
import { messageOf } from "../tabletop/save/check";
import { findDifference, readHashes, readRecords, recordFolders, writeHashes } from "./records/hashes";
import { perftFiles, readPerft, recount, writePerft } from "./records/perft";
import { root } from "./root";

/** Replays the records of a folder, writes their hashes anew if told so, and gives what differs from them. */
function compare(folder: string, update: boolean): string[] {
  const records = readRecords(root, folder);
  if (update) writeHashes(root, folder, records);
  const committed = readHashes(root, folder);
  for (const { name } of records) console.log(`${name}: ${committed[name]?.length ?? 0} actions`);
  return records.flatMap((one) => findDifference(one, committed[one.name] ?? []) ?? []);
}

/** Counts the moves of a file's positions, writes the counts if told so, and gives what differs from them. */
function compareCounts(file: string, update: boolean): string[] {
  const counted = recount(root, file);
  if (update) writePerft(root, file, counted);
  const committed = readPerft(root, file);
  console.log(`${file}: ${counted.length} positions`);
  return counted.flatMap(({ position, counts }, i) => {
    const before = committed[i].counts.join(" ");
    return counts.join(" ") === before ? [] : [`${counts.join(" ")} moves, committed ${before}: ${position}`];
  });
}

function main(words: readonly string[]): number {
  if (words.some((word) => word !== "--update")) {
    console.error("records takes nothing, or --update.");
    return 2;
  }
  try {
    const folders = recordFolders(root);
    const changed = folders.flatMap((folder) => compare(folder, words.length > 0));
    changed.push(...perftFiles(root).flatMap((file) => compareCounts(file, words.length > 0)));
    for (const text of changed) console.error(text);
    return changed.length > 0 ? 1 : 0;
  } catch (error) {
    console.error(messageOf(error));
    return 1;
  }
}

process.exitCode = main(process.argv.slice(2));
