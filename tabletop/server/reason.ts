import { isRecord, messageOf } from "../save/check";

const REASONS: Readonly<Record<string, string | undefined>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "there is no more room for this user",
  EACCES: "that is not allowed",
  EPERM: "that is not allowed",
  EROFS: "it can only be read",
  ENOENT: "a file or folder is missing",
  EEXIST: "something else has the name of a file or folder",
  EISDIR: "something else has the name of a file or folder",
  ERR_FS_EISDIR: "something else has the name of a file or folder",
  ENOTDIR: "a part of its path is no folder",
  ENAMETOOLONG: "the name is too long",
  EMFILE: "too many files are open",
  ENFILE: "too many files are open",
  EIO: "the disk fails",
  ELOOP: "its links lead round in a circle",
};

/** Why something of the system did not go, in words without paths; of an error of our own, its message. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error) ?? "";
  return REASONS[code] ?? (isSystemFault(error) ? `the system refuses it (${code})` : messageOf(error));
}

/** What the system, or Node, calls an error, as `ENOENT`; undefined of one that has no such name. */
export function codeOf(error: unknown): string | undefined {
  return isRecord(error) && typeof error["code"] === "string" ? error["code"] : undefined;
}

/** Whether the system has refused something, such as to write a file. */
export function isSystemFault(error: unknown): error is NodeJS.ErrnoException {
  return codeOf(error) !== undefined && isRecord(error) && typeof error["syscall"] === "string";
}
