/** Letters of a nickname that a file's name takes over. */
const LONGEST = 32;
/** Names that Windows keeps for devices, whatever follows the dot. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A text as a part of a file's name that every file system takes: letters, digits, - and _. */
export function safeName(text: string, longest = LONGEST): string {
  const plain = text
    .normalize("NFC")
    .replace(/\[(?:-|[0-9a-fA-F]{6}|\/?[biu]|\/?su[bp])\]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}_-]+/gu, "_");
  const name = Array.from(plain)
    .slice(0, longest)
    .join("")
    .replace(/^[_-]+|_+$/g, "");
  return DEVICES.test(name) ? `_${name}` : name;
}

/** The name of an object's files, without an ending: its nickname, or its kind, and its GUID. */
export function objectName(nickname: string, kind: string, guid: string): string {
  const name = safeName(nickname) || safeName(kind) || "object";
  const id = safeName(guid, 12);
  return id === "" ? name : `${name}.${id}`;
}

/** A name as file systems compare it that know no capitals. */
function folded(path: string): string {
  return path.normalize("NFC").toUpperCase().toLowerCase();
}

/** Gives out names that occur once in their folder, for file systems that know no capitals as well. */
export interface Names {
  /** Takes `stem + ending` for each ending, or with the first number after the stem that is free. */
  readonly take: (stem: string, endings: readonly string[]) => string;
}

/** Names of one folder, in which the reserved ones are taken. */
export function newNames(reserved: readonly string[]): Names {
  const taken = new Set(reserved.map(folded));
  /** The number to try next for a stem: a thousand equal names are told apart at once. */
  const next = new Map<string, number>();
  return {
    take(stem, endings) {
      for (;;) {
        const key = folded(stem + endings.join());
        const number = (next.get(key) ?? 0) + 1;
        next.set(key, number);
        const name = number === 1 ? stem : `${stem}-${number}`;
        const files = endings.map((ending) => folded(name + ending));
        if (files.some((file) => taken.has(file))) continue;
        for (const file of files) taken.add(file);
        return name;
      }
    },
  };
}
