import { Complaint } from "../complaint";

/** The person who takes the pictures: the first who comes to a table. */
const PERSON = "76561198000001001";

/**
 * A recorded game up to the line that begins with `until`, the first after one that begins with `after`; the whole
 * game without them. Red is whoever comes first, all others are computers.
 */
export function savedAt(record: string, after?: string, until?: string): string {
  const lines = record.split("\n").filter((line) => !line.startsWith("#"));
  const players = / ?\bplayers ((?:\w+ ?)+)/.exec(lines.join("\n"))?.[1].trim().split(" ") ?? [];
  const seats = players.map((one) => (one === "red" ? `seat red ${PERSON}` : `bot ${one} normal`));
  const table = `# table match host ${PERSON} ${seats.join(" ")}`;
  // A save says who sits where in a comment before its first action: after the first line there is none.
  const title = lines.findIndex((line) => line.trim() !== "");
  const from = after === undefined ? 0 : lines.findIndex((line) => line.startsWith(after));
  const end =
    until === undefined ? lines.length : lines.findIndex((line, i) => i > from && line.startsWith(until));
  if (title < 0 || from < 0 || end < 0)
    throw new Complaint(`The record has no ${after ?? ""} ... ${until ?? ""}.`);
  return [...lines.slice(0, title + 1), table, ...lines.slice(title + 1, end), ""].join("\n");
}
