/** Bytes that wait for the end of their document; a save of 14 MB is shorter. */
const MOST_BYTES = 128_000_000;

const [QUOTE, BACKSLASH, OPEN, CLOSE] = [0x22, 0x5c, 0x7b, 0x7d];
const SPACE = new Set([0x20, 0x09, 0x0a, 0x0d]);

/** Cuts what comes over a connection into documents of JSON. */
export interface Documents {
  /** Takes bytes as they come; gives the documents that have ended. Throws a `NoDocument` where there is none. */
  readonly take: (bytes: Uint8Array) => string[];
  /** Whether a document has begun and not ended. */
  readonly isOpen: () => boolean;
}

/** What has come is no document of JSON, and no part of one. */
export class NoDocument extends Error {}

/**
 * The bytes of a connection as they come: a document in pieces, several in one piece, a character cut in the middle.
 * A document is an object of JSON; what stands before one is refused, so that no web page's request passes for one.
 */
export function newDocuments(): Documents {
  let pieces: Uint8Array[] = [];
  let size = 0;
  let depth = 0;
  let isText = false;
  let isEscaped = false;

  function isEndAt(byte: number): boolean {
    if (isEscaped) isEscaped = false;
    else if (isText) {
      if (byte === BACKSLASH) isEscaped = true;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (byte === OPEN) depth++;
    else if (byte === CLOSE) return --depth === 0;
    return false;
  }

  return {
    isOpen: () => depth > 0,
    take(bytes) {
      const found: string[] = [];
      let from = 0;
      for (let at = 0; at < bytes.length; at++) {
        const byte = bytes[at];
        if (depth === 0 && byte !== OPEN) {
          if (!SPACE.has(byte)) throw new NoDocument("it is no object of JSON");
          from = at + 1;
        } else if (isEndAt(byte)) {
          found.push(Buffer.concat([...pieces, bytes.subarray(from, at + 1)]).toString("utf8"));
          pieces = [];
          size = 0;
          from = at + 1;
        }
      }
      if (depth > 0) {
        pieces.push(bytes.subarray(from));
        size += bytes.length - from;
      }
      if (size > MOST_BYTES) throw new NoDocument("it is longer than any save");
      return found;
    },
  };
}
