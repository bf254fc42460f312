/**
 * npm run records: replays every record of test/records against its committed hashes, and counts the legal moves of the
 * positions in test/records/choices;
 * npm run records -- --update: writes hashes and counts anew, after a look at why they changed.
 */
import { Complaint, REFUSED, runCommand } from "./complaint";
import { FLAG, OWN, parseOptions } from "./options";
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

await runCommand("Usage: npm run records [-- --update]", () => {
  const { update = false } = parseOptions(OWN, { update: FLAG });
  const changed = [
    ...recordFolders(root).flatMap((folder) => compare(folder, update)),
    ...perftFiles(root).flatMap((file) => compareCounts(file, update)),
  ];
  if (changed.length === 0) return "";
  const [first, ...more] = changed.flatMap((text) => text.split("\n"));
  throw new Complaint(first, REFUSED, more);
});
